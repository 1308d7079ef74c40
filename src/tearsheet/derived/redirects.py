"""The table of redirects: every old address with the page it leads to."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping

from msgspec import Struct

from tearsheet.model.move import Move, fill_in, find_matches
from tearsheet.model.navigation import comparable, walk
from tearsheet.model.site import Site


class Redirection(Struct, frozen=True):
    """The target of one old address, and the row that defines it."""

    target: str
    row: Move
    is_above: bool = False
    """Whether it leads to the nearest parent of a page that is not written yet."""


class Redirections(Struct, frozen=True):
    """The redirects that result from the rows of a site."""

    table: Mapping[str, Redirection]
    """By the old address."""
    idle: tuple[Move, ...]
    """The patterns that match no page."""

    @property
    def targets(self) -> dict[str, str]:
        """The target of each old address, for servers."""
        return {old: redirection.target for old, redirection in sorted(self.table.items())}

    @property
    def successors(self) -> dict[str, str]:
        """The pages that replace old addresses, without redirects to a parent page."""
        replaced = (
            (old, redirection)
            for old, redirection in self.table.items()
            if not redirection.is_above
        )
        return {old: redirection.target for old, redirection in replaced}


def find_redirections(site: Site) -> Redirections:
    """Compute the redirect of every old address of a site.

    A row for one address takes precedence over a pattern, and an earlier pattern
    over a later one. Patterns do not apply to the addresses of written or
    unwritten pages.
    """
    pages = frozenset(page.address for page in site.pages)
    unwritten = unwritten_addresses(site) - pages
    table: dict[str, Redirection] = {}
    for row in site.moves.rows:
        if not row.is_pattern:
            table[row.old] = _redirection(row.new, row, pages, unwritten)
    idle = []
    addresses = sorted(pages | unwritten)
    for row in site.moves.rows:
        if not row.is_pattern:
            continue
        before = len(table)
        for old, new in _expand(row, addresses):
            if old not in pages and old not in unwritten:
                table.setdefault(old, _redirection(new, row, pages, unwritten))
        if len(table) == before:
            idle.append(row)
    return Redirections(table, tuple(idle))


def unwritten_addresses(site: Site) -> frozenset[str]:
    """The addresses of pages that the navigation marks as unwritten."""
    trees = [site.default_navigation, *(product.navigation for product in site.products)]
    rows = (item for tree in trees for item in walk(tree) if item.unwritten and not item.external)
    return frozenset(f"{comparable(item.pathname).rstrip('/')}/" for item in rows)


def _expand(row: Move, addresses: Collection[str]) -> Iterator[tuple[str, str]]:
    path, hash_sign, anchor = row.new.partition("#")
    for match in find_matches(path, addresses):
        yield fill_in(row.old, match), f"{match[0]}{hash_sign}{anchor}"


def _redirection(
    new: str, row: Move, pages: Collection[str], unwritten: Collection[str]
) -> Redirection:
    target = _destination(new, pages, unwritten)
    return Redirection(target, row, is_above=target != new)


def _destination(new: str, pages: Collection[str], unwritten: Collection[str]) -> str:
    """The target: the page, or while it is unwritten its nearest parent page."""
    address = new.partition("#")[0]
    if address in pages or address not in unwritten:
        return new
    while address not in pages and address != "/":
        address = f"{address.rstrip('/').rpartition('/')[0]}/"
    return address
