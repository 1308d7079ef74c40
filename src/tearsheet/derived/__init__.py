"""Generated pages, tables and drawings, derived from packages, posts and pictures."""
