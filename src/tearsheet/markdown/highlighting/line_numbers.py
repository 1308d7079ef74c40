"""Reads numbers of lines and ranges of them: `1,3-4`."""

from __future__ import annotations

import re

from tearsheet.errors import ContentError, Place

MOST_LINES = 10_000
"""The largest line number, so that a typo does not fill the memory."""

_PART = re.compile(r"\s*([0-9]{1,9})\s*(?:-\s*([0-9]{1,9})\s*)?", re.ASCII)


def read_line_numbers(text: str | None, where: Place) -> frozenset[int]:
    """Return the listed line numbers, empty without a text; they must be in order."""
    if text is None:
        return frozenset()
    lines: list[int] = []
    for part in text.split(","):
        first, last = _read_part(part, text, where)
        if not 0 < first <= last or (lines and first <= lines[-1]):
            raise _out_of_order(part.strip(), text, where)
        lines.extend(range(first, last + 1))
    return frozenset(lines)


def _read_part(part: str, text: str, where: Place) -> tuple[int, int]:
    match = _PART.fullmatch(part)
    if not match:
        raise ContentError(
            where,
            problem=f'"{{{text}}}" does not name lines.',
            remedy="Write numbers and ranges with commas between them, as in {1,3-4}.",
        )
    first, last = int(match[1]), int(match[2] or match[1])
    if last > MOST_LINES:
        raise ContentError(
            where,
            problem=f'"{{{text}}}" names line {last}; no block of code is that long.',
            remedy=f"Count the lines of the code from one; at most {MOST_LINES} can be marked.",
        )
    return first, last


def _out_of_order(part: str, text: str, where: Place) -> ContentError:
    return ContentError(
        where,
        problem=f'"{part}" is out of order in "{{{text}}}".',
        remedy="Count from one, name each line once and the smaller number first, as in {1,3-4}.",
    )
