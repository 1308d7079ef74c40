"""Byte ranges removed from a text."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Sequence

from msgspec import Struct


class Removal(Struct, frozen=True, order=True):
    """A byte range, end exclusive, and its replacement."""

    start: int
    end: int
    instead: bytes = b""


def merge(removals: Iterable[Removal]) -> list[Removal]:
    """The same removals, sorted and without overlaps."""
    merged: list[Removal] = []
    for removal in sorted(removals, key=lambda removal: (removal.start, -removal.end)):
        last = merged[-1] if merged else None
        if last is None or removal.start >= last.end:
            merged.append(removal)
        elif removal.end > last.end:
            merged[-1] = Removal(last.start, removal.end, last.instead + removal.instead)
    return merged


def apply(removals: Iterable[Removal], code: bytes) -> bytes:
    """The text without the removals, which are merged."""
    left: list[bytes] = []
    position = 0
    for removal in removals:
        left += (code[position : removal.start], removal.instead)
        position = removal.end
    left.append(code[position:])
    return b"".join(left)


def is_cut_out(position: int, removals: Sequence[Removal]) -> bool:
    """Whether a byte is within one of some merged removals."""
    number = bisect_right(removals, position, key=lambda removal: removal.start) - 1
    return number >= 0 and position < removals[number].end
