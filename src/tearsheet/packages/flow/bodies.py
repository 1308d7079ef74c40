"""The body of a function: its variables, and its nested functions."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from tree_sitter import Node

from tearsheet.packages.flow.values import (
    NOTHING,
    UNKNOWN,
    Lazy,
    Value,
    choose,
    field_value,
    item_value,
    settled,
    truth,
    without,
)
from tearsheet.packages.syntax import children_of, field_of, string_of, text_of

Evaluate = Callable[[Node], Value]
Names = dict[str, list[Lazy]]

_FUNCTIONS = frozenset(
    {
        "arrow_function",
        "function_expression",
        "function_declaration",
        "generator_function",
        "generator_function_declaration",
        "method_definition",
        "class_declaration",
        "class",
    }
)


@dataclass(frozen=True, slots=True, eq=False)
class Body:
    """The names that a function declares, each with its initializer."""

    declared: tuple[tuple[Node, Node | None], ...]
    assigned: tuple[tuple[str, Node], ...]
    functions: tuple[tuple[str, Node], ...]


def read_body(function: Node) -> Body:
    """Everything a function declares, without its nested functions."""
    declared: list[tuple[Node, Node | None]] = []
    assigned: list[tuple[str, Node]] = []
    functions: list[tuple[str, Node]] = []
    for node in walk_own(field_of(function, "body")):
        name, value = field_of(node, "name"), field_of(node, "value")
        left, right = field_of(node, "left"), field_of(node, "right")
        if node.type == "variable_declarator" and name is not None:
            declared.append((name, value))
        elif node.type == "for_in_statement" and left is not None:
            declared.append((left, None))
        elif node.type == "assignment_expression" and left is not None and right is not None:
            if left.type == "identifier":
                assigned.append((text_of(left), right))
        elif node.type == "function_declaration" and name is not None:
            functions.append((text_of(name), node))
    return Body(tuple(declared), tuple(assigned), tuple(functions))


def walk_own(node: Node | None) -> Iterator[Node]:
    """The descendants of a node, without those of nested functions."""
    waiting = list(children_of(node))[::-1]
    while waiting:
        current = waiting.pop()
        yield current
        if current.type not in _FUNCTIONS:
            waiting.extend(reversed(current.named_children))


def bind(pattern: Node, given: Lazy, names: Names, evaluate: Evaluate) -> None:
    """Bind each name in a destructuring pattern to its part of a value."""
    match pattern.type:
        case "identifier" | "shorthand_property_identifier_pattern":
            names.setdefault(text_of(pattern), []).append(given)
        case "object_pattern":
            _bind_fields(pattern, given, names, evaluate)
        case "array_pattern":
            _bind_items(pattern, given, names, evaluate)
        case "assignment_pattern" | "object_assignment_pattern":
            left, right = field_of(pattern, "left"), field_of(pattern, "right")
            if left is not None and right is not None:
                bind(left, _with_default(given, right, evaluate), names, evaluate)


def _bind_fields(pattern: Node, given: Lazy, names: Names, evaluate: Evaluate) -> None:
    taken: list[str] = []
    for part in children_of(pattern):
        if part.type == "rest_pattern":
            for inner in children_of(part):
                bind(inner, _rest_of(given, tuple(taken)), names, evaluate)
            continue
        key, target = _key_and_target(part)
        if target is not None:
            taken.append(key)
            bind(target, _field_of(given, key), names, evaluate)


def _rest_of(given: Lazy, taken: tuple[str, ...]) -> Lazy:
    return Lazy(lambda: without(given.value, taken))


def _key_and_target(part: Node) -> tuple[str, Node | None]:
    if part.type == "pair_pattern":
        key = field_of(part, "key")
        return string_of(key) or text_of(key), field_of(part, "value")
    if part.type == "object_assignment_pattern":
        return text_of(field_of(part, "left")), part
    return text_of(part), part if part.type.endswith("identifier_pattern") else None


def _bind_items(pattern: Node, given: Lazy, names: Names, evaluate: Evaluate) -> None:
    place = 0
    for part in pattern.children:
        if part.type == ",":
            place += 1
        elif part.is_named and part.type != "comment":
            bind(part, _item_of(given, place), names, evaluate)


def _field_of(given: Lazy, key: str) -> Lazy:
    return Lazy(lambda: field_value(given.value, key))


def _item_of(given: Lazy, place: int) -> Lazy:
    return Lazy(lambda: item_value(given.value, place))


def _with_default(given: Lazy, default: Node, evaluate: Evaluate) -> Lazy:
    def value() -> Value:
        found = given.value
        if found is NOTHING:
            return evaluate(default)
        return found if truth(found) else choose((found, evaluate(default)))

    return Lazy(value)


UNTOLD = settled(UNKNOWN)
"""The initializer of a variable without a value."""
