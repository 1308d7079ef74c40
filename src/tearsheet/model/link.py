"""A way to a page."""

from __future__ import annotations

from typing import NamedTuple


class Link(NamedTuple):
    """An address, and the words that lead there."""

    address: str
    text: str
