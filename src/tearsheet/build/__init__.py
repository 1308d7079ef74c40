"""Site -> dist/: the pipeline and its steps."""
