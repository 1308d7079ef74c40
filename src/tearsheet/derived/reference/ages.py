"""Since which version a component and its parts exist, from the history of its package."""

from __future__ import annotations

from collections.abc import Mapping

from tearsheet.model.history import Kind, PackageHistory
from tearsheet.model.reference import Component
from tearsheet.model.reference_page import AGELESS, Age


def find_age(component: Component, history: PackageHistory | None) -> Age:
    """The age of the component itself."""
    if history is None:
        return AGELESS
    return Age(
        since=history.component_since(component.name),
        deprecated_since=history.component_deprecated_since(component.name),
    )


def find_ages(
    component: Component, history: PackageHistory | None
) -> Mapping[Kind, Mapping[str, Age]]:
    """The ages of the parts that are newer than the component."""
    if history is None:
        return {}
    names: Mapping[Kind, list[str]] = {
        "props": [prop.name for prop in component.props],
        "slots": [slot.name for slot in component.slots],
        "classes": [style.class_name for style in component.classes],
    }
    return {kind: _ages(kind, listed, component, history) for kind, listed in names.items()}


def _ages(
    kind: Kind, names: list[str], component: Component, history: PackageHistory
) -> Mapping[str, Age]:
    whole = history.component_since(component.name)
    ages = {}
    for name in names:
        since = history.since(component.name, name, kind)
        age = Age(
            since=since if since != whole else None,
            deprecated_since=history.deprecated_since(component.name, name, kind),
        )
        if age != AGELESS:
            ages[name] = age
    return ages
