"""Builds through a Dask cluster: what they take, and whether the site is the same."""
