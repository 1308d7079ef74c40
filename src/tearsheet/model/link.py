"""A link to a page."""

from __future__ import annotations

from typing import NamedTuple


class Link(NamedTuple):
    """An address and the text of the link."""

    address: str
    text: str
