"""Renders generated pages: facts of packages as articles."""
