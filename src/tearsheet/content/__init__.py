"""Reads the content tree into the model; the only code that opens it."""
