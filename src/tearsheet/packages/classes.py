"""The CSS classes of a component, from the interface that lists them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from tearsheet.model.package_rules import ClassNames
from tearsheet.model.reference import StyleClass
from tearsheet.packages.declared_types import (
    DeclaredComponent,
    find_mentioned,
    members_of,
)
from tearsheet.packages.flow.evaluation import Evaluation
from tearsheet.packages.flow.values import ObjectValue, Text
from tearsheet.packages.implementations import script_beside
from tearsheet.packages.member_facts import plain_deprecation, plain_description
from tearsheet.packages.modules import documentation_of
from tearsheet.packages.packages import Declared
from tearsheet.packages.public_names import PublicName
from tearsheet.packages.syntax import field_of, string_of, text_of, walk
from tearsheet.packages.type_members import TypeMember

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
"""The keys of the state classes that all components share."""

_GENERATOR = re.compile(r"\b_?generateUtilityClass(?:es)?\w*(?:\.default)?\)?\(\s*([^,)\s]+)\s*,")
_EXTENDED = re.compile(r"^Extend(Button)TypeMap$")
"""The type map that extends a component with its classes; other maps leave them out."""


def read_classes(
    component: DeclaredComponent, props: Mapping[str, TypeMember], evaluation: Evaluation
) -> dict[str, StyleClass]:
    """All classes of a component by their keys, those of its slots too."""
    own = component.find_type("Classes") or _of_prop(props) or _of_same_prefix(component)
    inherited = (component.find_named(f"{parent}Classes") for parent in _parents(component))
    found: dict[str, StyleClass] = {}
    for interface in (*inherited, own):
        if interface is not None:
            found |= _of_interface(interface, component, evaluation)
    return dict(sorted(found.items()))


def class_interfaces(names: Mapping[str, PublicName]) -> Iterator[PublicName]:
    """The public types that list classes."""
    return (public for name, public in names.items() if name.endswith("Classes"))


def read_class_names(interface: Declared) -> frozenset[str]:
    """The classes that the code makes from the keys of an interface, without the shared states."""
    names = interface.package.rules.classes
    own = find_prefix(interface)
    read = (
        _read(member, "", own or _prefix_of_origin(member) or names.prefix, names)
        for member in members_of(interface).found.values()
    )
    return frozenset(each.applied for each in read if each and each.applied and not each.is_state)


def find_prefix(interface: Declared) -> str | None:
    """What the names of classes begin with, as "LibButton", from the script beside them."""
    file = script_beside(interface.package, interface.file)
    script = interface.package.files.script(file) if file is not None else None
    match = _GENERATOR.search(text_of(script.root)) if script is not None else None
    if match is None or script is None:
        return None
    if match[1][0] in "'\"":
        return match[1].strip("'\"")
    return string_of(field_of(script.declaration(match[1]), "value"))


def _of_same_prefix(component: DeclaredComponent) -> Declared | None:
    """The classes whose names begin as those of the component would, whatever lists them.

    A chart takes no `classes`, and its classes are those of its lines, bars and arcs.
    """
    package = component.declared.package
    wanted = f"{package.rules.classes.prefix}{component.name}"
    for public in class_interfaces(component.names):
        if public.declared.package.name == package.name and find_prefix(public.declared) == wanted:
            return public.declared
    return None


def _of_interface(
    interface: Declared, component: DeclaredComponent, evaluation: Evaluation
) -> dict[str, StyleClass]:
    names = interface.package.rules.classes
    called = f"{names.prefix}{component.name}"
    own = find_prefix(interface)
    is_renamed = component.declared.package.rules.classes.after_component
    prefixes = _prefixes_by_key(interface, evaluation)
    read = (
        _read(member, called if is_renamed else applied, applied, names)
        for member in members_of(interface).found.values()
        for applied in [prefixes.get(member.name) or own or _prefix_of_origin(member) or called]
    )
    return {each.key: each for each in read if each is not None}


def _prefixes_by_key(interface: Declared, evaluation: Evaluation) -> dict[str, str]:
    """The prefix of each class in the constant that lists them: some belong to others."""
    file = script_beside(interface.package, interface.file)
    script = interface.package.files.script(file) if file is not None else None
    if script is None:
        return {}
    typed = (
        name
        for name, (node, *_) in interface.module.declarations.items()
        if node.type == "variable_declarator"
        and text_of(field_of(node, "type")).lstrip(": ") == interface.name
    )
    values = (evaluation.of_module(name, interface.package, script) for name in typed)
    constant = next(values, None)
    fields = constant.fields if isinstance(constant, ObjectValue) else {}
    found = {key: lazy.value for key, lazy in fields.items()}
    return {key: value.text for key, value in found.items() if isinstance(value, Text)}


def _prefix_of_origin(member: TypeMember) -> str | None:
    """The prefix beside the interface that a class comes from: others may only extend that."""
    scope = member.scope
    return find_prefix(Declared(package=scope.package, module=scope.module, name=member.name))


def _of_prop(props: Mapping[str, TypeMember]) -> Declared | None:
    """The classes that the `classes` prop takes: often those of another component."""
    member = props.get("classes")
    return find_mentioned(member.type, member.scope, "Classes") if member else None


def _read(member: TypeMember, called: str, applied: str, names: ClassNames) -> StyleClass | None:
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
        description=plain_description(doc),
        is_state=is_state,
        deprecated=doc.deprecated,
        deprecation=plain_deprecation(doc),
    )


def _parents(component: DeclaredComponent) -> list[str]:
    """The components whose classes a component takes as well, from its type map."""
    own_map = component.declared.module.declaration(f"{component.name}TypeMap")
    mentioned = (_EXTENDED.match(text_of(node)) for node in walk(own_map, "type_identifier"))
    return sorted({match[1] for match in mentioned if match is not None})
