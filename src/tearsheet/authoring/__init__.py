"""Begins pages, demos and product lines in the house form."""
