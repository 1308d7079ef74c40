"""What a site tells of itself in the box that others would sell."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class HouseMessage:
    """A few words, and the link they are for."""

    id: str
    """What it is called where it is measured."""
    title: str
    text: str
    href: str
    words: str
    """Of the link."""
