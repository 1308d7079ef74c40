"""A diff: its lines are marked as added or removed, and that says enough."""

from tearsheet.markdown.highlighting.languages.text import read

__all__ = ["read"]
