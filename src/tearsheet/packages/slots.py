"""The slots of a component, from the interface that lists them."""

from __future__ import annotations

from collections.abc import Mapping

from tearsheet.model.reference import Slot, StyleClass
from tearsheet.packages.declared_types import (
    DeclaredComponent,
    find_mentioned,
    is_interface,
    members_of,
)
from tearsheet.packages.member_facts import plain_deprecation, plain_description
from tearsheet.packages.modules import documentation_of
from tearsheet.packages.packages import Declared
from tearsheet.packages.type_members import TypeMember, TypeMembers


def find_slots(component: DeclaredComponent, props: Mapping[str, TypeMember]) -> TypeMembers:
    """The members of the interface that lists the slots, in its order."""
    listed = component.find_type("Slots") or _of_prop(component.name, props)
    # A type that is composed of others is not written as documentation.
    return members_of(listed) if listed is not None and is_interface(listed) else TypeMembers()


def read_slots(members: TypeMembers, classes: Mapping[str, StyleClass]) -> tuple[Slot, ...]:
    """The slots, each with the class of the same name."""
    read = (_read(member, classes) for member in members.found.values())
    return tuple(slot for slot in read if slot is not None)


def _of_prop(name: str, props: Mapping[str, TypeMember]) -> Declared | None:
    """The interface of the `slots` prop, such as `GridSlotsComponent` of the DataGrid."""
    member = props.get("slots")
    found = find_mentioned(member.type, member.scope, "Slots") if member is not None else None
    # The slots of a nested component are documented with that component.
    return found if found is not None and name.endswith(found.name.partition("Slots")[0]) else None


def _read(member: TypeMember, classes: Mapping[str, StyleClass]) -> Slot | None:
    doc = documentation_of(member.documented)
    if doc.ignored:
        return None
    style = classes.get(member.name)
    return Slot(
        name=member.name,
        default=doc.default,
        class_name=(style.applied or style.class_name) if style is not None else None,
        description=plain_description(doc),
        deprecated=doc.deprecated,
        deprecation=plain_deprecation(doc),
    )
