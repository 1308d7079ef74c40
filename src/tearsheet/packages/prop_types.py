"""Converts a `propTypes` entry to a type as in TypeScript."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace

from tree_sitter import Node

from tearsheet.packages.syntax import children_of, field_of, one_line, string_of, text_of

_FUNCTIONS = frozenset({"arrow_function", "function_expression"})
_REFERENCES = frozenset({"identifier", "member_expression"})
_NAMED = {
    "elementTypeAcceptingRef": "element type",
    "elementAcceptingRef": "element",
    "refType": "ref",
    "HTMLElementType": "HTML element",
    "integerPropType": "integer",
}
_MUST_HOLD_REF = frozenset({"elementTypeAcceptingRef", "elementAcceptingRef"})
_WRAPPERS = frozenset({"chainPropTypes", "deprecatedPropType"})


@dataclass(frozen=True, slots=True)
class PropType:
    """One parsed entry."""

    text: str
    required: bool = False
    holds_ref: bool = False


def read_prop_type(node: Node) -> PropType:
    """Parse the value of a prop's entry."""
    if node.type in _FUNCTIONS:
        return PropType(_validated_by(node))
    if node.type == "parenthesized_expression":
        return read_prop_type(next(children_of(node), node))
    if node.type == "member_expression" and text_of(field_of(node, "property")) == "isRequired":
        return replace(read_prop_type(field_of(node, "object") or node), required=True)
    if node.type == "call_expression":
        return _read_call(node)
    return _named(_last_name(node)) if node.type in _REFERENCES else PropType(one_line(node))


def _read_call(call: Node) -> PropType:
    name = _last_name(field_of(call, "function"))
    arguments = [a for a in children_of(field_of(call, "arguments")) if a.type != "comment"]
    if name in _NAMED:
        return _named(name)
    if not arguments or (name not in _COMBINED and name not in _WRAPPERS):
        return PropType(one_line(call))
    if name in _WRAPPERS:
        return read_prop_type(arguments[0])
    return PropType(_COMBINED[name](arguments[0]))


def _named(name: str) -> PropType:
    return PropType(_NAMED.get(name, name), holds_ref=name in _MUST_HOLD_REF)


def _last_name(node: Node | None) -> str:
    """The last name of a callee: compiled modules wrap it as `(0, _name.default)`."""
    while node is not None and node.type in {"parenthesized_expression", "sequence_expression"}:
        node = node.named_children[-1] if node.named_children else None
    if node is None or node.type != "member_expression":
        return text_of(node)
    name = text_of(field_of(node, "property"))
    return text_of(field_of(node, "object")).lstrip("_") if name == "default" else name


def _validated_by(function: Node) -> str:
    # propTypes have no type for DOM elements, so these are checked by a field of all nodes.
    return "HTML element" if "nodeType" in text_of(function) else "any"


def _union(values: Node) -> str:
    return " | ".join(read_prop_type(value).text for value in _items(values)) or one_line(values)


def _enumeration(values: Node) -> str:
    return " | ".join(_quoted(value) for value in _items(values)) or one_line(values)


def _quoted(value: Node) -> str:
    text = string_of(value)
    return one_line(value) if text is None or "'" in text else f"'{text}'"


def _items(values: Node) -> list[Node]:
    return [item for item in children_of(values) if item.type != "comment"]


def _list(item: Node) -> str:
    return f"Array<{read_prop_type(item).text}>"


def _dictionary(value: Node) -> str:
    return f"{{ [key: string]: {read_prop_type(value).text} }}"


def _shape(fields: Node) -> str:
    if fields.type != "object":
        return "object"
    shown = ", ".join(_shape_field(pair) for pair in children_of(fields, "pair"))
    return f"{{ {shown} }}" if shown else "{}"


def _shape_field(pair: Node) -> str:
    key, value = field_of(pair, "key"), field_of(pair, "value")
    read = read_prop_type(value) if value is not None else PropType("any")
    return f"{text_of(key)}{'' if read.required else '?'}: {read.text}"


def _instance(kind: Node) -> str:
    # Written as `typeof Element === 'undefined' ? Object : Element` for servers without it.
    while kind.type == "parenthesized_expression" and kind.named_children:
        kind = kind.named_children[0]
    return one_line(field_of(kind, "alternative") or kind)


_COMBINED: Mapping[str, Callable[[Node], str]] = {
    "oneOfType": _union,
    "oneOf": _enumeration,
    "arrayOf": _list,
    "objectOf": _dictionary,
    "shape": _shape,
    "exact": _shape,
    "instanceOf": _instance,
}
