"""Types, and the punctuation around them, within code that stays."""

from __future__ import annotations

from collections.abc import Iterator

from tree_sitter import Node

from tearsheet.markdown.javascript.removals import Removal
from tearsheet.markdown.javascript.source import Source

_DONE_TO = ("call_expression", "member_expression", "subscript_expression")


def find_types(source: Source) -> Iterator[Removal]:
    """Every type in an expression, a parameter, a field or an element."""
    for what in ("type", "mark"):
        for node in source.nodes(what):
            yield Removal(source.before(node), node.end_byte)
    for node in source.nodes("parameters"):
        yield _parameters(node)
    for node in source.nodes("cast"):
        yield _cast(node, source)
    for node in source.nodes("sure"):
        yield Removal(node.children[0].end_byte, node.end_byte)
    for node in source.nodes("modifier"):
        yield Removal(node.start_byte, _next_start(node))
    for node in source.nodes("this"):
        yield Removal(node.start_byte, _after_comma(node))
    for node in source.nodes("field"):
        yield from _close_field(node, source)
    for position in source.helped:
        yield Removal(position, position + 1)


def _parameters(node: Node) -> Removal:
    following = node.next_sibling
    # The arrow must stay on the line of its parameters, even if its types spanned lines.
    if following and following.type == "formal_parameters":
        return Removal(node.start_byte, following.start_byte)
    return Removal(node.start_byte, node.end_byte)


def _cast(node: Node, source: Source) -> Removal:
    word = next(child for child in node.children[1:] if child.type in ("as", "satisfies"))
    parent = node.parent
    # Without the type, the next line would continue the expression, so end the statement.
    close = b";" if parent and parent.type in _DONE_TO and parent.children[0] == node else b""
    return Removal(source.before(word), node.end_byte, close)


def _next_start(node: Node) -> int:
    return node.next_sibling.start_byte if node.next_sibling else node.end_byte


def _after_comma(node: Node) -> int:
    comma = node.next_sibling
    return _next_start(comma) if comma and comma.type == "," else node.end_byte


def _close_field(node: Node, source: Source) -> Iterator[Removal]:
    """A semicolon after a field whose type ended it, so that it stays one."""
    last, following = node.children[-1], source.code[node.end_byte :].lstrip(b" \t\r")[:1]
    if last.type == "type_annotation" and following == b"\n":
        yield Removal(node.end_byte, node.end_byte, b";")
