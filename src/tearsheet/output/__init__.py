"""The built site on disk: files, headers, manifest, and how they are written."""
