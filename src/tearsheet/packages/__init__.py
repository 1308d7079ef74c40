"""The published packages, read: their components, hooks and errors as facts."""
