"""Generated pages: facts of the packages as articles."""
