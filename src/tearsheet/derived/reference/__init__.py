"""The API reference: the pages generated from the facts of packages."""
