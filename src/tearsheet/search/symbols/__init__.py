"""Everything of the site that has a name, laid down so that it is found by parts of it."""
