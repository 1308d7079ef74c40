"""The symbols index: everything on the site with a name, found by substrings."""
