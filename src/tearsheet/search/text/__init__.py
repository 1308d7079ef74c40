"""The text of all pages, word by word, in files small enough to be fetched while one types."""
