"""The CSS classes of a component, from the interface that lists them."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

from tearsheet.model.reference import StyleClass
from tearsheet.reference.declared_types import (
    DeclaredComponent,
    find_mentioned,
    members_of,
)
from tearsheet.reference.implementations import script_beside
from tearsheet.reference.modules import documentation_of
from tearsheet.reference.packages import Declared
from tearsheet.reference.syntax import field_of, string_of, text_of, walk
from tearsheet.reference.type_members import Member

STATES = frozenset(
    [
        "active",
        "checked",
        "completed",
        "disabled",
        "error",
        "expanded",
        "focused",
        "focusVisible",
        "open",
        "readOnly",
        "required",
        "selected",
    ]
)
"""The keys whose classes all components share, to say what state they are in."""

_GENERATOR = re.compile(r"\b_?generateUtilityClass(?:es)?\w*(?:\.default)?\)?\(\s*([^,)\s]+)\s*,")
_EXTENDED = re.compile(r"^Extend(Button)TypeMap$")
"""What makes one component from another together with its classes; other maps leave them out."""


@dataclass(frozen=True, slots=True)
class ClassNames:
    """How the classes of a package are put together."""

    library: str
    slot: str
    state: str


_USUAL = ClassNames("Mui", "{prefix}-{key}", "Mui-{key}")
# @mui/base has a generator of its own, so that its classes do not meet those of @mui/material.
_OF_PACKAGES = {"@mui/base": ClassNames("", "base-{prefix}-{key}", "base--{key}")}


def read_classes(
    component: DeclaredComponent, props: Mapping[str, Member]
) -> dict[str, StyleClass]:
    """All classes of a component by their keys, those of its slots too."""
    own = component.find_type("Classes")
    name = component.name
    found = _of_interface(own, name) if own is not None else _of_prop(props, name)
    for parent in _parents(component):
        interface = component.find_named(f"{parent}Classes")
        found = (_of_interface(interface, name) if interface is not None else {}) | found
    return dict(sorted(found.items()))


def find_prefix(interface: Declared) -> str | None:
    """What the names of classes begin with, as "MuiButton", from the script beside them."""
    file = script_beside(interface.package, interface.file)
    script = interface.package.files.script(file) if file is not None else None
    match = _GENERATOR.search(text_of(script.root)) if script is not None else None
    if match is None or script is None:
        return None
    if match[1][0] in "'\"":
        return match[1].strip("'\"")
    return string_of(field_of(script.declaration(match[1]), "value"))


def _of_interface(interface: Declared, component: str) -> dict[str, StyleClass]:
    names = _OF_PACKAGES.get(interface.package.name, _USUAL)
    called = f"{names.library}{component}"
    applied = find_prefix(interface) or called
    read = (
        _read(member, called, applied, names) for member in members_of(interface).found.values()
    )
    return {each.key: each for each in read if each is not None}


def _of_prop(props: Mapping[str, Member], component: str) -> dict[str, StyleClass]:
    """The classes that the `classes` prop takes: often those of another component."""
    member = props.get("classes")
    interface = find_mentioned(member.type, member.scope, "Classes") if member else None
    return _of_interface(interface, component) if interface is not None else {}


def _read(member: Member, called: str, applied: str, names: ClassNames) -> StyleClass | None:
    doc = documentation_of(member.documented)
    if doc.ignored:
        return None
    is_state = member.name in STATES
    pattern = names.state if is_state else names.slot
    class_name = pattern.format(prefix=called, key=member.name)
    put_on = pattern.format(prefix=applied, key=member.name)
    return StyleClass(
        key=member.name,
        class_name=class_name,
        applied=put_on if put_on != class_name else "",
        description=doc.description,
        is_state=is_state,
        deprecated=doc.deprecated,
        deprecation=doc.deprecation,
    )


def _parents(component: DeclaredComponent) -> list[str]:
    """The components whose classes a component takes as well, as its type map says."""
    own_map = component.declared.module.declaration(f"{component.name}TypeMap")
    mentioned = (_EXTENDED.match(text_of(node)) for node in walk(own_map, "type_identifier"))
    return sorted({match[1] for match in mentioned if match is not None})
