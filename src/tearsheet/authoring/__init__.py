"""Scaffolding of pages, demos and products."""
