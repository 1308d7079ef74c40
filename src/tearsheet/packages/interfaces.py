"""Types that pages refer to, such as those of columns, cells, models and options."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from tearsheet.model.reference import Interface
from tearsheet.packages.jsdoc import JsDoc
from tearsheet.packages.member_facts import (
    find_documentation,
    find_plan,
    is_internal,
    list_props,
    plain_description,
)
from tearsheet.packages.packages import Package
from tearsheet.packages.public_names import PublicName
from tearsheet.packages.type_members import members_of

# Types of the props, results and classes of components and hooks are documented there.
_OF_COMPONENTS = re.compile(
    r"(?:Props(?:Base|WithComponent|Overrides)?|Slots|SlotsComponent|Classes|ClassKey|OwnerState)$|Theme"
)
_OF_HOOKS = re.compile(r"^Use[A-Z]")
_OF_EVENTS = re.compile(r"EventLookup$")
_LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")


def read_interfaces(package: Package, names: Mapping[str, PublicName]) -> dict[str, Interface]:
    """The public types of a package whose members are described, sorted by name."""
    found = {}
    for name, public in names.items():
        if _is_told_here(package, name, public):
            interface = _read_interface(package, name, public)
            if interface is not None:
                found[name] = interface
    return dict(sorted(found.items()))


def _is_told_here(package: Package, name: str, public: PublicName) -> bool:
    workers = (_OF_COMPONENTS, _OF_HOOKS, _OF_EVENTS)
    own = public.in_root and public.declared.package.name == package.name
    return own and not any(pattern.search(name) for pattern in workers)


def _read_interface(package: Package, name: str, public: PublicName) -> Interface | None:
    declared = public.declared
    doc = find_documentation(declared)
    if is_internal(doc):
        return None
    # Members that only some parts of a union have are documented with these parts.
    members = members_of(declared)
    properties = list_props(each for each in members.found.values() if each.everywhere)
    if not any(each.description for each in properties):
        return None
    return Interface(
        name=name,
        package=package.name,
        imports=(f"import type {{ {name} }} from '{package.name}';",),
        properties=properties,
        description=plain_description(doc),
        plan=find_plan(doc),
        demos=tuple(_demos(doc)),
        unresolved=tuple(
            f"The members of {text} could not be told." for text in members.unresolved
        ),
    )


def _demos(doc: JsDoc) -> Iterator[str]:
    for text in doc.texts("demos"):
        yield from (found[1] for found in _LINK.finditer(text))
