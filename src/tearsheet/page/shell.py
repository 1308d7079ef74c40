"""What all pages of a product share: the frame around the text and the side navigation."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Self

from msgspec import Struct, field

from tearsheet.model.link import Link
from tearsheet.model.navigation import page_address

NO_VIEW = -1


class OpenRow(Struct, frozen=True):
    """A top-level row of the navigation in one of its states, as HTML."""

    position: int
    html: str


def _load_none() -> Iterator[tuple[str, str]]:
    return iter(())


class Branches(Struct, frozen=True):
    """The files that a navigation with many rows is divided into; they are not held in memory."""

    paths: Sequence[str] = ()
    load: Callable[[], Iterator[tuple[str, str]]] = _load_none
    """Loads them one after the other, each with its path."""


class ReadingOrder(Struct, frozen=True, kw_only=True):
    """Every page that a navigation leads to, in its order."""

    addresses: Sequence[str]
    titles: Sequence[str]
    views: array[int]
    """The number of the view of each page."""
    positions: Mapping[str, int]
    """The position of each page."""

    @classmethod
    def make(cls, pages: Sequence[Link], views: Sequence[int]) -> Self:
        """The order of some pages, each with the number of its view."""
        return cls(
            addresses=tuple(address for address, _ in pages),
            titles=tuple(title for _, title in pages),
            views=array("i", views),
            # These texts are those of the rows, which are in memory anyway.
            positions={page_address(page.address): number for number, page in enumerate(pages)},
        )

    def link(self, position: int) -> Link | None:
        """The page at a position, if there is one."""
        if 0 <= position < len(self.addresses):
            return Link(self.addresses[position], self.titles[position])
        return None


class Shell(Struct, frozen=True, kw_only=True):
    """The frame of one product's pages and its navigation, as HTML."""

    frame: str
    whole: str
    """All rows, with groups that expand in place: a separate file, loaded on demand."""
    branches: Branches = field(default_factory=Branches)
    resting: tuple[str, ...]
    """The top-level rows with all groups collapsed."""
    views: tuple[OpenRow, ...]
    others: Mapping[str, int]
    """The views of addresses that are not in the order."""
    order: ReadingOrder
    digests: tuple[str, ...]
    """The digest of the shell in each view; the last is for pages without a view."""

    def view_of(self, address: str) -> int:
        """The number of an address's view, which shows it; others show all rows collapsed."""
        position = self.position_of(address)
        if position is not None:
            return self.order.views[position]
        return self.others.get(page_address(address), NO_VIEW)

    def position_of(self, address: str) -> int | None:
        """The position of a page in the reading order; None for one that is no row."""
        return self.order.positions.get(page_address(address))

    def navigation(self, view: int) -> str:
        """The rows as the pages of a view show them: expanded around the page."""
        rows = list(self.resting)
        if view >= 0:
            rows[self.views[view].position] = self.views[view].html
        return "".join(rows)

    def neighbors(self, address: str) -> tuple[Link | None, Link | None]:
        """The pages before and after one."""
        position = self.position_of(address)
        if position is None:
            return None, None
        return self.order.link(position - 1), self.order.link(position + 1)


def navigation_path(name: str) -> str:
    """The path of the file with the whole navigation of a shell.

    It has no hash, so that pages do not change when a title in it does.
    """
    return f"parts/navigation/{name}.html"


def mark_active(navigation: str, address: str) -> str:
    """Mark the row of the current page."""
    link = f'<a href="{address}"'
    return navigation.replace(link, f'{link} aria-current="page"', 1)
