"""The names that the `slots` prop of a component takes, even if no interface lists them."""

from __future__ import annotations

from tearsheet.packages.declared_types import DeclaredComponent, props_of
from tearsheet.packages.implementations import find_implementation
from tearsheet.packages.modules import documentation_of
from tearsheet.packages.packages import Package
from tearsheet.packages.public_components import find_public_components
from tearsheet.packages.public_names import read_public_names
from tearsheet.packages.syntax import children_of, field_of, text_of
from tearsheet.packages.type_members import TypeMember, find_members


def read_slot_names(package: Package) -> dict[str, frozenset[str] | None]:
    """By component, the slots that can be filled, those of props that it inherits too.

    None stands for components whose declarations leave that open.
    """
    names = read_public_names(package)
    return {
        public.name: _find_slot_names(
            DeclaredComponent(name=public.name, declared=public.public.declared, names=names),
            public.public.name,
        )
        for public in find_public_components(package, names)
    }


def _find_slot_names(component: DeclaredComponent, public_name: str) -> frozenset[str] | None:
    props = props_of(component)
    slots = props.found.get("slots")
    if slots is not None:
        return _names_in(slots)
    if not props.unresolved or _lists_props_without_slots(component, public_name):
        return frozenset()
    return None


def _names_in(slots: TypeMember) -> frozenset[str] | None:
    parts = [find_members(each) for each in slots.types]
    if not parts or any(part.unresolved for part in parts):
        return None
    members = (member for part in parts for member in part.found.values())
    return frozenset(
        member.name for member in members if not documentation_of(member.documented).ignored
    )


def _lists_props_without_slots(component: DeclaredComponent, public_name: str) -> bool:
    """Whether `propTypes`, which are generated from the declarations, have no slots."""
    script = find_implementation(component.declared, public_name)
    if script is None or script.prop_types is None:
        return False
    return "slots" not in {
        text_of(field_of(pair, "key")) for pair in children_of(script.prop_types, "pair")
    }
