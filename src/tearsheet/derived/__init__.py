"""Pages, tables and drawings that nobody wrote: made of packages, posts and pictures."""
