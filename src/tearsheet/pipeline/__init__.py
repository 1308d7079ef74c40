"""From the content folder to a proven site in its place."""
