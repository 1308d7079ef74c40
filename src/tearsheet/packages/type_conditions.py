"""Evaluates conditional types with `infer`: `T extends [infer First, …] ? A : B`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

from tree_sitter import Node

from tearsheet.packages.packages import find_declaration
from tearsheet.packages.syntax import children_of, field_of, one_line, text_of, walk
from tearsheet.packages.type_scopes import TypeScope, TypeUse, name_and_arguments, scope_within

_DEEPEST = 200
"""The maximum number of steps through a tuple type; types may describe infinite lists."""

_WRAPPERS = frozenset({"readonly_type", "parenthesized_type", "type_annotation"})


def decide(use: TypeUse) -> TypeUse | None:
    """The branch that a conditional type takes; None if only a compiler could tell."""
    return _decide(use, _DEEPEST)


def find_elements(use: TypeUse) -> list[TypeUse] | None:
    """The element types of a tuple, through aliases; None if its length is open."""
    for steps in range(_DEEPEST, 0, -1):
        if use.elements is not None or use.node.type == "tuple_type":
            return _elements(use, steps)
        if use.node.type == "array_type":
            return [TypeUse(child, use.scope) for child in children_of(use.node)]
        meant = _meant(use, steps)
        if meant is None:
            return None
        use = meant
    return None


def _decide(use: TypeUse, steps: int) -> TypeUse | None:
    checked, pattern = field_of(use.node, "left"), _unwrapped(field_of(use.node, "right"))
    if checked is None or pattern is None:
        return None
    subject = TypeUse(checked, use.scope)
    if pattern.type == "literal_type":
        return _decide_literal(use, subject, pattern)
    if next(walk(pattern, "infer_type"), None) is None:
        return None
    if pattern.type == "tuple_type":
        matched = _match_list(subject, pattern, steps)
    elif pattern.type == "generic_type":
        matched = _match_generic(subject, pattern)
    else:
        matched = None
    if matched is None:
        return None
    branch = field_of(use.node, "consequence" if matched else "alternative")
    scope = replace(use.scope, parameters={**use.scope.parameters, **matched})
    return TypeUse(branch, scope) if branch is not None else None


def _decide_literal(use: TypeUse, subject: TypeUse, pattern: Node) -> TypeUse | None:
    """The branch of `T extends true ? A : B`, if T is a known literal."""
    bound = bound_type(subject)
    if bound is None or bound.node.type != "literal_type":
        return None
    is_same = text_of(bound.node) == text_of(pattern)
    branch = field_of(use.node, "consequence" if is_same else "alternative")
    return TypeUse(branch, use.scope) if branch is not None else None


def _match_list(subject: TypeUse, pattern: Node, steps: int) -> Mapping[str, TypeUse | None] | None:
    """The bindings of `[infer First, ...infer Rest]`; empty without a match."""
    inferred = list(_inferred_elements(pattern))
    elements = _elements(subject, steps)
    if elements is None or len(inferred) != 2 or [rest for _, rest in inferred] != [False, True]:
        return None
    if not elements:
        return {}
    (first, _), (rest, _) = inferred
    remaining = TypeUse(subject.node, subject.scope, elements=tuple(elements[1:]))
    return {first: elements[0], rest: remaining}


def _inferred_elements(pattern: Node) -> Iterator[tuple[str, bool]]:
    for element in children_of(pattern):
        inferred = next(walk(element, "infer_type"), None)
        if inferred is not None:
            is_rest = element.type == "rest_type" or any(walk(element, "rest_pattern"))
            yield text_of(next(children_of(inferred), None)), is_rest


def _match_generic(subject: TypeUse, pattern: Node) -> Mapping[str, TypeUse | None] | None:
    """The bindings of `Name<infer A>`, if the subject has that form too."""
    bound = bound_type(subject)
    name, arguments = name_and_arguments(bound) if bound is not None else ("", [])
    wanted, asked = name_and_arguments(TypeUse(pattern, subject.scope))
    if name != wanted or len(arguments) != len(asked):
        return None
    found = zip(asked, arguments, strict=True)
    return {
        text_of(next(children_of(each.node), None)): given
        for each, given in found
        if each.node.type == "infer_type"
    }


def bound_type(use: TypeUse) -> TypeUse | None:
    """The argument of a type parameter; other types unchanged."""
    name = text_of(use.node)
    while use.elements is None and name in use.scope.parameters:
        meant = use.scope.parameters[name]
        if meant is None:
            return None
        use, name = meant, text_of(meant.node)
    return use


def _elements(use: TypeUse, steps: int) -> list[TypeUse] | None:
    if use.elements is not None:
        return list(use.elements)
    if use.node.type == "tuple_type":
        return _listed(use, steps)
    meant = _meant(use, steps) if steps else None
    return _elements(meant, steps - 1) if meant is not None else None


def _meant(use: TypeUse, steps: int) -> TypeUse | None:
    """The type without its wrapper, its condition or its alias."""
    if use.node.type in _WRAPPERS:
        inner = next(children_of(use.node), None)
        return TypeUse(inner, use.scope) if inner is not None else None
    if use.node.type == "conditional_type":
        return _decide(use, steps - 1) or _only_branch(use)
    bound = bound_type(use)
    return bound if bound is not use else _declared_type(use)


def _only_branch(use: TypeUse) -> TypeUse | None:
    """The branch of a condition that is only a guard, with `never` as the other branch."""
    branch, other = field_of(use.node, "consequence"), field_of(use.node, "alternative")
    return TypeUse(branch, use.scope) if branch is not None and text_of(other) == "never" else None


def _listed(use: TypeUse, steps: int) -> list[TypeUse] | None:
    listed: list[TypeUse] = []
    for element in children_of(use.node):
        if element.type == "rest_type":
            inner = next(children_of(element), element)
            spread = _elements(TypeUse(inner, use.scope), steps - 1)
            if spread is None:
                return None
            listed += spread
        else:
            # A tuple element may have a label: `[plugin: Plugin]`.
            typed = next(children_of(field_of(element, "type")), element)
            listed.append(TypeUse(typed, use.scope))
    return listed


def _declared_type(use: TypeUse) -> TypeUse | None:
    """The target of an alias, or the declared type of a constant."""
    node, scope = use.node, use.scope
    is_value = node.type == "type_query"
    name, arguments = name_and_arguments(use)
    if is_value:
        name = one_line(next(children_of(node), None))
    declared = find_declaration(scope.package, scope.module, name)
    declaration = declared.module.declaration(declared.name) if declared is not None else None
    meant = field_of(declaration, "type" if is_value else "value")
    if declared is None or declaration is None or meant is None:
        return None
    outside = TypeScope(declared.package, declared.module)
    return TypeUse(meant, scope_within(declaration, outside, arguments))


def _unwrapped(node: Node | None) -> Node | None:
    while node is not None and node.type in _WRAPPERS:
        node = next(children_of(node), None)
    return node
