"""Serving and publishing sites of many files."""
