"""The rows of a reference in the side navigation."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from tearsheet.derived.reference.pages import subject_of
from tearsheet.errors import Place
from tearsheet.model.navigation import NavigationItem, comparable, walk
from tearsheet.model.product import Product
from tearsheet.model.reference_page import IndexGroup, IndexRow
from tearsheet.model.texts import TEXTS


def add_rows(
    tree: tuple[NavigationItem, ...], product: Product, groups: Iterable[IndexGroup]
) -> tuple[NavigationItem, ...]:
    """A navigation with the reference at its end; existing rows are not repeated."""
    base, place = product.api_address, Place(product.source)
    taken = {comparable(item.pathname) for item in walk(tree)}
    index = NavigationItem(pathname=base, source=place, title=TEXTS["apiIndexRow"])
    group_rows = [
        NavigationItem(
            # Not the address of a page: a group only expands.
            pathname=f"{base}{group.id}-group/",
            source=place,
            title=group.title,
            children=tuple(_rows(group, place, taken)),
        )
        for group in groups
    ]
    children = (
        *([] if comparable(base) in taken else [index]),
        *(g for g in group_rows if g.children),
    )
    group = NavigationItem(
        pathname=base, source=place, title=TEXTS["apiReference"], icon="code", children=children
    )
    return (*tree, group) if children else tree


def _rows(group: IndexGroup, place: Place, taken: set[str]) -> Iterator[NavigationItem]:
    for row in group.rows:
        address = row.address.partition("#")[0]
        # If several share a page, only the first gets a row.
        if comparable(address) in taken:
            continue
        taken.add(comparable(address))
        yield NavigationItem(
            pathname=address,
            source=place,
            title=_title(row, group),
            plan=row.plan,
            deprecated=row.deprecated and "#" not in row.address,
        )


def _title(row: IndexRow, group: IndexGroup) -> str:
    address, anchor, _ = row.address.partition("#")
    return subject_of(address, (other.name for other in group.rows)) if anchor else row.name
