"""Measures the search: whether it finds what people look for, how fast, and for how much."""
