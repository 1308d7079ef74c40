"""Rendering one page, from its inputs to its bytes."""
