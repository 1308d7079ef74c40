"""Data flow analysis of the code of a component."""
