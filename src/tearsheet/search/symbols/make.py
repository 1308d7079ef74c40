"""From finished pages to the symbols' files of the index."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tearsheet.model.product import Product, in_order
from tearsheet.search.symbols.encode import Table, encode_part, number_all, write_json
from tearsheet.search.symbols.gather import find_held
from tearsheet.search.symbols.named_page import NamedPage
from tearsheet.search.symbols.parts import divide
from tearsheet.search.symbols.rows import (
    HeldRows,
    OwnedRow,
    Row,
    find_forms,
    make_rows,
    rows_of,
)

FIRST_LIMIT = 60_000
"""Bytes of the part that comes with the first file of the index, before anything can be found."""

LIMIT = 90_000
"""Bytes of every other part: less than a host that does not compress should have to send."""

ICON = "icon"
"""The kind of which there are more than of all others together: it has files of its own."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SymbolFiles:
    """The value that the first file of the index holds, and the files behind it."""

    start: Any
    files: Mapping[str, bytes]
    """By their names, which `start` lists."""


def find_rows(page: NamedPage) -> tuple[HeldRows, ...]:
    """All that the index needs of a page; it depends on that page alone."""
    return tuple(map(rows_of, find_held(page)))


def lay_down(
    held: Sequence[HeldRows],
    products: Iterable[Product],
    first_limit: int = FIRST_LIMIT,
    limit: int = LIMIT,
) -> SymbolFiles:
    """Write down what was found, in whatever order."""
    named = _name_products(held, products)
    rows = make_rows(held)
    forms = find_forms(rows)
    table = Table(forms=number_all(forms), products=number_all(ident for ident, _ in named))
    icons = [row for row in rows if _is_of_icons(row)]
    first, *others = divide((row for row in rows if not _is_of_icons(row)), first_limit, limit)
    more = _write_parts("symbols", others, table)
    asked = _write_parts("icons", divide(icons, limit, limit) if icons else (), table)
    start = {
        "products": named,
        "forms": forms,
        "part": encode_part(first, table),
        "more": list(more),
        "icons": list(asked),
    }
    return SymbolFiles(start=start, files=more | asked)


def _is_of_icons(row: Row) -> bool:
    return isinstance(row, OwnedRow) and row.row.kind == ICON


def _write_parts(name: str, parts: Iterable[list[Row]], table: Table) -> dict[str, bytes]:
    return {
        f"{name}-{number}": write_json(encode_part(part, table))
        for number, part in enumerate(parts, start=1)
    }


def _name_products(held: Iterable[HeldRows], products: Iterable[Product]) -> list[tuple[str, str]]:
    """All products in the order of the menus, and behind them what pages of none belong to."""
    ordered = [(product.id, product.name) for product in in_order(products)]
    known = {ident for ident, _ in ordered}
    others = sorted({one.holder.product for one in held} - known)
    return [*ordered, *((ident, "") for ident in others)]
