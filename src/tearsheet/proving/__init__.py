"""Proves demos before they are published: every cut, in a real browser, against the packages."""
