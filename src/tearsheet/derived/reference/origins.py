"""The props that a component inherits from its parents and does not declare itself."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tearsheet.model.reference import Component, PackageFacts
from tearsheet.model.reference_page import PropOrigin

Homes = Mapping[tuple[str, str], str]
"""The addresses of API pages, by package and name."""


def find_origins(
    component: Component, packages: Sequence[PackageFacts], homes: Homes
) -> tuple[PropOrigin, ...]:
    """The parents of a component, the nearest first; `packages` are searched in order."""
    taken = {prop.name for prop in component.props}
    origins: list[PropOrigin] = []
    seen = {(component.package, component.name)}
    parent = _parent(component, packages)
    while parent and (parent.package, parent.name) not in seen:
        seen.add((parent.package, parent.name))
        props = tuple(prop for prop in parent.props if prop.name not in taken)
        taken.update(prop.name for prop in props)
        address = homes.get((parent.package, parent.name))
        origins.append(PropOrigin(name=parent.name, address=address, props=props))
        parent = _parent(parent, packages)
    return tuple(origins)


def _parent(component: Component, packages: Sequence[PackageFacts]) -> Component | None:
    if component.inherits is None:
        return None
    same_package = [facts for facts in packages if facts.package == component.package]
    candidates = (facts.components.get(component.inherits) for facts in (*same_package, *packages))
    return next((parent for parent in candidates if parent), None)
