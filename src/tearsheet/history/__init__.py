"""Computes the API history of the documented packages from their earlier versions."""
