"""Pieces cut out of a text, and what is left of it."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True, order=True)
class Cut:
    """From the first byte that goes to the first that stays, and what comes in its place."""

    start: int
    end: int
    instead: bytes = b""


def merge(cuts: Iterable[Cut]) -> list[Cut]:
    """The same cuts in their order, none within or over another."""
    merged: list[Cut] = []
    for cut in sorted(cuts, key=lambda cut: (cut.start, -cut.end)):
        last = merged[-1] if merged else None
        if last is None or cut.start >= last.end:
            merged.append(cut)
        elif cut.end > last.end:
            merged[-1] = Cut(last.start, cut.end, last.instead + cut.instead)
    return merged


def apply(cuts: Iterable[Cut], code: bytes) -> bytes:
    """What is left of a text; the cuts are merged."""
    left: list[bytes] = []
    position = 0
    for cut in cuts:
        left += (code[position : cut.start], cut.instead)
        position = cut.end
    left.append(code[position:])
    return b"".join(left)


def is_cut_out(position: int, cuts: Sequence[Cut]) -> bool:
    """Whether a byte is within one of some merged cuts."""
    number = bisect_right(cuts, position, key=lambda cut: cut.start) - 1
    return number >= 0 and position < cuts[number].end
