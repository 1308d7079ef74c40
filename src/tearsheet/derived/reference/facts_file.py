"""The facts of a package for programs: one file of JSON, the same bytes for the same version."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Any

import msgspec

from tearsheet.derived.requirements import Requirements, find_requirements
from tearsheet.markdown.reference.prose import TYPE_NAME
from tearsheet.model.reference import (
    Component,
    Hook,
    Interface,
    PackageFacts,
    Prop,
    Slot,
    StyleClass,
)
from tearsheet.model.run_facts import RunFacts

_TYPE_NAME = re.compile(TYPE_NAME.pattern.encode())

Demos = Mapping[str, tuple[str, ...]]
"""The addresses of the pages about each component and hook."""


NOTHING: Mapping[str, object] = MappingProxyType({})


def facts_address(package: str) -> str:
    """The address of a package's facts on the site."""
    return f"/reference/{package}.json"


def render_facts_file(
    facts: PackageFacts,
    demos: Demos,
    run: RunFacts | None = None,
    placed: Mapping[str, object] = NOTHING,
) -> str:
    """Everything known of a package; keys are sorted, so that versions can be compared.

    `placed` is what directives derive from the navigation, by their names.
    """
    requirements = find_requirements(facts.package)
    facts_by_name = {
        "package": facts.package,
        "version": facts.version,
        "components": {
            name: _component(component, demos.get(name, ()))
            for name, component in facts.components.items()
        },
        "hooks": {name: _hook(hook, demos.get(name, ())) for name, hook in facts.hooks.items()},
        "interfaces": {name: _interface(interface) for name, interface in facts.interfaces.items()},
        "events": {
            name: {
                "description": event.description,
                "params": event.params,
                "event": event.event,
                "prop": event.prop,
                "plan": event.plan,
            }
            for name, event in facts.events.items()
        },
        "selectors": {
            name: {
                "description": selector.description,
                "returns": selector.returns,
                "category": selector.category,
                "plan": selector.plan,
            }
            for name, selector in facts.selectors.items()
        },
        **(_run_facts(run) if run else {}),
        **placed,
        "requirements": _requirements(requirements) if requirements else None,
        "unreadable": facts.unreadable,
        "unresolved": facts.unresolved,
    }
    # Thousands of entries: the standard library's encoder would take ten times as long.
    encoded = msgspec.json.encode(facts_by_name, order="sorted")
    # Names of types are not links in the file.
    encoded = _TYPE_NAME.sub(rb"`\1`", encoded)
    return msgspec.json.format(encoded, indent=1).decode() + "\n"


def _requirements(requirements: Requirements) -> dict[str, Any]:
    return {
        "peerDependencies": requirements.peers,
        "optionalPeerDependencies": requirements.optional,
        "node": requirements.node,
    }


def _run_facts(run: RunFacts) -> dict[str, Any]:
    theme = run.theme
    return {
        "styleUtilities": {
            utility.name: {
                "group": utility.group,
                "css": utility.css,
                "themeKey": utility.theme_key,
                "one": utility.one,
            }
            for utility in run.utilities
        },
        "theme": theme and {"light": theme.light, "dark": theme.dark},
        "cssVariables": theme and theme.variables,
        "locales": {
            locale.name: {
                "language": locale.language,
                "translated": len(locale.texts),
                "missing": sorted(run.texts.difference(locale.texts)),
            }
            for locale in run.locales
        },
    }


def _component(component: Component, demos: tuple[str, ...]) -> dict[str, Any]:
    return {
        "props": _props(component.props),
        "slots": [_slot(slot) for slot in component.slots],
        "classes": {style.key: _class(style) for style in component.classes},
        "cssVariables": {variable.name: variable.use for variable in component.variables},
        "inherits": component.inherits,
        "themeName": component.theme_name,
        "demos": demos,
        "imports": component.imports,
        "description": component.description,
        "deprecated": component.deprecated,
        "deprecationInfo": component.deprecation,
        "ref": component.ref,
        "spread": component.takes_native_props,
        "sx": component.takes_sx,
        "plan": component.plan,
        "source": component.source,
        "unresolved": component.unresolved,
    }


def _props(props: Iterable[Prop]) -> dict[str, Any]:
    return {prop.name: _prop(prop) for prop in props}


def _prop(prop: Prop) -> dict[str, Any]:
    described: dict[str, Any] = {
        "type": prop.type,
        "default": prop.default,
        "required": prop.required,
        "deprecated": prop.deprecated,
        "description": prop.description,
    }
    if prop.deprecation:
        described["deprecationInfo"] = prop.deprecation
    if prop.plan:
        described["plan"] = prop.plan
    if prop.holds_ref:
        described["holdsRef"] = True
    if prop.signature:
        described["signature"] = {
            "arguments": [
                {
                    "name": argument.name,
                    "type": argument.type,
                    "description": argument.description,
                    "optional": argument.optional,
                }
                for argument in prop.signature.arguments
            ],
            "returns": prop.signature.returns,
            "returned": prop.signature.returned,
        }
    return described


def _slot(slot: Slot) -> dict[str, Any]:
    return {
        "name": slot.name,
        "default": slot.default,
        "class": slot.class_name,
        "description": slot.description,
        "deprecated": slot.deprecated,
        **_deprecation(slot),
    }


def _class(style: StyleClass) -> dict[str, Any]:
    return {
        "className": style.applied or style.class_name,
        "description": style.description,
        "isGlobal": style.is_state,
        "deprecated": style.deprecated,
        **_deprecation(style),
    }


def _deprecation(documented: Slot | StyleClass) -> dict[str, str]:
    """The replacement of something deprecated."""
    return {"deprecationInfo": documented.deprecation} if documented.deprecation else {}


def _hook(hook: Hook, demos: tuple[str, ...]) -> dict[str, Any]:
    return {
        "parameters": _props(hook.parameters),
        "returnValue": _props(hook.returns),
        "returns": hook.returned,
        "imports": hook.imports,
        "demos": demos,
        "description": hook.description,
        "deprecated": hook.deprecated,
        "deprecationInfo": hook.deprecation,
        "unresolved": hook.unresolved,
    }


def _interface(interface: Interface) -> dict[str, Any]:
    return {
        "properties": _props(interface.properties),
        "imports": interface.imports,
        "description": interface.description,
        "plan": interface.plan,
        "unresolved": interface.unresolved,
    }
