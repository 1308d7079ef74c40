"""The navigation tree of one product, and the rules of every tree."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from operator import attrgetter
from typing import Literal, TypeAlias

from msgspec import Struct

from tearsheet.errors import DuplicatePathname, Place
from tearsheet.model.address import derived_title

Plan = Literal["pro", "premium"]

_FLAG_FIELDS = {
    "newFeature": "new_feature",
    "planned": "planned",
    "unwritten": "unwritten",
    "unstable": "unstable",
    "beta": "beta",
    "legacy": "legacy",
    "deprecated": "deprecated",
}
"""The flags of a row, by their names in navigation files."""
_flag_values = attrgetter(*_FLAG_FIELDS.values())


class NavigationItem(Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """One row of the side navigation; a row with children is a group."""

    pathname: str
    source: Place
    title: str | None = None
    subheader: str | None = None
    children: tuple[NavigationItem, ...] = ()
    icon: str | None = None
    link_props: tuple[tuple[str, str], ...] = ()
    """The attributes of its link, with their values."""
    plan: Plan | None = None
    new_feature: bool = False
    planned: bool = False
    """Whether the documented library itself only plans the subject of the page."""
    unwritten: bool = False
    """Whether this site has no page for it yet, so that the row is not a link."""
    unstable: bool = False
    beta: bool = False
    legacy: bool = False
    deprecated: bool = False

    @property
    def external(self) -> bool:
        """Whether the row links to another site."""
        return not self.pathname.startswith("/")

    @property
    def leads_somewhere(self) -> bool:
        """Whether the row is a page: groups only open, and unwritten pages are not there yet."""
        return not self.children and not self.unwritten


def find_duplicates(tree: Iterable[NavigationItem]) -> Iterator[DuplicatePathname]:
    """Yield a refusal for every row whose address an earlier one has."""
    first_seen: dict[str, NavigationItem] = {}
    for item in walk(tree):
        # Rows may link to different anchors of one page, so the hash counts here.
        path, _, place = item.pathname.partition("#")
        earlier = first_seen.setdefault(f"{comparable(path)}#{place}", item)
        if earlier is not item:
            yield DuplicatePathname(item.pathname, taken_by=earlier.source, where=item.source)


def walk(tree: Iterable[NavigationItem]) -> Iterator[NavigationItem]:
    """Yield every row in the order it is shown, a group before its children."""
    # A list of iterators instead of recursion: trees may be deeper than Python's stack.
    waiting = [iter(tree)]
    while waiting:
        for item in waiting[-1]:
            yield item
            if item.children:
                waiting.append(iter(item.children))
                break
        else:
            waiting.pop()


def walk_with_parents(
    tree: Iterable[NavigationItem],
) -> Iterator[tuple[NavigationItem, tuple[NavigationItem, ...]]]:
    """Yield every row with the chain of its parents, the outermost first.

    Rows of one group come with the same tuple.
    """
    parents: tuple[NavigationItem, ...] = ()
    waiting = [(parents, iter(tree))]
    while waiting:
        parents, rows = waiting[-1]
        for item in rows:
            yield item, parents
            if item.children:
                waiting.append(((*parents, item), iter(item.children)))
                break
        else:
            waiting.pop()


def plan_of(item: NavigationItem, parents: Sequence[NavigationItem]) -> Plan | None:
    """The plan of a row: its own, or that of the nearest group around it."""
    plans = (row.plan for row in (item, *reversed(parents)))
    return next(filter(None, plans), None)


def comparable(pathname: str) -> str:
    """Normalize an address for comparison: no slash at the end, no hash, no query."""
    if "#" in pathname or "?" in pathname:
        pathname = pathname.split("#", maxsplit=1)[0].split("?", maxsplit=1)[0]
    return pathname.rstrip("/") or "/"


def page_address(pathname: str) -> str:
    """Normalize an address as those of pages are: nearly every one is returned as it is.

    Two of them are the same where their comparable forms are.
    """
    is_plain = "#" not in pathname and "?" not in pathname
    if is_plain and pathname[-1:] == "/" and pathname[-2:] != "//":
        return pathname
    path = comparable(pathname)
    return path if path == "/" else f"{path}/"


Titles: TypeAlias = Mapping[str, str]
"""The title of each page, by its address in comparable form."""


def title_of(item: NavigationItem, titles: Titles) -> str:
    """The title of a row: its own, its page's, or one derived from its address."""
    return (
        item.title
        or item.subheader
        or titles.get(comparable(item.pathname))
        or derived_title(item.pathname)
    )


def names_of_flags(item: NavigationItem) -> list[str]:
    """The names of a row's flags, its plan last."""
    return [*flags_of(item), *([item.plan] if item.plan else [])]


def flags_of(item: NavigationItem) -> list[str]:
    """The names of a row's flags, without its plan."""
    values = _flag_values(item)
    # Nearly no row has one.
    if not any(values):
        return []
    flags = [flag for flag, value in zip(_FLAG_FIELDS, values, strict=True) if value]
    # A planned page is rarely written yet: one chip is enough.
    return [flag for flag in flags if flag != "unwritten" or not item.planned]
