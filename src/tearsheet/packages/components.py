"""All facts of a package about one of its components."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import PurePosixPath

from tearsheet.model.reference import Component, Plan, Prop, StyleClass
from tearsheet.packages.behavior import find_ref, find_theme_name
from tearsheet.packages.classes import read_classes
from tearsheet.packages.css_variables import read_css_variables
from tearsheet.packages.declared_types import DeclaredComponent, props_of
from tearsheet.packages.flow.evaluation import Evaluation
from tearsheet.packages.flow.roots import PropFlow, trace_props
from tearsheet.packages.implementations import (
    Implementation,
    find_implementation,
    is_written_in_typescript,
)
from tearsheet.packages.import_statements import write_imports
from tearsheet.packages.packages import Package
from tearsheet.packages.props import read_declared_props, read_prop_types
from tearsheet.packages.public_components import PublicComponent
from tearsheet.packages.public_names import PublicName
from tearsheet.packages.slots import find_slots, read_slots
from tearsheet.packages.type_members import TypeMembers

_LISTS = re.compile(r"^(?:Demos|Features|API):\s*$", re.MULTILINE)
_INHERITS = re.compile(r"\binherits \[([^\]]+?)(?: API)?\]\([^)]*\)")
_PLAN = re.compile(r"-(pro|premium)$")
_PLANS: Mapping[str, Plan] = {"pro": "pro", "premium": "premium"}


def read_component(
    package: Package,
    public: PublicComponent,
    names: Mapping[str, PublicName],
    evaluation: Evaluation,
) -> Component:
    """One component as a fact; `evaluation` caches what it learned for the next."""
    declared = DeclaredComponent(name=public.name, declared=public.public.declared, names=names)
    script = find_implementation(declared.declared, public.public.name)
    members = props_of(declared)
    classes = read_classes(declared, members.found, evaluation)
    slot_members = find_slots(declared, members.found)
    slots = read_slots(slot_members, classes)
    inherits = _INHERITS.search(public.documentation.description)
    parent = inherits[1] if inherits else None
    flow = trace_props(script, evaluation) if script is not None else PropFlow()
    props = _read_props(script, members)
    return Component(
        name=public.name,
        package=package.name,
        imports=write_imports(package.name, public.public),
        props=props,
        slots=slots,
        classes=_without_slots(classes, {slot.name for slot in slots}),
        variables=read_css_variables(script),
        inherits=parent,
        ref=find_ref(script) if script is not None else "unknown",
        takes_native_props=flow.reaches_root or parent in flow.passes,
        hands_props_to_parent=parent in flow.passes,
        takes_sx=any(prop.name == "sx" for prop in props),
        theme_name=_theme_name(public, script, flow),
        takes_theme_props=bool(flow.theme_keys),
        description=_description(public, script),
        deprecated=public.documentation.deprecated,
        deprecation=public.documentation.deprecation,
        plan=_plan_of(package),
        source=_source(package, script),
        unresolved=_unresolved(script, members, slot_members),
    )


def _theme_name(
    public: PublicComponent, script: Implementation | None, flow: PropFlow
) -> str | None:
    """The key of the component in a theme; None if it cannot be themed."""
    if flow.theme_keys:
        return flow.theme_keys[0]
    return find_theme_name(script, public.name) if script is not None else None


def _read_props(script: Implementation | None, members: TypeMembers) -> tuple[Prop, ...]:
    if script is None or script.prop_types is None:
        return read_declared_props(members.found)
    return read_prop_types(script.prop_types, members.found)


def _unresolved(
    script: Implementation | None, members: TypeMembers, slots: TypeMembers
) -> tuple[str, ...]:
    """The unresolved facts that no script declares either."""
    is_told = script is not None and script.prop_types is not None
    names = (*(() if is_told else members.unresolved), *slots.unresolved)
    return tuple(f"The members of {name} could not be told." for name in dict.fromkeys(names))


def _without_slots(classes: Mapping[str, StyleClass], slots: set[str]) -> tuple[StyleClass, ...]:
    return tuple(style for key, style in classes.items() if key not in slots)


def _description(public: PublicComponent, script: Implementation | None) -> str:
    """The description of the component, without the lists of links below it."""
    written = script.documentation.description if script is not None else ""
    text = written or public.documentation.description
    start = _LISTS.search(text)
    return text[: start.start()].strip() if start else text


def _plan_of(package: Package) -> Plan | None:
    match = _PLAN.search(package.name)
    return _PLANS[match[1]] if match else None


def _source(package: Package, script: Implementation | None) -> str:
    """The source file, if the package declares its folder in a repository."""
    root = package.root
    if not package.repository or script is None or root is None or root.script is None:
        return ""
    if not script.module.file.is_relative_to(root.script.parent):
        return ""
    inside = PurePosixPath(script.module.file.relative_to(root.script.parent).as_posix())
    ending = ".js" if is_written_in_typescript(script) is False else ".tsx"
    return f"{package.repository}/src/{inside.with_suffix(ending)}"
