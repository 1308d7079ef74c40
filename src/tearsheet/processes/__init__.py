"""Executors: local processes, a Dask cluster, or one that a function returns."""
