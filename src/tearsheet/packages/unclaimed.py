"""The exported class lists of a package that belong to no documented component."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from tearsheet.model.reference import Component
from tearsheet.packages.classes import class_interfaces, read_class_names
from tearsheet.packages.packages import Package
from tearsheet.packages.public_names import PublicName


def find_unclaimed_classes(
    package: Package, names: Mapping[str, PublicName], components: Mapping[str, Component]
) -> Iterator[str]:
    """Descriptions of the public class lists that no component of the package takes."""
    claimed = {name for component in components.values() for name in _class_names(component)}
    for public in class_interfaces(names):
        if not public.in_root or public.declared.package.name != package.name:
            continue
        listed = read_class_names(public.declared)
        if listed and listed.isdisjoint(claimed):
            yield f"The classes of {public.name} belong to no component that is described."


def _class_names(component: Component) -> Iterator[str]:
    for style in component.classes:
        yield from (style.class_name, style.applied)
    for slot in component.slots:
        yield slot.class_name or ""
