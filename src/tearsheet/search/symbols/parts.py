"""Rows put together into parts, none of which grows too large."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache

from tearsheet.search.symbols.encode import names_of, write_json
from tearsheet.search.symbols.rows import HolderRow, Row

NUMBER = 4
"""Bytes that a step takes with its comma, at most but for a few."""

ROW = 24
"""Bytes of a row besides its names and its steps."""


@dataclass(slots=True)
class _Part:
    """A part while it is filled; lives only as long as `divide` runs."""

    limit: int
    rows: list[Row] = field(default_factory=list)
    names: set[str] = field(default_factory=set)
    size: int = 100

    def takes(self, row: Row, names: set[str], size: int) -> bool:
        """Take a row, if there is room; the first finds some always."""
        more = size + sum(_weigh(name) for name in names - self.names)
        if self.rows and self.size + more > self.limit:
            return False
        self.rows.append(row)
        self.names |= names
        self.size += more
        return True


def divide(rows: Iterable[Row], first: int, limit: int) -> Iterator[list[Row]]:
    """Put rows together into parts of so many bytes at most; the first has a limit of its own."""
    part = _Part(first)
    for row in rows:
        names, size = names_of(row), _size_of(row)
        if not part.takes(row, names, size):
            yield part.rows
            part = _Part(limit)
            part.takes(row, names, size)
    yield part.rows


def _size_of(row: Row) -> int:
    if isinstance(row, HolderRow):
        return ROW + _weigh(row.address) + NUMBER * len(row.names)
    return ROW + sum(map(_weigh, row.row.ids)) + NUMBER * len(row.row.names)


@cache
def _weigh(text: str) -> int:
    return len(write_json(text)) + 1
