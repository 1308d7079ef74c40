"""The table of redirects: every old address with the page it leads to, and the proof of each."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass

from tearsheet.model.move import Move, fill_in, find_matches
from tearsheet.model.navigation import comparable, walk
from tearsheet.model.site import Site


@dataclass(frozen=True, slots=True)
class Redirection:
    """Where one old address leads, and the row that says so."""

    target: str
    row: Move
    is_above: bool = False
    """Whether it leads to the nearest page above one that is only planned."""


@dataclass(frozen=True, slots=True)
class Redirections:
    """What the rows of a site come to."""

    table: Mapping[str, Redirection]
    """By the old address."""
    idle: tuple[Move, ...]
    """The patterns that lead from nowhere to nowhere."""

    @property
    def targets(self) -> dict[str, str]:
        """The table as servers know it."""
        return {old: found.target for old, found in sorted(self.table.items())}

    @property
    def successors(self) -> dict[str, str]:
        """The pages that have taken the place of old addresses, and not only stand above them."""
        found = ((old, each) for old, each in self.table.items() if not each.is_above)
        return {old: each.target for old, each in found}


def find_redirections(site: Site) -> Redirections:
    """Work out every old address of a site.

    What a row says of one address goes before what a pattern says of many, and
    an earlier pattern before a later one. A pattern has nothing to say where a
    page is, or will be.
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
    """The addresses of pages that the navigation names and nobody has written yet."""
    trees = [site.default_navigation, *(product.navigation for product in site.products)]
    rows = (item for tree in trees for item in walk(tree) if item.unwritten and not item.external)
    return frozenset(f"{comparable(item.pathname).rstrip('/')}/" for item in rows)


def _expand(row: Move, addresses: Collection[str]) -> Iterator[tuple[str, str]]:
    path, hash_sign, anchor = row.new.partition("#")
    for found in find_matches(path, addresses):
        yield fill_in(row.old, found), f"{found[0]}{hash_sign}{anchor}"


def _redirection(
    new: str, row: Move, pages: Collection[str], unwritten: Collection[str]
) -> Redirection:
    target = _destination(new, pages, unwritten)
    return Redirection(target, row, is_above=target != new)


def _destination(new: str, pages: Collection[str], unwritten: Collection[str]) -> str:
    """Where to lead: to the page, or while it is unwritten to the nearest one above it."""
    address = new.partition("#")[0]
    if address in pages or address not in unwritten:
        return new
    while address not in pages and address != "/":
        address = f"{address.rstrip('/').rpartition('/')[0]}/"
    return address
