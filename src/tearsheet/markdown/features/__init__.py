"""The Markdown features, one file each."""
