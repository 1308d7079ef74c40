"""Digests, and the cache of results keyed by them."""
