"""The proof of every redirect: it leads to a page, at once, and takes the place of none."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass

from tearsheet.derived.redirects import Redirection, Redirections, unwritten_addresses
from tearsheet.errors import Mistake, Place, shorten_offer, suggest
from tearsheet.model.move import Move
from tearsheet.model.site import Site
from tearsheet.pipeline.refused import Refused


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
