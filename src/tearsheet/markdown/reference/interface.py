"""The sections about interfaces, events and selectors of the X packages."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import groupby

from tearsheet.markdown.reference.component import PROPS, begin, imports, tell_plan, unresolved
from tearsheet.markdown.reference.facts import Columns, Fact
from tearsheet.markdown.reference.members import event_fact, prop_fact, selector_fact
from tearsheet.markdown.reference.plain import event_rows, prop_rows, selector_rows
from tearsheet.markdown.reference.sheet import ReferenceSheet
from tearsheet.model.anchor import kebab, property_id
from tearsheet.model.reference import Interface, Selector
from tearsheet.model.texts import TEXTS

EVENTS = Columns(TEXTS["name"], {"type": TEXTS["eventParams"], "default": ""})
SELECTORS = Columns(TEXTS["name"], {"type": TEXTS["returns"], "default": ""})


def render_interface(interface: Interface, sheet: ReferenceSheet) -> None:
    """All facts about an interface."""
    begin(interface.name, interface.description, sheet)
    tell_plan(interface.plan, sheet)
    imports(interface.name, interface.imports, sheet)
    if interface.properties:
        sheet.section(interface.name, "properties", TEXTS["properties"])
        facts = [
            prop_fact(member, property_id(interface.name, member.name), sheet.page)
            for member in interface.properties
        ]
        sheet.facts(facts, PROPS, prop_rows(interface.properties, sheet.tell))
    unresolved(interface.unresolved, sheet)


def render_events(sheet: ReferenceSheet) -> None:
    """All events of a package."""
    events = sheet.page.events
    sheet.section("events", "list", TEXTS["events"])
    facts = [event_fact(event, f"event-{event.name}", sheet.page) for event in events]
    sheet.facts(facts, EVENTS, event_rows(events, sheet.tell))


def render_selectors(sheet: ReferenceSheet) -> None:
    """All selectors of a package, those of a category together."""
    by_category: Callable[[Selector], str] = _category
    ordered = sorted(sheet.page.selectors, key=by_category)
    for category, found in groupby(ordered, key=by_category):
        selectors = tuple(found)
        sheet.section("selectors", kebab(category.replace(" ", "-")), category)
        sheet.facts(
            _selector_facts(selectors, sheet), SELECTORS, selector_rows(selectors, sheet.tell)
        )


def _category(selector: Selector) -> str:
    return selector.category or TEXTS["otherSelectors"]


def _selector_facts(selectors: Iterable[Selector], sheet: ReferenceSheet) -> list[Fact]:
    return [
        selector_fact(selector, f"selector-{selector.name}", sheet.page) for selector in selectors
    ]
