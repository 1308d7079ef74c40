"""Divides a sorted list of words into files, so that an edit only moves boundaries near it."""

from __future__ import annotations

import zlib
from bisect import bisect_left
from collections.abc import Iterable, Iterator, Sequence
from itertools import accumulate

from msgspec import Struct

_LAST = chr(0x10FFFF)

_APART = 16
"""One run in so many is joined with none before it."""


class Division(Struct, frozen=True):
    """Sorted words, the size of each, and the size limit of a file."""

    words: Sequence[str]
    ends: Sequence[int]
    limit: int

    def size(self, low: int, high: int) -> int:
        """The total size of some adjacent words."""
        return self.ends[high] - self.ends[low]


def divide(words: Sequence[str], sizes: Sequence[int], limit: int) -> list[tuple[int, int]]:
    """Divide words into runs that fit a file each; only a single word may be larger.

    Words of one beginning are cut by the letter that follows it when they are too many, so
    that a word that grows moves the cuts among its nearest neighbors and no others.
    """
    division = Division(words, [0, *accumulate(sizes)], limit)
    return list(_divide(division, 0, len(words), 0)) if words else []


def join_runs(
    runs: Iterable[tuple[int, int]], words: Sequence[str], sizes: Sequence[int], limit: int
) -> list[tuple[int, int]]:
    """Neighboring runs as one where they fit a file together.

    Where nothing is joined depends on the next word alone, so that a word that grows moves no
    cut far from it.
    """
    division = Division(words, [0, *accumulate(sizes)], limit)
    joined: list[tuple[int, int]] = []
    for low, high in runs:
        begin = joined[-1][0] if joined else low
        is_apart = zlib.crc32(words[low].encode()) % _APART == 0
        if joined and not is_apart and division.size(begin, high) <= limit:
            joined[-1] = begin, high
        else:
            joined.append((low, high))
    return joined


def _divide(division: Division, low: int, high: int, depth: int) -> Iterator[tuple[int, int]]:
    if high - low == 1 or division.size(low, high) <= division.limit:
        yield low, high
        return
    start = low
    for begin, end in _by_letter(division.words, low, high, depth):
        if division.size(start, end) <= division.limit:
            continue
        if start < begin:
            yield start, begin
        start = begin
        if division.size(begin, end) > division.limit:
            yield from _divide(division, begin, end, depth + 1)
            start = end
    if start < high:
        yield start, high


def _by_letter(words: Sequence[str], low: int, high: int, depth: int) -> Iterator[tuple[int, int]]:
    while low < high:
        beginning = words[low][: depth + 1]
        # A word that ends here sorts before longer ones.
        ends_here = len(words[low]) <= depth
        end = low + 1 if ends_here else bisect_left(words, beginning + _LAST, low, high)
        yield low, end
        low = end
