"""Types with their scope: the module of their names, and the arguments of their parameters."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace

from tree_sitter import Node

from tearsheet.packages.modules import Module
from tearsheet.packages.packages import Package
from tearsheet.packages.syntax import children_of, field_of, text_of

NATIVE = frozenset({"react", "csstype", "@emotion/react"})
"""The modules of native attributes, which are not documented as props."""


@dataclass(frozen=True, slots=True)
class TypeScope:
    """The scope of a type: the module in which its names are resolved."""

    package: Package
    module: Module
    parameters: Mapping[str, TypeUse | None] = field(default_factory=dict)
    """The arguments of the type's parameters, where known."""


@dataclass(frozen=True, slots=True)
class TypeUse:
    """A type node and its scope."""

    node: Node
    scope: TypeScope
    elements: tuple[TypeUse, ...] | None = None
    """The elements of the rest of a tuple, which has no node; else None."""


def parts_of_union(node: Node) -> Iterator[Node]:
    """The parts of a union except null and undefined; for any other type only itself."""
    if node.type in {"union_type", "type_annotation", "parenthesized_type"}:
        for child in children_of(node):
            yield from parts_of_union(child)
    elif text_of(node) not in {"null", "undefined", "never"} and node.type != "comment":
        yield node


def scope_within(node: Node, scope: TypeScope, arguments: Iterable[TypeUse] = ()) -> TypeScope:
    """The inner scope: parameters are bound to their arguments, defaults or constraints."""
    given = iter(arguments)
    for parameter in children_of(field_of(node, "type_parameters"), "type_parameter"):
        name = text_of(field_of(parameter, "name"))
        meant = next(given, None) or _assumed(name, parameter, scope)
        scope = replace(scope, parameters={**scope.parameters, name: meant})
    return scope


def name_and_arguments(use: TypeUse) -> tuple[str, list[TypeUse]]:
    """The name of a type and its type arguments."""
    if use.node.type != "generic_type":
        return text_of(use.node), []
    given = children_of(field_of(use.node, "type_arguments"))
    return text_of(field_of(use.node, "name")), [TypeUse(each, use.scope) for each in given]


def is_native(name: str, scope: TypeScope) -> bool:
    """Whether a name refers to a type of native attributes."""
    origin = scope.module.imports.get(name.partition(".")[0])
    return name.startswith(("React.", "JSX.")) or (origin is not None and origin.module in NATIVE)


def _assumed(name: str, parameter: Node, scope: TypeScope) -> TypeUse | None:
    default = field_of(parameter, "value") or field_of(parameter, "constraint")
    meant = next(children_of(default), None)
    # A parameter constrained by itself cannot be resolved.
    if meant is None or re.search(rf"\b{name}\b", text_of(meant)):
        return None
    return TypeUse(meant, scope)
