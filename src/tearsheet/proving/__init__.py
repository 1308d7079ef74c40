"""Proves the demos before publication: every variant, in a real browser, against the packages."""
