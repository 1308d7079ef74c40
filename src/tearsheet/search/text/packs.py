"""What is shown of pages that were found, in packs of neighbours."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

GROUP = 64
"""So many pages stand or fall together: an edit of one moves no cut outside its group."""

_SMALLEST, _LARGEST = 24_000, 90_000


def pack_limit(pages: int) -> int:
    """How many bytes a pack of a site may hold; only a single page may take more.

    Small packs are fetched sooner, but a large site would have so many that their names alone
    would be too much for the first file.
    """
    return min(_LARGEST, max(_SMALLEST, 12 * pages))


def cut_group(shown: Sequence[str], limit: int) -> Iterator[tuple[int, str]]:
    """The packs of one group, each after the place of its first page in the group."""
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
