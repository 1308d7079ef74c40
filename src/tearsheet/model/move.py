"""Redirects from former addresses of pages."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from msgspec import Struct

from tearsheet.errors import Place

GAP = re.compile(r"\{([a-z]+)\}")
"""A placeholder of a pattern: a part of an address, without a slash."""


class Move(Struct, frozen=True, kw_only=True):
    """One row: an old address and the new one, or a pattern for many of both."""

    old: str
    new: str
    source: Place
    """Where the old address is written."""
    target: Place
    """Where the new one is."""

    @property
    def is_pattern(self) -> bool:
        """Whether the row has a placeholder, and so applies to many addresses."""
        return GAP.search(self.old) is not None


class Moves(Struct, frozen=True, kw_only=True):
    """All redirects, and the former languages."""

    rows: tuple[Move, ...] = ()
    former_languages: tuple[str, ...] = ()
    """Former language prefixes of addresses; the rest of these addresses is unchanged."""
    languages_place: Place | None = None


def fill_in(pattern: str, found: re.Match[str]) -> str:
    """Fill the placeholders of a pattern with those of a match."""
    return GAP.sub(lambda gap: found[gap[1]], pattern)


def find_matches(pattern: str, addresses: Iterable[str]) -> Iterator[re.Match[str]]:
    """Find the addresses that match a pattern."""
    literal, *rest = GAP.split(pattern)
    names, between = rest[::2], rest[1::2]
    gaps = (
        f"(?P<{name}>[a-z0-9.-]+){re.escape(text)}"
        for name, text in zip(names, between, strict=True)
    )
    written_like = re.compile(re.escape(literal) + "".join(gaps))
    found = map(written_like.fullmatch, addresses)
    return (match for match in found if match)
