"""The table of redirects: every old address with the page it leads to, and the proof of each."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass

from tearsheet.build.dead_anchor import shorten_offer
from tearsheet.build.refused import Refused
from tearsheet.errors import Mistake, Place, suggest
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


@dataclass(frozen=True, slots=True, kw_only=True)
class Places:
    """Where rows can lead."""

    ids: Mapping[str, Collection[str]]
    """Those of each page, by its address."""
    offered: Mapping[str, Collection[str]]
    """The ones among them that are worth a hint."""
    files: Collection[str]
    """All files of the site, by their path."""
    refused: Refused


def check_redirects(
    site: Site, found: Redirections, places: Places, nearest: Callable[[str], str]
) -> Iterator[Mistake]:
    """What is wrong with the rows."""
    taken = places.ids.keys() | unwritten_addresses(site)
    for old, led in found.table.items():
        if old in taken or old.lstrip("/") in places.files:
            problem = f'A page is at "{old}", or the navigation says that there will be one.'
            yield Mistake(led.row.source, problem, "Remove the row, or move the page.")
        yield from _check_target(led, found.table, places, nearest)
    # What a pattern would lead to may be among what was refused.
    if not places.refused.hides_links:
        yield from map(_idle, found.idle)
    yield from _check_languages(site)


def _check_target(
    led: Redirection,
    table: Mapping[str, Redirection],
    places: Places,
    nearest: Callable[[str], str],
) -> Iterator[Mistake]:
    path, _, anchor = led.target.partition("#")
    forms = {path.lstrip("/"), f"{path.lstrip('/')}index.html"}
    if path in places.ids:
        if anchor and anchor not in places.ids[path]:
            problem = f'The row leads to "{led.target}", and finds no "{anchor}" on that page.'
            offer = suggest(anchor, places.offered[path] or [""])
            yield Mistake(led.row.target, problem, shorten_offer(offer))
    elif path in table:
        yield _led_on(led, table)
    elif forms.isdisjoint(places.files) and not places.refused.holds(path):
        problem = f'The row leads to "{path}", where there is nothing.'
        yield Mistake(led.row.target, problem, nearest(path))


def _led_on(led: Redirection, table: Mapping[str, Redirection]) -> Mistake:
    """A visitor is led once; whoever is led on from there may be led for ever."""
    passed = [led.row.old]
    address = led.target
    while (path := address.partition("#")[0]) in table and path not in passed:
        passed.append(path)
        address = table[path].target
    if path in table:
        circle = " → ".join([*passed, path])
        remedy = "Lead one of them to the page, or remove the rows."
        return Mistake(led.row.target, f"The rows lead in a circle: {circle}.", remedy)
    problem = f'The row leads to "{led.target}", which is led on itself.'
    return Mistake(led.row.target, problem, f'Lead straight to "{address}".')


def _idle(row: Move) -> Mistake:
    problem = f'There is no page at an address like "{row.new}" that "{row.old}" could have been.'
    return Mistake(row.target, problem, "Correct the pattern, or remove the row.")


def _check_languages(site: Site) -> Iterator[Mistake]:
    place = site.moves.languages_place or Place(site.root)
    first_parts = {page.address.split("/")[1] for page in site.pages}
    for language in site.moves.former_languages:
        if language in site.settings.languages:
            remedy = "Take it from the former languages."
            yield Mistake(place, f'The site is written in "{language}" now.', remedy)
        if language in first_parts:
            problem = f'Pages lie below "/{language}/", and would be taken for a language.'
            yield Mistake(place, problem, "Move the pages, or leave the language out.")
