"""Extracts facts about components, hooks and errors from published packages."""
