"""What people call things, and what they mean by it."""

from __future__ import annotations

from msgspec import Struct

from tearsheet.errors import Place


class Synonym(Struct, frozen=True, kw_only=True):
    """A word that people search for, and the components, hooks or pages they mean."""

    word: str
    meanings: tuple[tuple[str, Place], ...]
    """Each is the name of an export, or the address of a page; with its line."""
