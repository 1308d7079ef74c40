"""Statements and class members that consist only of types."""

from __future__ import annotations

from collections.abc import Iterator

from tree_sitter import Node

from tearsheet.markdown.javascript.removals import Removal
from tearsheet.markdown.javascript.source import Source, text_of

_GONE = ("comment", "interface_declaration", "type_alias_declaration", "ambient_declaration")
_ENDED_BY_SEMICOLON = (
    "expression_statement",
    "export_statement",
    "lexical_declaration",
    "variable_declaration",
    "public_field_definition",
)
_CONTINUES = (b"(", b"[", b"`", b"+", b"-", b"/", b"*")
"""Line starts that continue an unterminated previous line (ASI hazards)."""


def find_declarations(source: Source) -> Iterator[Removal]:
    """The declarations that only exist for the type checker."""
    for what in ("declaration", "member"):
        for node in source.nodes(what):
            yield cut_out(_exported(node), source, with_comment=True)
    for node in source.nodes("overload"):
        # The comment above the first of several signatures describes the function itself.
        yield cut_out(_exported(node), source)


def cut_out(node: Node, source: Source, *, with_comment: bool = False) -> Removal:
    """The removal of a statement, with the lines it leaves empty."""
    first = _first_comment(node) if with_comment else node
    code, start, end = source.code, first.start_byte, _end(node)
    instead = b";" if _holds_apart(node) else b""
    begin = code.rfind(b"\n", 0, start) + 1
    newline = code.find(b"\n", end)
    rest = code[end : newline if newline >= 0 else len(code)].strip()
    if code[begin:start].strip() or (rest and not rest.startswith(b"//")):
        return Removal(start, end, instead)
    stop = newline + 1 if newline >= 0 else len(code)
    return Removal(begin, stop, instead and instead + b"\n")


def _exported(node: Node) -> Node:
    parent = node.parent
    return parent if parent and parent.type == "export_statement" else node


def _end(node: Node) -> int:
    following = node.next_sibling
    return following.end_byte if following and following.type == ";" else node.end_byte


def _first_comment(node: Node) -> Node:
    """The first of the comments right above a statement, or the statement itself."""
    first = node
    while (above := first.prev_sibling) and above.type == "comment":
        alone = not above.prev_sibling or above.prev_sibling.end_point.row < above.start_point.row
        if above.end_point.row + 1 != first.start_point.row or not alone:
            break
        first = above
    return first


def _holds_apart(node: Node) -> bool:
    """Whether the statements before and after would merge without this one."""
    before, after = node.prev_named_sibling, node.next_named_sibling
    while before and before.type in _GONE:
        before = before.prev_named_sibling
    while after and after.type in _GONE:
        after = after.next_named_sibling
    if before is None or after is None:
        return False
    return _is_open(before) and text_of(after)[:1] in _CONTINUES


def _is_open(statement: Node) -> bool:
    """Whether a statement ends without a semicolon."""
    inner = statement.child_by_field_name("declaration") or statement
    sign = statement.next_sibling
    closed = text_of(statement).endswith(b";") or (sign is not None and sign.type == ";")
    return inner.type in _ENDED_BY_SEMICOLON and not closed
