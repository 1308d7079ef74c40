"""Where pages used to be: addresses that lead on to where the page is now."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from tearsheet.errors import Place

GAP = re.compile(r"\{([a-z]+)\}")
"""What a pattern leaves open: a part of an address, without a slash."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Move:
    """One row: an old address and the new one, or a pattern for many of both."""

    old: str
    new: str
    source: Place
    """Where the old address is written."""
    target: Place
    """Where the new one is."""

    @property
    def is_pattern(self) -> bool:
        """Whether the row stands for as many addresses as there are pages to lead to."""
        return GAP.search(self.old) is not None


@dataclass(frozen=True, slots=True, kw_only=True)
class Moves:
    """Everything that is said about old addresses."""

    rows: tuple[Move, ...] = ()
    former_languages: tuple[str, ...] = ()
    """Languages that addresses used to begin with; without them they are what they were."""
    languages_place: Place | None = None


def fill_in(pattern: str, found: re.Match[str]) -> str:
    """Write what was found into the gaps of a pattern."""
    return GAP.sub(lambda gap: found[gap[1]], pattern)


def find_matches(pattern: str, addresses: Iterable[str]) -> Iterator[re.Match[str]]:
    """Find the addresses that are written like a pattern."""
    literal, *rest = GAP.split(pattern)
    names, between = rest[::2], rest[1::2]
    gaps = (
        f"(?P<{name}>[a-z0-9.-]+){re.escape(text)}"
        for name, text in zip(names, between, strict=True)
    )
    written_like = re.compile(re.escape(literal) + "".join(gaps))
    found = map(written_like.fullmatch, addresses)
    return (match for match in found if match)
