"""The side navigation as it is rendered into pages: only the groups around the page are open.

A product can have hundreds of pages. Their rows on every one of them would
outweigh the text, so a page carries its own group with the groups around it
collapsed, and of a very long group only the part with the page. Using the
navigation loads all of it, from a file that the pages share.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, TypeAlias

from msgspec import Struct

from tearsheet.model.navigation import (
    NavigationItem,
    Titles,
    comparable,
    flags_of,
    title_of,
    walk,
)

LONGEST = 60
"""Rows side by side; beyond it a list is shown in parts."""

PART = 40
"""Rows of each part of a list that is too long."""

RowProps: TypeAlias = "dict[str, Any]"
"""The props of the reader's `NavigationRow` component."""


class RowView(Struct, frozen=True):
    """A row as some pages show it, and the addresses of those pages."""

    addresses: frozenset[str]
    row: RowProps


def row_at_rest(item: NavigationItem, titles: Titles) -> RowProps:
    """A collapsed row, as pages outside of it show it: a group only links to its first page."""
    if not item.children:
        return _row(item, titles, "page")
    if item.subheader:
        # Sections are always expanded, up to the length limit of a list.
        part = next(_parts(item.children))
        return _row(item, titles, "section") | {"children": part.rows(titles)}
    return _row(item, titles, "closed") | {"pathname": _first_page(item)}


def whole_row(item: NavigationItem, titles: Titles) -> RowProps:
    """A row with everything below it: its groups expand in place."""
    if not item.children:
        return _row(item, titles, "page")
    inside = {"children": [whole_row(child, titles) for child in item.children]}
    if item.subheader:
        return _row(item, titles, "section") | inside
    return closed_group(item, titles) | inside


def closed_group(item: NavigationItem, titles: Titles) -> RowProps:
    """A group that expands in place, without the rows in it."""
    return _row(item, titles, "group") | {"pathname": _first_page(item)}


def sample_row() -> RowProps:
    """A row as all plain ones look, for what the browser lists itself."""
    return {
        "kind": "page",
        "pathname": "/",
        "title": "",
        "external": False,
        "unwritten": False,
        "linkProps": {},
        "flags": [],
        "children": [],
    }


def _first_page(group: NavigationItem) -> str | None:
    pages = (row for row in walk([group]) if row.leads_somewhere and not row.external)
    return next((row.pathname for row in pages), None)


def row_views(item: NavigationItem, titles: Titles) -> Iterator[RowView]:
    """A group in each of its expanded states: one for every list inside it that holds pages."""
    kind = "section" if item.subheader else "open"
    page_frame = _row(item, titles, kind)
    for part in _parts(item.children) if item.children else ():
        rows = part.rows(titles)
        first = int(rows[0]["kind"] == "earlier")
        if here := frozenset(_addresses(part.children)):
            yield RowView(here, page_frame | {"children": rows})
        for number, child in enumerate(part.children, start=first):
            for inside in row_views(child, titles):
                if inside.row != rows[number]:
                    opened = [*rows[:number], inside.row, *rows[number + 1 :]]
                    yield RowView(inside.addresses, page_frame | {"children": opened})


def _addresses(rows: Iterable[NavigationItem]) -> Iterator[str]:
    """The pages that are visible while all groups are collapsed: in the rows and their sections."""
    for row in rows:
        if row.leads_somewhere:
            yield comparable(row.pathname)
        elif row.subheader:
            yield from _addresses(next(_parts(row.children)).children)


class _Part(Struct, frozen=True):
    """A slice of a list, and the rows before and after it."""

    children: Sequence[NavigationItem]
    before: Sequence[NavigationItem] = ()
    after: Sequence[NavigationItem] = ()

    def rows(self, titles: Titles) -> list[RowProps]:
        """The rows of the slice, between the rows that lead to the rest of the list."""
        return [
            *_row_to_rest(self.before[::-1], "earlier", titles),
            *(row_at_rest(child, titles) for child in self.children),
            *_row_to_rest(self.after, "later", titles),
        ]


def _parts(children: Sequence[NavigationItem]) -> Iterator[_Part]:
    if len(children) <= LONGEST:
        yield _Part(children)
        return
    for start in range(0, len(children), PART):
        end = start + PART
        yield _Part(children[start:end], before=children[:start], after=children[end:])


def _row_to_rest(rest: Sequence[NavigationItem], kind: str, titles: Titles) -> Iterator[RowProps]:
    nearest = next((row for row in walk(rest) if row.leads_somewhere and not row.external), None)
    if nearest:
        yield _row(nearest, titles, kind) | {"count": len(rest)}


def _row(item: NavigationItem, titles: Titles, kind: str) -> RowProps:
    return {
        "kind": kind,
        "pathname": item.pathname,
        "title": title_of(item, titles),
        "external": item.external,
        "unwritten": item.unwritten,
        "icon": item.icon,
        "linkProps": dict(item.link_props),
        "plan": item.plan,
        "flags": flags_of(item),
        "children": [],
    }
