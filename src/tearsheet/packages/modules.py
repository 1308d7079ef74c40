"""One file of a package as a module: its declarations, imports and exports."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from tree_sitter import Node

from tearsheet.packages.jsdoc import JsDoc, read_jsdoc
from tearsheet.packages.syntax import (
    children_of,
    comment_before,
    field_of,
    string_of,
    text_of,
    walk,
)

EVERYTHING = "*"
"""The name of a namespace import."""

_VARIABLES = frozenset({"lexical_declaration", "variable_declaration"})
_STATEMENTS = frozenset({"export_statement", "ambient_declaration", *_VARIABLES})


@dataclass(frozen=True, slots=True)
class ImportOrigin:
    """The origin of a name in a module; without a module it is declared in the same file."""

    name: str
    module: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Module:
    """The declarations, imports and exports of one file."""

    file: Path
    root: Node
    declarations: Mapping[str, tuple[Node, ...]] = field(default_factory=dict)
    """Several declarations of one name are merged interfaces, or overloads of a function."""
    imports: Mapping[str, ImportOrigin] = field(default_factory=dict)
    exports: Mapping[str, ImportOrigin] = field(default_factory=dict)
    stars: tuple[str, ...] = ()
    """The modules whose exports are all exported again."""

    def declaration(self, name: str) -> Node | None:
        """The first declaration of a name."""
        return next(iter(self.declarations.get(name, ())), None)


def read_module(file: Path, root: Node) -> Module:
    """Read the top-level statements of a file."""
    declarations: dict[str, tuple[Node, ...]] = {}
    imports: dict[str, ImportOrigin] = {}
    exports: dict[str, ImportOrigin] = {}
    stars: list[str] = []
    for statement in root.named_children:
        for name, node in _declared_by(statement):
            declarations[name] = (*declarations.get(name, ()), node)
        if statement.type == "import_statement":
            imports.update(_imported_by(statement))
        elif statement.type == "export_statement":
            exports.update(_exported_by(statement))
            stars.extend(_stars_of(statement))
    return Module(
        file=file,
        root=root,
        declarations=declarations,
        imports=imports,
        exports=exports,
        stars=tuple(stars),
    )


def statement_of(declaration: Node) -> Node:
    """The statement around a declaration."""
    node = declaration
    while node.parent is not None and node.parent.type in _STATEMENTS:
        node = node.parent
    return node


def documentation_of(declaration: Node) -> JsDoc:
    """The documentation comment of a declaration, or of a member of an interface."""
    return read_jsdoc(comment_before(statement_of(declaration)))


def _declared_by(statement: Node) -> Iterator[tuple[str, Node]]:
    inner = _unwrapped(statement)
    if inner.type in _VARIABLES:
        for declarator in children_of(inner, "variable_declarator"):
            yield text_of(field_of(declarator, "name")), declarator
    elif (name := field_of(inner, "name")) is not None and statement.type != "import_statement":
        yield text_of(name), inner
    elif statement.type == "export_statement" and inner is not statement:
        yield "default", inner


def _unwrapped(statement: Node) -> Node:
    inner: Node | None = statement
    if statement.type == "export_statement":
        inner = field_of(statement, "declaration") or field_of(statement, "value")
    if inner is not None and inner.type == "ambient_declaration":
        inner = next(children_of(inner), None)
    return inner or statement


def _imported_by(statement: Node) -> Iterator[tuple[str, ImportOrigin]]:
    module = string_of(field_of(statement, "source"))
    if module is None:
        return
    for node in walk(next(children_of(statement, "import_clause"), None)):
        if node.type == "import_clause":
            yield from ((text_of(n), ImportOrigin("default", module)) for n in _identifiers(node))
        elif node.type == "namespace_import":
            yield from ((text_of(n), ImportOrigin(EVERYTHING, module)) for n in _identifiers(node))
        elif node.type == "import_specifier":
            name, alias = _specifier(node)
            yield alias, ImportOrigin(name, module)


def _exported_by(statement: Node) -> Iterator[tuple[str, ImportOrigin]]:
    module = string_of(field_of(statement, "source"))
    for node in walk(next(children_of(statement, "export_clause"), None), "export_specifier"):
        name, alias = _specifier(node)
        yield alias, ImportOrigin(name, module)
    for node in children_of(statement, "namespace_export"):
        yield from ((text_of(n), ImportOrigin(EVERYTHING, module)) for n in _identifiers(node))
    if any(child.type == "default" for child in statement.children):
        yield "default", ImportOrigin(_default_of(statement))
    elif module is None:
        yield from ((name, ImportOrigin(name)) for name, _ in _declared_by(statement))


def _default_of(statement: Node) -> str:
    inner = _unwrapped(statement)
    if inner.type == "identifier":
        return text_of(inner)
    return text_of(field_of(inner, "name")) or "default"


def _stars_of(statement: Node) -> Iterator[str]:
    module = string_of(field_of(statement, "source"))
    if module is not None and any(child.type == "*" for child in statement.children):
        yield module


def _specifier(node: Node) -> tuple[str, str]:
    name = text_of(field_of(node, "name"))
    return name, text_of(field_of(node, "alias")) or name


def _identifiers(node: Node) -> Iterator[Node]:
    return children_of(node, "identifier")
