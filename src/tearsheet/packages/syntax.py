"""Parses JavaScript and TypeScript declarations to syntax trees."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import tree_sitter_javascript
import tree_sitter_typescript
from tree_sitter import Language, Node, Parser

# Two constructs that the grammar does not support; the code without them is equivalent.
_INLINE_IMPORT = re.compile(r"\bimport\((?:\"[^\"\n]*\"|'[^'\n]*')\)\.")
_ONLY_TAGS = re.compile(r"^/\*\*[\s*]*@")
_NAMED_INLINE = re.compile(r"\bimport\([\"']([^\"'\n]+)[\"']\)\.(\w+)")
_TYPE_STAR = re.compile(r"^export type \*", re.MULTILINE)


def parse_javascript(code: str) -> Node:
    """The tree of a script; broken places are `ERROR` nodes in it."""
    return _javascript().parse(code.encode()).root_node


def find_inline_imports(code: str) -> dict[str, str]:
    """The names in `import("./x").Name` types, and the module of each."""
    named = (found.groups() for found in _NAMED_INLINE.finditer(code))
    return {name: module for module, name in named}


def parse_typescript(code: str) -> Node:
    """The tree of a declaration file; `import("./x").Name` reads as `Name`."""
    plain = _TYPE_STAR.sub("export *", _INLINE_IMPORT.sub("", code))
    return _typescript().parse(plain.encode()).root_node


def text_of(node: Node | None) -> str:
    """The code of a node; empty for None."""
    if node is None or node.text is None:
        return ""
    return node.text.decode()


def one_line(node: Node | None) -> str:
    """The code of a node with whitespace collapsed."""
    return " ".join(text_of(node).split())


def children_of(node: Node | None, *types: str) -> Iterator[Node]:
    """The named children, or those of the given types."""
    for child in node.named_children if node is not None else ():
        if not types or child.type in types:
            yield child


def walk(node: Node | None, *types: str) -> Iterator[Node]:
    """The node and all its descendants of the given types, in source order."""
    waiting = [node] if node is not None else []
    while waiting:
        current = waiting.pop()
        if not types or current.type in types:
            yield current
        waiting.extend(reversed(current.named_children))


def field_of(node: Node | None, name: str) -> Node | None:
    """The child in a field, such as `name`, `value` or `type`."""
    return node.child_by_field_name(name) if node is not None else None


def string_of(node: Node | None) -> str | None:
    """The value of a string literal; empty for other nodes."""
    if node is None or node.type not in {"string", "template_string"}:
        return None
    return text_of(node)[1:-1].replace("\\'", "'").replace('\\"', '"')


def comment_before(node: Node) -> str:
    """The JSDoc comment right before a node; empty if there is none.

    One with nothing but tags, as `@deprecated`, may have its words in another one above it.
    """
    comments = _comments_before(node)
    nearest = next(comments, "")
    if not _ONLY_TAGS.match(nearest):
        return nearest
    above = next(comments, "")
    return f"{above.removesuffix('*/')}\n{nearest.removeprefix('/**')}" if above else nearest


def _comments_before(node: Node) -> Iterator[str]:
    before = node.prev_named_sibling
    while before is not None and before.type == "comment":
        text = text_of(before)
        if text.startswith("/**"):
            yield text
        before = before.prev_named_sibling


@cache
def _javascript() -> Parser:
    return Parser(Language(tree_sitter_javascript.language()))


@cache
def _typescript() -> Parser:
    return Parser(Language(tree_sitter_typescript.language_typescript()))
