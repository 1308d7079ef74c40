"""Checks every redirect: it leads directly to a page, and does not replace one."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping

from msgspec import Struct

from tearsheet.derived.redirects import Redirection, Redirections, unwritten_addresses
from tearsheet.errors import Mistake, Place, suggest
from tearsheet.model.move import Move
from tearsheet.model.site import Site
from tearsheet.pipeline.refused import Refused


class Places(Struct, frozen=True, kw_only=True):
    """The possible targets of redirects."""

    ids: Mapping[str, Collection[str]]
    """The ids of each page, by its address."""
    offered: Mapping[str, Collection[str]]
    """The ids among them that may be suggested."""
    files: Collection[str]
    """All files of the site, by their path."""
    refused: Refused


def check_redirects(
    site: Site, redirections: Redirections, places: Places, nearest: Callable[[str], str]
) -> Iterator[Mistake]:
    """The mistakes in the rows of redirects."""
    unwritten = unwritten_addresses(site) if redirections.table else frozenset[str]()
    for old, redirection in redirections.table.items():
        if old in places.ids or old in unwritten or old.lstrip("/") in places.files:
            problem = f'A page is at "{old}", or the navigation says that there will be one.'
            yield Mistake(redirection.row.source, problem, "Remove the row, or move the page.")
        yield from _check_target(redirection, redirections.table, places, nearest)
    # A pattern may lead to pages that were rejected.
    if not places.refused.hides_links:
        yield from map(_mistake_of_idle_pattern, redirections.idle)
    yield from _check_languages(site)


def _check_target(
    redirection: Redirection,
    table: Mapping[str, Redirection],
    places: Places,
    nearest: Callable[[str], str],
) -> Iterator[Mistake]:
    path, _, anchor = redirection.target.partition("#")
    forms = {path.lstrip("/"), f"{path.lstrip('/')}index.html"}
    if path in places.ids:
        if anchor and anchor not in places.ids[path]:
            problem = (
                f'The row leads to "{redirection.target}", and finds no "{anchor}" on that page.'
            )
            offer = suggest(anchor, places.offered[path] or [""])
            yield Mistake(redirection.row.target, problem, offer)
    elif path in table:
        yield _mistake_of_chain(redirection, table)
    elif forms.isdisjoint(places.files) and not places.refused.holds(path):
        problem = f'The row leads to "{path}", where there is nothing.'
        yield Mistake(redirection.row.target, problem, nearest(path))


def _mistake_of_chain(redirection: Redirection, table: Mapping[str, Redirection]) -> Mistake:
    """The mistake of a redirect that leads to another redirect, or in a loop."""
    passed = [redirection.row.old]
    address = redirection.target
    while (path := address.partition("#")[0]) in table and path not in passed:
        passed.append(path)
        address = table[path].target
    if path in table:
        circle = " → ".join([*passed, path])
        remedy = "Lead one of them to the page, or remove the rows."
        return Mistake(redirection.row.target, f"The rows lead in a circle: {circle}.", remedy)
    problem = f'The row leads to "{redirection.target}", which is led on itself.'
    return Mistake(redirection.row.target, problem, f'Lead straight to "{address}".')


def _mistake_of_idle_pattern(row: Move) -> Mistake:
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
