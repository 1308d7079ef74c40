"""What directives place on pages: tables, lists and texts made of the facts of packages."""
