"""The displayed texts of search results, in packs of adjacent pages."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tearsheet.search.limits import LIMITS, IndexLimits

GROUP = 64
"""Pages per group: an edit of a page moves no pack boundary outside of its group."""

_SMALLEST, _LARGEST = 24_000, 90_000


def pack_limit(pages: int, limits: IndexLimits = LIMITS) -> int:
    """The size limit of a site's packs in bytes; only a single page may be larger.

    Small packs are fetched sooner, but a large site would have so many that their names alone
    would be too much for the first file.
    """
    return min(_LARGEST, max(min(_SMALLEST, limits.file), 12 * pages))


def cut_group(shown: Sequence[str], limit: int) -> Iterator[tuple[int, str]]:
    """The packs of one group, each with the position of its first page in the group."""
    first, size = 0, 0
    for place, page in enumerate(shown):
        length = len(page.encode())
        if place > first and size + length > limit:
            yield first, _pack(shown[first:place])
            first, size = place, 0
        size += length
    if shown:
        yield first, _pack(shown[first:])


def _pack(shown: Sequence[str]) -> str:
    return f"[{','.join(shown)}]"
