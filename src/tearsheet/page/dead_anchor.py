"""A link to an anchor that does not exist, reported with suggestions."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path

from tearsheet.errors import Mistake, Place, suggest
from tearsheet.markdown.rendering import MAIN


def dead_anchor(
    source: Path, lines: Mapping[str, int], href: str, known: frozenset[str]
) -> Mistake:
    """The mistake of a link in a page's text; `known` are the ids of the page it leads to."""
    anchor = href.partition("#")[2]
    names = _names_to_offer(known, is_lower=anchor[:1].islower())
    return Mistake(
        place_of_link(source, lines, href),
        f'The link to "{href}" finds no "{anchor}" on that page.',
        suggest(anchor, names or [""]),
    )


# Many links of a page may be dead at once: after its headings were renamed, nearly all are.
@lru_cache(maxsize=16)
def _names_to_offer(known: frozenset[str], *, is_lower: bool) -> frozenset[str]:
    names = frozenset(name for name in known if not name.startswith("shell-") and name != MAIN)
    # Links usually lead to headings; the ids of demos begin with a capital letter.
    return frozenset(name for name in names if name[:1].islower() == is_lower) or names


def place_of_link(source: Path, lines: Mapping[str, int], href: str) -> Place:
    """The line of a page on which a link was written; no line when the build generated it."""
    return Place(source, lines.get(href))
