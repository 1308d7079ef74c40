"""Lists of events and selectors, and the facts of hooks."""

from __future__ import annotations

from tearsheet.derived.placed.ground import FactGround
from tearsheet.model.page import Page
from tearsheet.model.placed_facts import PlacedEvents, PlacedHook, PlacedSelectors


def place_events(ground: FactGround, page: Page, argument: str) -> PlacedEvents:
    """The events of a package."""
    facts = ground.reference.packages
    package = ground.find_package(
        page, argument, "events", lambda name: name in facts and bool(facts[name].events)
    )
    return PlacedEvents(events=tuple(facts[package].events.values()))


def place_selectors(ground: FactGround, page: Page, argument: str) -> PlacedSelectors:
    """The selectors of a package."""
    facts = ground.reference.packages
    package = ground.find_package(
        page, argument, "selectors", lambda name: name in facts and bool(facts[name].selectors)
    )
    return PlacedSelectors(selectors=tuple(facts[package].selectors.values()))


def place_hook(ground: FactGround, page: Page, argument: str) -> PlacedHook:
    """The parameters and the return value of a hook."""
    return PlacedHook(hook=ground.find_member(page, argument, "hook", lambda facts: facts.hooks))
