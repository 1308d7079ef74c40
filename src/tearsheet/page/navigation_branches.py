"""The whole navigation of a product with many pages: its groups are fetched when they are opened.

The rows of a product with hundreds of pages are one file. Those of thousands would keep a visitor
waiting who opens one group, so that the rows of each large group become a file of their own; what
filters the rows reads their titles, which are divided as well.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

import msgspec
from msgspec import Struct, field

from tearsheet.cache.step_cache import digest
from tearsheet.model.navigation import NavigationItem, Titles, title_of, walk
from tearsheet.page.navigation_rows import RowProps, closed_group, row_at_rest, whole_row

MOST_ROWS = 500
"""Of one file."""

MOST_INSIDE = 10
"""Rows of a group that is not worth a file of its own."""

MOST_TITLES = 1_000
"""Of one file."""

_LENGTH = 12


class Branch(Struct, frozen=True):
    """The rows of a group, and the path of their file."""

    path: str
    rows: bytes
    """As JSON: as values, those of all groups together would take five times the memory."""


class DividedNavigation(Struct, frozen=True, kw_only=True):
    """A navigation as it is fetched: the rows that come first, and the files for the others."""

    rows: list[RowProps]
    branches: list[Branch] = field(default_factory=list)
    titles: dict[str, str] = field(default_factory=dict)
    """The files with the titles and addresses of all rows, by path; none if nothing is divided."""


def divide_navigation(
    tree: Sequence[NavigationItem],
    titles: Titles,
    folder: str,
    made_by: str,
    most_rows: int = MOST_ROWS,
) -> DividedNavigation:
    """Divide a navigation into files in a folder, whose names change with what is in them."""
    if _count(tree) <= most_rows:
        return DividedNavigation(rows=[whole_row(item, titles) for item in tree])
    dividing = _Dividing(titles, folder, made_by, most_rows)
    rows = [dividing.row(item) for item in tree]
    files = dict(_titles_files(list(_titled_rows(tree, titles)), folder))
    return DividedNavigation(rows=rows, branches=dividing.branches, titles=files)


class _Dividing(Struct, frozen=True):
    titles: Titles
    folder: str
    made_by: str
    most_rows: int
    branches: list[Branch] = field(default_factory=list)

    def row(self, item: NavigationItem) -> RowProps:
        """A row of a list that is divided."""
        if item.subheader and item.children:
            # Sections are always expanded.
            section = row_at_rest(item, self.titles)
            return section | {"children": [self.row(child) for child in item.children]}
        if _count(item.children) <= MOST_INSIDE:
            return whole_row(item, self.titles)
        return closed_group(item, self.titles) | {"rows": f"/{self._branch(item)}"}

    def _branch(self, group: NavigationItem) -> str:
        is_small = _count(group.children) <= self.most_rows
        rows = [
            whole_row(child, self.titles) if is_small else self.row(child)
            for child in group.children
        ]
        encoded = msgspec.json.encode(rows)
        path = f"{self.folder}/{digest(self.made_by, encoded)[:_LENGTH]}.html"
        self.branches.append(Branch(path, encoded))
        return path


def _count(rows: Iterable[NavigationItem]) -> int:
    return sum(1 for _ in walk(rows))


TitledRow = tuple[str, str, tuple[str, ...]]
"""The title of a row, its address, and the titles of the groups around it."""


def _titled_rows(
    rows: Iterable[NavigationItem], titles: Titles, around: tuple[str, ...] = ()
) -> Iterator[TitledRow]:
    for row in rows:
        title = title_of(row, titles)
        if row.leads_somewhere:
            yield title, row.pathname, around
        yield from _titled_rows(row.children, titles, (*around, title))


def _titles_files(rows: Sequence[TitledRow], folder: str) -> Iterator[tuple[str, str]]:
    for start in range(0, len(rows), MOST_TITLES):
        part = rows[start : start + MOST_TITLES]
        groups = list(dict.fromkeys(around for _, _, around in part))
        numbers = {around: number for number, around in enumerate(groups)}
        found = [(title, address, numbers[around]) for title, address, around in part]
        data = msgspec.json.encode({"groups": groups, "rows": found})
        yield f"{folder}/{digest(data)[:_LENGTH]}.json", data.decode()
