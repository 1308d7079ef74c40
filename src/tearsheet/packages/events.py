"""The events of the components of an X package."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from tearsheet.model.reference import Event
from tearsheet.packages.member_facts import find_plan, is_internal, plain_description, type_text
from tearsheet.packages.modules import documentation_of
from tearsheet.packages.packages import Package
from tearsheet.packages.public_names import PublicName
from tearsheet.packages.type_members import TypeMember, find_members, members_of
from tearsheet.packages.type_scopes import TypeUse

_LOOKUP = re.compile(r"EventLookup$")
_PROPS = re.compile(r"Props$")


def read_events(package: Package, names: Mapping[str, PublicName]) -> dict[str, Event]:
    """The events of a package, sorted by name: the members of its public `…EventLookup` types."""
    found: dict[str, TypeMember] = {}
    for lookup in _own(package, names, _LOOKUP):
        found |= members_of(lookup.declared).found
    shown = {
        name: member
        for name, member in sorted(found.items())
        if not is_internal(documentation_of(member.documented))
    }
    listeners = _listeners(package, names) if shown else frozenset()
    return {name: _read_event(member, listeners) for name, member in shown.items()}


def find_unresolved_events(package: Package, names: Mapping[str, PublicName]) -> Iterator[str]:
    """Descriptions of the event types of a package that could not be resolved."""
    for lookup in _own(package, names, _LOOKUP):
        for text in members_of(lookup.declared).unresolved:
            yield f"The events of {text} could not be told."


def _own(
    package: Package, names: Mapping[str, PublicName], pattern: re.Pattern[str]
) -> list[PublicName]:
    return [
        public
        for name, public in names.items()
        if pattern.search(name) and public.in_root and public.declared.package.name == package.name
    ]


def _listeners(package: Package, names: Mapping[str, PublicName]) -> frozenset[str]:
    """The event handler props of the package's components."""
    props = (members_of(public.declared).found for public in _own(package, names, _PROPS))
    return frozenset(
        name
        for found in props
        for name, member in found.items()
        if name.startswith("on") and not is_internal(documentation_of(member.documented))
    )


def _read_event(member: TypeMember, listeners: frozenset[str]) -> Event:
    doc = documentation_of(member.documented)
    told = find_members(TypeUse(member.type, member.scope)).found if member.type else {}
    prop = f"on{member.name[:1].upper()}{member.name[1:]}"
    return Event(
        name=member.name,
        description=plain_description(doc),
        params=type_text(told["params"].type) if "params" in told else None,
        event=type_text(told["event"].type) if "event" in told else None,
        prop=prop if prop in listeners else None,
        plan=find_plan(doc),
    )
