"""The data model of a site: frozen values, no files, no HTML."""
