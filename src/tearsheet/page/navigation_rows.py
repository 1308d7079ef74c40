"""The side navigation as pages see it: what is open around a page, and nothing that is not.

A product can have hundreds of pages. Their rows on every one of them would
outweigh the text, so a page carries its own group with the groups around it
closed, and of a very long group only the part it stands in. Who reaches for
the navigation gets all of it, from a file that the pages share.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

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
"""What the reader draws a row from."""


@dataclass(frozen=True, slots=True)
class RowView:
    """A row as some pages see it, and the addresses of those pages."""

    addresses: frozenset[str]
    row: RowProps


def row_at_rest(item: NavigationItem, titles: Titles) -> RowProps:
    """A row as the pages outside of it see it: a group is only a way to its first page."""
    if not item.children:
        return _row(item, titles, "page")
    if item.subheader:
        # What a section names stands open, as far as a list may be long.
        part = next(_parts(item.children))
        return _row(item, titles, "section") | {"children": part.rows(titles)}
    return _row(item, titles, "closed") | {"pathname": _first_page(item)}


def whole_row(item: NavigationItem, titles: Titles) -> RowProps:
    """A row with everything below it: its groups are closed and open where they stand."""
    if not item.children:
        return _row(item, titles, "page")
    inside = {"children": [whole_row(child, titles) for child in item.children]}
    if item.subheader:
        return _row(item, titles, "section") | inside
    return _row(item, titles, "group") | {"pathname": _first_page(item)} | inside


def _first_page(group: NavigationItem) -> str | None:
    pages = (row for row in walk([group]) if row.leads_somewhere and not row.external)
    return next((row.pathname for row in pages), None)


def row_views(item: NavigationItem, titles: Titles) -> Iterator[RowView]:
    """A group in each of its states: one for every place inside it where a page can be."""
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
    """The pages that are shown where no group is open: in the rows and in their sections."""
    for row in rows:
        if row.leads_somewhere:
            yield comparable(row.pathname)
        elif row.subheader:
            yield from _addresses(next(_parts(row.children)).children)


@dataclass(frozen=True, slots=True)
class _Part:
    """A stretch of a list, and what of the list stands on both sides of it."""

    children: Sequence[NavigationItem]
    before: Sequence[NavigationItem] = ()
    after: Sequence[NavigationItem] = ()

    def rows(self, titles: Titles) -> list[RowProps]:
        """The rows of the stretch, between those that lead to the rest of the list."""
        return [
            *_way(self.before[::-1], "earlier", titles),
            *(row_at_rest(child, titles) for child in self.children),
            *_way(self.after, "later", titles),
        ]


def _parts(children: Sequence[NavigationItem]) -> Iterator[_Part]:
    if len(children) <= LONGEST:
        yield _Part(children)
        return
    for start in range(0, len(children), PART):
        end = start + PART
        yield _Part(children[start:end], before=children[:start], after=children[end:])


def _way(rest: Sequence[NavigationItem], kind: str, titles: Titles) -> Iterator[RowProps]:
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
