"""From `dist/` to where visitors are: a folder or an object store, release by release."""
