"""The full-text index, by word, in files small enough to be fetched while typing."""
