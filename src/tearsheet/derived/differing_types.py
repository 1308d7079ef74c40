"""Two long types without most of what they have in common; the reader shortens them further."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate, takewhile

SHARED = 100
"""In characters: this much of what is the same stays at each end. The reader shows two words of it,
and types that are shorter than this together it shows whole."""
DIFFERING = 200
"""In characters: this much of what differs stays; the reader shows less of it."""


def differing_parts(one: str, other: str) -> tuple[str, str]:
    """Both types without what the reader does not show of them; nothing if they are the same."""
    if one == other:
        return "", ""
    first, second = one.split(" "), other.split(" ")
    begin = _count_same(first, second)
    end = _count_same(first[begin:][::-1], second[begin:][::-1])
    before = _beginning(first[:begin][::-1], SHARED)[::-1]
    after = _beginning(first[len(first) - end :], SHARED)
    parts = (
        [*before, *_beginning(words[begin : len(words) - end], DIFFERING), *after]
        for words in (first, second)
    )
    old, new = map(" ".join, parts)
    return old, new


def _count_same(one: Sequence[str], other: Sequence[str]) -> int:
    same = takewhile(lambda pair: pair[0] == pair[1], zip(one, other, strict=False))
    return sum(1 for _ in same)


def _beginning(words: Sequence[str], length: int) -> Sequence[str]:
    """The first words that are at least so long together, and no fewer than three."""
    lengths = accumulate(len(word) + 1 for word in words)
    return words[: max(3, 1 + sum(1 for _ in takewhile(lambda total: total < length, lengths)))]
