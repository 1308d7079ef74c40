"""Types where they are written: what the names in them mean, what their parameters stand for."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace

from tree_sitter import Node

from tearsheet.packages.modules import Module
from tearsheet.packages.packages import Package
from tearsheet.packages.syntax import children_of, field_of, text_of

NATIVE = frozenset({"react", "csstype", "@emotion/react"})
"""Types of these say which native attributes an element takes, not what a package adds."""


@dataclass(frozen=True, slots=True)
class TypeScope:
    """Where a type is written: the names in it mean what they mean there."""

    package: Package
    module: Module
    parameters: Mapping[str, TypeUse | None] = field(default_factory=dict)
    """What the parameters of the type stand for, where that is known."""


@dataclass(frozen=True, slots=True)
class TypeUse:
    """A type as it is written, and the place it is written in."""

    node: Node
    scope: TypeScope
    elements: tuple[TypeUse, ...] | None = None
    """Of the rest of a list of types, which is written nowhere as a whole; else None."""


def parts_of_union(node: Node) -> Iterator[Node]:
    """The types of a union that are more than nothing; a type that is no union alone."""
    if node.type in {"union_type", "type_annotation", "parenthesized_type"}:
        for child in children_of(node):
            yield from parts_of_union(child)
    elif text_of(node) not in {"null", "undefined", "never"} and node.type != "comment":
        yield node


def scope_within(node: Node, scope: TypeScope, arguments: Iterable[TypeUse] = ()) -> TypeScope:
    """The scope inside: parameters mean what they are given, or else their default or limit."""
    given = iter(arguments)
    for parameter in children_of(field_of(node, "type_parameters"), "type_parameter"):
        name = text_of(field_of(parameter, "name"))
        meant = next(given, None) or _assumed(name, parameter, scope)
        scope = replace(scope, parameters={**scope.parameters, name: meant})
    return scope


def name_and_arguments(use: TypeUse) -> tuple[str, list[TypeUse]]:
    """What a type is called, and what it is given between the angle brackets."""
    if use.node.type != "generic_type":
        return text_of(use.node), []
    given = children_of(field_of(use.node, "type_arguments"))
    return text_of(field_of(use.node, "name")), [TypeUse(each, use.scope) for each in given]


def is_native(name: str, scope: TypeScope) -> bool:
    """Whether a name means a type of native attributes."""
    origin = scope.module.imports.get(name.partition(".")[0])
    return name.startswith(("React.", "JSX.")) or (origin is not None and origin.module in NATIVE)


def _assumed(name: str, parameter: Node, scope: TypeScope) -> TypeUse | None:
    default = field_of(parameter, "value") or field_of(parameter, "constraint")
    meant = next(children_of(default), None)
    # A parameter within its own limits stands for nothing that can be followed.
    if meant is None or re.search(rf"\b{name}\b", text_of(meant)):
        return None
    return TypeUse(meant, scope)
