"""Reads earlier versions of the documented packages and notes what became of what they have."""
