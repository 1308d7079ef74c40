"""What a site is made of: frozen values, no files, no HTML."""
