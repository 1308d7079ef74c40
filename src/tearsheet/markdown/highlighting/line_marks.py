"""Highlighted lines: marked, added, removed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import StrEnum
from itertools import pairwise

from tearsheet.markdown.highlighting.fence import Fence


class LineMark(StrEnum):
    """The kind of mark of a line; the value is its CSS class."""

    MARKED = "marked"
    ADDED = "added"
    REMOVED = "removed"


def render_lines(lines: Iterable[str], marks: Mapping[int, Iterable[LineMark]]) -> str:
    """Join highlighted lines, the marked ones with their classes; lines count from one."""
    if not marks:
        return "\n".join(lines)
    return "\n".join(
        f'<span class="{" ".join(("line", *marks[number]))}">{line}</span>'
        if number in marks
        else line
        for number, line in enumerate(lines, start=1)
    )


def find_marks(fence: Fence, code: str) -> dict[int, tuple[LineMark, ...]]:
    """Find the marked lines, from the fence and, in a diff, from their first character."""
    # Most blocks have none.
    if fence.language != "diff" and not (fence.marked or fence.added or fence.removed):
        return {}
    by_mark = {
        LineMark.MARKED: fence.marked,
        LineMark.ADDED: fence.added,
        LineMark.REMOVED: fence.removed,
    }
    if fence.language == "diff":
        for mark, lines in _find_changes(code).items():
            by_mark[mark] |= lines
    every = frozenset[int]().union(*by_mark.values())
    return {
        line: tuple(mark for mark, lines in by_mark.items() if line in lines)
        for line in sorted(every)
    }


def _find_changes(code: str) -> dict[LineMark, frozenset[int]]:
    lines = code.split("\n")
    names_of_files = {
        number
        for first, (old, new) in enumerate(pairwise(lines), start=1)
        if old.startswith("--- ") and new.startswith("+++ ")
        for number in (first, first + 1)
    }
    signs = {LineMark.ADDED: "+", LineMark.REMOVED: "-"}
    return {
        mark: frozenset(
            number
            for number, line in enumerate(lines, start=1)
            if line.startswith(sign) and number not in names_of_files
        )
        for mark, sign in signs.items()
    }
