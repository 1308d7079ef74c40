"""The table of redirects: every old address with the page it leads to, and the proof of each."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass

from tearsheet.build.dead_anchor import shorten_offer
from tearsheet.errors import Mistake, Place, suggest
from tearsheet.model.move import Move, fill_in, find_matches
from tearsheet.model.navigation import comparable, walk
from tearsheet.model.site import Site


@dataclass(frozen=True, slots=True)
class Redirection:
    """Where one old address leads, and the row that says so."""

    target: str
    row: Move


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


def find_redirections(site: Site) -> Redirections:
    """Work out every old address of a site.

    What a row says of one address goes before what a pattern says of many, and
    an earlier pattern before a later one. A pattern has nothing to say where a
    page is, or will be.
    """
    pages = frozenset(page.address for page in site.pages)
    planned = planned_addresses(site) - pages
    table: dict[str, Redirection] = {}
    for row in site.moves.rows:
        if not row.is_pattern:
            table[row.old] = Redirection(_destination(row.new, pages, planned), row)
    idle = []
    addresses = sorted(pages | planned)
    for row in site.moves.rows:
        if not row.is_pattern:
            continue
        before = len(table)
        for old, new in _expand(row, addresses):
            if old not in pages and old not in planned:
                table.setdefault(old, Redirection(_destination(new, pages, planned), row))
        if len(table) == before:
            idle.append(row)
    return Redirections(table, tuple(idle))


def planned_addresses(site: Site) -> frozenset[str]:
    """The addresses of pages that the navigation names and nobody has written yet."""
    trees = [site.default_navigation, *(product.navigation for product in site.products)]
    rows = (item for tree in trees for item in walk(tree) if item.planned and not item.external)
    return frozenset(f"{comparable(item.pathname).rstrip('/')}/" for item in rows)


def _expand(row: Move, addresses: Collection[str]) -> Iterator[tuple[str, str]]:
    path, hash_sign, anchor = row.new.partition("#")
    for found in find_matches(path, addresses):
        yield fill_in(row.old, found), f"{found[0]}{hash_sign}{anchor}"


def _destination(new: str, pages: Collection[str], planned: Collection[str]) -> str:
    """Where to lead: to the page, or while it is only planned to the nearest one above it."""
    address = new.partition("#")[0]
    if address in pages or address not in planned:
        return new
    while address not in pages and address != "/":
        address = f"{address.rstrip('/').rpartition('/')[0]}/"
    return address


def check_redirects(
    site: Site,
    found: Redirections,
    ids: Mapping[str, Collection[str]],
    files: Collection[str],
    nearest: Callable[[str], str],
) -> Iterator[Mistake]:
    """What is wrong with the rows; `ids` are those of the pages, `files` all of the site."""
    taken = ids.keys() | planned_addresses(site)
    for old, led in found.table.items():
        if old in taken or old.lstrip("/") in files:
            problem = f'A page is at "{old}", or the navigation says that there will be one.'
            yield Mistake(led.row.source, problem, "Remove the row, or move the page.")
        yield from _check_target(led, found.table, ids, files, nearest)
    for row in found.idle:
        yield _idle(row)
    yield from _check_languages(site)


def _check_target(
    led: Redirection,
    table: Mapping[str, Redirection],
    ids: Mapping[str, Collection[str]],
    files: Collection[str],
    nearest: Callable[[str], str],
) -> Iterator[Mistake]:
    path, _, anchor = led.target.partition("#")
    if path in ids:
        if anchor and anchor not in ids[path]:
            problem = f'The row leads to "{led.target}", and finds no "{anchor}" on that page.'
            yield Mistake(
                led.row.target, problem, shorten_offer(suggest(anchor, ids[path] or [""]))
            )
    elif path in table:
        yield _led_on(led, table)
    elif path.lstrip("/") not in files and f"{path.lstrip('/')}index.html" not in files:
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
    problem = f'No page is at an address like "{row.new}" that "{row.old}" could have been.'
    return Mistake(row.target, problem, "Mend the pattern, or remove the row.")


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
