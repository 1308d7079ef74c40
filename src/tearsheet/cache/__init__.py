"""Digests and results kept by them: the only place that hashes."""
