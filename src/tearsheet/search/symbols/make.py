"""Makes the symbols files of the index from finished pages."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from msgspec import Struct, structs

from tearsheet.model.product import Product, in_order
from tearsheet.search.files import Sink
from tearsheet.search.limits import LIMITS, IndexLimits
from tearsheet.search.symbols.by_key import write_by_key
from tearsheet.search.symbols.encode import Table, encode_part, number_all, write_json
from tearsheet.search.symbols.gather import find_held
from tearsheet.search.symbols.named_page import NamedPage
from tearsheet.search.symbols.parts import divide
from tearsheet.search.symbols.rows import (
    HeldRows,
    MemberRow,
    OwnedRow,
    Row,
    find_forms,
    make_rows,
    rows_of,
)

FIRST_LIMIT = 60_000
"""Bytes of the part in the first file of the index, which every search waits for."""

LIMIT = 90_000
"""Bytes of every other part: small enough to be sent uncompressed."""

ICON = "icon"
"""The kind with more members than all others together: it has separate files."""


class SymbolFiles(Struct, frozen=True, kw_only=True):
    """The value for the first file of the index, and the other files."""

    start: Any
    files: Mapping[str, bytes]
    """The files by their names, which `start` lists."""
    others: tuple[str, ...] = ()
    """The paths of those that a directory leads to, which are written already."""


def find_rows(page: NamedPage) -> tuple[HeldRows, ...]:
    """The rows of a page; they depend on that page alone."""
    return tuple(map(rows_of, find_held(page)))


def lay_down(
    held: Sequence[HeldRows],
    products: Iterable[Product],
    first_limit: int = FIRST_LIMIT,
    limit: int = LIMIT,
) -> SymbolFiles:
    """Make the files of all rows, in any order of the input."""
    named_products = _name_products(held, products)
    rows = make_rows(held)
    forms = find_forms(rows)
    table = Table(
        forms=number_all(forms), products=number_all(ident for ident, _ in named_products)
    )
    icons = [row for row in rows if _is_of_icons(row)]
    first, *others = divide((row for row in rows if not _is_of_icons(row)), first_limit, limit)
    more = _write_parts("symbols", others, table)
    icon_files = _write_parts("icons", divide(icons, limit, limit) if icons else (), table)
    start = {
        "products": named_products,
        "forms": forms,
        "part": encode_part(first, table),
        "more": list(more),
        "icons": list(icon_files),
    }
    return SymbolFiles(start=start, files=more | icon_files)


def make_symbols(
    held: Iterable[HeldRows], products: Iterable[Product], sink: Sink, limits: IndexLimits = LIMITS
) -> SymbolFiles:
    """Make the files of all rows, which may be gone through several times.

    Where they are too many to be fetched, each name lies where the typed words lead to.
    """
    if sum(map(_count, held)) <= limits.names:
        return lay_down([*held], products)
    return _lay_down_by_key(held, products, sink, limits)


def _count(held: HeldRows) -> int:
    return 1 + sum(len(row.names) for row in held.rows if row.kind != ICON)


def _lay_down_by_key(
    held: Iterable[HeldRows], products: Iterable[Product], sink: Sink, limits: IndexLimits
) -> SymbolFiles:
    named_products = _name_products(held, products)
    forms = sorted({(row.kind, row.form) for one in held for row in one.rows})
    table = Table(
        forms=number_all(forms), products=number_all(ident for ident, _ in named_products)
    )
    others = (structs.replace(one, rows=_rows_of(one, icons=False)) for one in held)
    directory, paths = write_by_key(others, table, sink, limits)
    icons = [
        structs.replace(one, rows=_rows_of(one, icons=True)) for one in held if _has_icons(one)
    ]
    parts = divide(make_rows(icons), LIMIT, LIMIT) if icons else ()
    icon_files = _write_parts("icons", parts, table)
    start = {
        "products": named_products,
        "forms": forms,
        "part": encode_part([], table),
        "more": [],
        "icons": list(icon_files),
        "directory": directory.encode(),
    }
    return SymbolFiles(start=start, files=icon_files, others=paths)


def _has_icons(held: HeldRows) -> bool:
    return any(row.kind == ICON for row in held.rows)


def _rows_of(held: HeldRows, *, icons: bool) -> tuple[MemberRow, ...]:
    return tuple(row for row in held.rows if (row.kind == ICON) == icons)


def _is_of_icons(row: Row) -> bool:
    return isinstance(row, OwnedRow) and row.row.kind == ICON


def _write_parts(name: str, parts: Iterable[list[Row]], table: Table) -> dict[str, bytes]:
    return {
        f"{name}-{number}": write_json(encode_part(part, table))
        for number, part in enumerate(parts, start=1)
    }


def _name_products(held: Iterable[HeldRows], products: Iterable[Product]) -> list[tuple[str, str]]:
    """All products in the order of the menus, then those of pages without a product."""
    ordered = [(product.id, product.name) for product in in_order(products)]
    product_ids = {ident for ident, _ in ordered}
    others = sorted({rows.holder.product for rows in held} - product_ids)
    return [*ordered, *((ident, "") for ident in others)]
