"""The signatures of the functions declared under a name."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from tree_sitter import Node

from tearsheet.model.reference import Argument
from tearsheet.packages.member_facts import function_arguments, written_parameters
from tearsheet.packages.packages import Declared, find_declaration
from tearsheet.packages.syntax import children_of, field_of, text_of
from tearsheet.packages.type_scopes import TypeScope, TypeUse, scope_within

_FUNCTIONS = frozenset({"function_signature", "function_declaration", "function_type"})


@dataclass(frozen=True, slots=True)
class HookFunction:
    """One signature of a function."""

    arguments: tuple[Argument, ...]
    argument_types: tuple[TypeUse | None, ...]
    returns: TypeUse | None


def find_functions(declared: Declared) -> tuple[HookFunction, ...]:
    """The signatures of a declaration; empty if it is not known to be a function."""
    scope = TypeScope(declared.package, declared.module)
    nodes = declared.module.declarations.get(declared.name, ())
    return tuple(found for node in nodes for found in _functions(node, scope, frozenset()))


def _functions(node: Node, scope: TypeScope, seen: frozenset[object]) -> Iterator[HookFunction]:
    if node.type in _FUNCTIONS or node.type == "call_signature":
        yield _read(node, scope_within(node, scope))
    elif node.type == "variable_declarator":
        for annotation in children_of(node, "type_annotation"):
            for inner in children_of(annotation):
                yield from _functions(inner, scope, seen)
    elif node.type in {"interface_declaration", "object_type"}:
        for signature in children_of(field_of(node, "body") or node, "call_signature"):
            yield from _functions(signature, scope, seen)
    elif node.type == "type_alias_declaration":
        value = field_of(node, "value")
        if value is not None:
            yield from _functions(value, scope, seen)
    elif node.type in {"type_identifier", "generic_type", "type_query"}:
        yield from _named(node, scope, seen)


def _named(node: Node, scope: TypeScope, seen: frozenset[object]) -> Iterator[HookFunction]:
    name = field_of(node, "name") or (next(children_of(node), None) or node)
    given = children_of(field_of(node, "type_arguments"))
    arguments = [TypeUse(argument, scope) for argument in given]
    declared = find_declaration(scope.package, scope.module, text_of(name) or text_of(node))
    if declared is None or (declared.file, declared.name) in seen:
        return
    outside = TypeScope(declared.package, declared.module)
    for found in declared.module.declarations.get(declared.name, ()):
        inside = scope_within(found, outside, arguments)
        yield from _functions(found, inside, seen | {(declared.file, declared.name)})


def _read(node: Node, scope: TypeScope) -> HookFunction:
    returns = field_of(node, "return_type")
    types = [field_of(parameter, "type") for parameter in written_parameters(node)]
    return HookFunction(
        arguments=tuple(function_arguments(node)),
        argument_types=tuple(TypeUse(each, scope) if each else None for each in types),
        returns=TypeUse(returns, scope) if returns is not None else None,
    )
