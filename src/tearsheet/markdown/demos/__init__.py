"""A placed demo: its options, the island of each variant, and the code below."""
