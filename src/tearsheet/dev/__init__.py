"""The author's live server: every saved page and demo in the open browser at once."""
