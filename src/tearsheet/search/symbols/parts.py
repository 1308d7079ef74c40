"""Divides rows into parts of limited size."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache

from msgspec import Struct, field

from tearsheet.search.symbols.encode import names_of, write_json
from tearsheet.search.symbols.rows import HolderRow, Row

NUMBER = 4
"""Bytes of a step with its comma, nearly always at most."""

ROW = 24
"""Bytes of a row without its names and steps."""


class _Part(Struct):
    """A part that is being filled; lives only as long as `divide` runs."""

    limit: int
    rows: list[Row] = field(default_factory=list)
    names: set[str] = field(default_factory=set)
    size: int = 100

    def takes(self, row: Row, names: set[str], size: int) -> bool:
        """Take a row if it fits; the first always does."""
        more = size + sum(_byte_length(name) for name in names - self.names)
        if self.rows and self.size + more > self.limit:
            return False
        self.rows.append(row)
        self.names |= names
        self.size += more
        return True


def divide(rows: Iterable[Row], first: int, limit: int) -> Iterator[list[Row]]:
    """Divide rows into parts with a limit in bytes; the first part has its own limit."""
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
        return ROW + _byte_length(row.address) + NUMBER * len(row.names)
    return ROW + sum(map(_byte_length, row.row.ids)) + NUMBER * len(row.row.names)


@cache
def _byte_length(text: str) -> int:
    return len(write_json(text)) + 1
