"""A house message: the site's own promotion, in place of an advertisement."""

from __future__ import annotations

from msgspec import Struct


class HouseMessage(Struct, frozen=True, kw_only=True):
    """A short sentence with a link."""

    id: str
    """The id for analytics."""
    title: str
    href: str
    words: str
    """The text of the link."""
