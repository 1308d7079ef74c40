"""The encoding of rows: names once, members as numbers, addresses by pattern.

A part is `{"names": [...], "holders": [...], "lists": [...]}`:

- `names` are those that are new in this part and in no other number than their place in it;
- a row of `holders` is `[kind, product, address, numbers]`: the names of those of a kind whose
  addresses are one form (`place_of`);
- a row of `lists` is `[form, holder, numbers, ids, origin]`, without what is empty at its end:
  `form` is a place in the table of forms, `holder` counts the holders of all parts, `ids` are
  those that follow no form, `origin` is the name of the component that props are inherited from.

Numbers are written as steps from one to the next, and as `-1 - step` for what is deprecated, or
for another name of a page that means this page rather than others.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping, Sequence
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from tearsheet.search.symbols.rows import HolderRow, OwnedRow, Row

_Named = TypeVar("_Named", bound=Hashable)


class Table(Struct, frozen=True):
    """The values that rows of all parts refer to by number."""

    forms: Mapping[tuple[str, str], int]
    """The numbers of the forms of all members, each after their kind."""
    products: Mapping[str, int]


def number_all(values: Iterable[_Named]) -> dict[_Named, int]:
    """Values with the numbers by which they are referred to."""
    return {value: number for number, value in enumerate(values)}


def encode_part(rows: Sequence[Row], table: Table) -> Any:
    """The encoded JSON of a part."""
    names = _order_names(rows)
    numbers = number_all(names)
    return {
        "names": names,
        "holders": [
            [
                row.kind,
                table.products[row.product],
                row.address,
                as_numbers(row.names, numbers),
            ]
            for row in rows
            if isinstance(row, HolderRow)
        ],
        "lists": [encode_members(row, table, numbers) for row in rows if isinstance(row, OwnedRow)],
    }


def write_json(value: Any) -> bytes:
    """A value as compact JSON."""
    return msgspec.json.encode(value)


def names_of(row: Row) -> set[str]:
    """The names that a row refers to by number."""
    if isinstance(row, HolderRow):
        return {name for name, _ in row.names}
    names = {name for name, _ in row.row.names}
    if row.row.origin:
        names.add(row.row.origin)
    return names


def _order_names(rows: Iterable[Row]) -> list[str]:
    # Sorted: related names are adjacent, which compresses well, and steps are never negative.
    return sorted({name for row in rows for name in names_of(row)})


def encode_members(owned: OwnedRow, table: Table, numbers: Mapping[str, int]) -> list[Any]:
    """A row of members, by the numbers of their names."""
    row = owned.row
    encoded: list[Any] = [
        table.forms[row.kind, row.form],
        owned.holder,
        as_numbers(row.names, numbers),
    ]
    if row.ids or row.origin:
        encoded.append(row.ids)
    if row.origin:
        encoded.append(numbers[row.origin])
    return encoded


def as_numbers(names: Iterable[tuple[str, bool]], numbers: Mapping[str, int]) -> list[int]:
    """The numbers of names as steps, those of marked ones below zero."""
    steps, before = [], 0
    for name, deprecated in names:
        number = numbers[name]
        step = number - before
        steps.append(-1 - step if deprecated else step)
        before = number
    return steps
