"""The build: from the content folder to a checked site in its output folder."""
