"""Executors: processes of this machine, Dask, or whatever a function of yours returns."""
