"""Makes what the directives of a page place."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType

from tearsheet.derived.placed.ground import FactGround, NoSuchFacts
from tearsheet.derived.placed.installing import place_install, place_support
from tearsheet.derived.placed.lists import place_events, place_hook, place_selectors
from tearsheet.derived.placed.locales import place_locales
from tearsheet.derived.placed.pickers import describe_pickers, place_pickers
from tearsheet.derived.placed.plans import describe_plans, place_plans
from tearsheet.derived.placed.styles import place_css_variables, place_theme, place_utilities
from tearsheet.model.page import Page
from tearsheet.model.placed_facts import PlacedFacts

Maker = Callable[[FactGround, Page, str], PlacedFacts]

MAKERS: Mapping[str, Maker] = MappingProxyType(
    {
        "css-variables": place_css_variables,
        "events": place_events,
        "hook": place_hook,
        "install": place_install,
        "locales": place_locales,
        "pickers": place_pickers,
        "plans": place_plans,
        "selectors": place_selectors,
        "support": place_support,
        "theme": place_theme,
        "utilities": place_utilities,
    }
)


def describe_placed(ground: FactGround, package: str) -> dict[str, object]:
    """What directives tell of a package beside its own facts, for programs, by directive."""
    return {
        "pickers": describe_pickers(ground, package),
        "plans": describe_plans(ground, package),
    }


def make_placed(ground: FactGround, page: Page, placed: Iterable[str]) -> dict[str, PlacedFacts]:
    """What a page places, by directive and argument, as its text was scanned for them."""
    made: dict[str, PlacedFacts] = {}
    for entry in placed:
        directive, _, argument = entry.partition(" ")
        if directive in MAKERS:
            try:
                made[entry] = MAKERS[directive](ground, page, argument)
            except NoSuchFacts as error:
                made[entry] = error.refusal
    return made
