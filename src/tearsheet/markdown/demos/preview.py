"""The code preview of a demo: the elements it returns, if they are few."""

from __future__ import annotations

import re
from collections.abc import Container, Iterator

import tree_sitter_typescript
from tree_sitter import Language, Node, Parser

from tearsheet.model.demo import DemoFile

MOST_LINES = 16
WRAPPERS = frozenset({"div", "Box", "Stack", "", "Fragment", "React.Fragment"})
"""Layout elements; those without a name are fragments."""

_TSX = Language(tree_sitter_typescript.language_tsx())
_FUNCTIONS = ("function_declaration", "function_expression", "arrow_function")
_ELEMENTS = ("jsx_element", "jsx_self_closing_element")


def find_preview(file: DemoFile, subjects: Container[str] = ()) -> str | None:
    """The elements that the default export of a file returns; none if they are many.

    A layout element around them is left out, unless it is a subject of the page.
    """
    code = file.text.encode()
    tree = Parser(_TSX).parse(code)
    component = _default_export(tree.root_node)
    element = _returned(component) if component else None
    if element is None:
        return None
    is_frame = _is_lone_wrapper(element, subjects)
    start, end = _inside(element) if is_frame else element.byte_range
    preview = _dedent(code, start, end)
    return preview if preview.count("\n") < MOST_LINES else None


def _default_export(program: Node) -> Node | None:
    for statement in program.named_children:
        if statement.type == "export_statement" and _has(statement, "default"):
            exported = statement.child_by_field_name("declaration")
            exported = exported or statement.child_by_field_name("value")
            if exported and exported.type == "identifier":
                return _declared(program, exported.text)
            return exported if exported and exported.type in _FUNCTIONS else None
    return None


def _has(statement: Node, word: str) -> bool:
    return any(child.type == word for child in statement.children)


def _declared(program: Node, name: bytes | None) -> Node | None:
    for declaration in _declarations(program):
        identifier = declaration.child_by_field_name("name")
        if identifier and identifier.text == name:
            value = declaration.child_by_field_name("value") or declaration
            return value if value.type in _FUNCTIONS else None
    return None


def _declarations(program: Node) -> Iterator[Node]:
    for statement in program.named_children:
        inner = statement.child_by_field_name("declaration") or statement
        if inner.type in ("lexical_declaration", "variable_declaration"):
            yield from inner.named_children
        elif inner.type in _FUNCTIONS:
            yield inner


def _returned(component: Node) -> Node | None:
    body = component.child_by_field_name("body")
    if body and body.type == "statement_block":
        returns = [child for child in body.named_children if child.type == "return_statement"]
        body = next(iter(returns[-1].named_children), None) if returns else None
    while body and body.type == "parenthesized_expression":
        body = next((child for child in body.named_children if child.type != "comment"), None)
    return body if body and body.type in _ELEMENTS else None


def _is_lone_wrapper(element: Node, subjects: Container[str]) -> bool:
    """Whether an element only wraps others of another kind."""
    if element.type != "jsx_element":
        return False
    opening, *inside, _ = element.children
    name = opening.child_by_field_name("name")
    text = name.text.decode() if name and name.text else ""
    if text not in WRAPPERS or text in subjects:
        return False
    holds = any(child.type in (*_ELEMENTS, "jsx_expression") for child in inside)
    return holds and not any(_names(child, text) for child in inside)


def _names(part: Node, name: str) -> bool:
    """Whether a part contains an element of some name; fragments have none."""
    match = re.search(rf"<{re.escape(name)}\b", part.text.decode()) if part.text else None
    return bool(name and match)


def _inside(element: Node) -> tuple[int, int]:
    return element.children[0].end_byte, element.children[-1].start_byte


def _dedent(code: bytes, start: int, end: int) -> str:
    """Some code without its common indentation."""
    begin = code.rfind(b"\n", 0, start) + 1
    # The first line may begin in the middle, so its indentation is unknown.
    alone = not code[begin:start].strip()
    lines = code[begin if alone else start : end].decode().rstrip().split("\n")
    while len(lines) > 1 and not lines[0].strip():
        alone, lines = True, lines[1:]
    measured = [line for line in lines[0 if alone else 1 :] if line.strip()] or lines
    width = min((len(line) - len(line.lstrip()) for line in measured), default=0)
    return "\n".join(line[:width].lstrip() + line[width:] for line in lines)
