"""Text that is no code: nothing in it has a class."""

from __future__ import annotations

from tearsheet.markdown.highlighting.tokens import Token


def read(_code: str) -> list[Token]:
    """Find nothing."""
    return []
