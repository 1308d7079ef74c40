"""The JavaScript of a component: where it is, and what it says that its declaration does not."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from tree_sitter import Node

from tearsheet.reference.file_lookup import SCRIPTS, find_file
from tearsheet.reference.jsdoc import JsDoc
from tearsheet.reference.modules import Module, documentation_of
from tearsheet.reference.packages import Declared, Package
from tearsheet.reference.syntax import children_of, field_of, text_of, walk

_CONDITIONS = frozenset(
    {
        "expression_statement",
        "if_statement",
        "statement_block",
        "ternary_expression",
        "binary_expression",
        "parenthesized_expression",
    }
)
_GENERATED_FROM = re.compile(r"edit the (d\.ts file|TypeScript types)")


@dataclass(frozen=True, slots=True, kw_only=True)
class Implementation:
    """The script that a component is written in."""

    package: Package
    module: Module
    name: str
    """The component's name in it."""
    prop_types: Node | None
    """The object that says what props are allowed."""
    code: str
    """The component and what it is made with, or the whole file where that is not clear."""

    @property
    def documentation(self) -> JsDoc:
        """The comment before the component."""
        node = self.module.declaration(self.name)
        return documentation_of(node) if node is not None else JsDoc()


def find_implementation(declared: Declared, public_name: str) -> Implementation | None:
    """The script beside a declaration file."""
    package = declared.package
    file = script_beside(package, declared.file)
    module = package.files.script(file) if file is not None else None
    if module is None:
        return None
    name = _local_name(module, declared.name, public_name)
    typed = dict(_prop_types(module))
    chosen = _choose(module, name, typed)
    return Implementation(
        package=package,
        module=module,
        name=name,
        prop_types=typed.get(chosen or ""),
        code=_code(module, name),
    )


def script_beside(package: Package, declarations: Path) -> Path | None:
    """The script of a declaration file; both may have folders of their own."""
    plain = declarations.name.rsplit(".d.", maxsplit=1)[0]
    beside = find_file(declarations.parent, plain, SCRIPTS)
    root = package.root
    if root is None or root.declarations is None or root.script is None:
        return beside
    if declarations.is_relative_to(root.declarations.parent):
        inside = declarations.relative_to(root.declarations.parent)
        found = find_file(root.script.parent, str(inside.with_name(plain)), SCRIPTS)
        return found or beside
    return beside


def is_written_in_typescript(implementation: Implementation) -> bool | None:
    """What the note above generated `propTypes` tells of the source; nothing without a note."""
    note = _GENERATED_FROM.search(text_of(implementation.prop_types))
    return note[1] == "TypeScript types" if note else None


def _local_name(module: Module, declared: str, public: str) -> str:
    for name in (public, declared, declared.removeprefix("Unstable_")):
        origin = module.exports.get(name)
        if origin is not None and origin.module is None:
            return origin.name
    default = module.exports.get("default")
    return default.name if default is not None and default.module is None else declared


def _prop_types(module: Module) -> Iterator[tuple[str, Node]]:
    for statement in children_of(module.root, "expression_statement", "if_statement"):
        for assignment in _assignments(statement):
            left, right = field_of(assignment, "left"), field_of(assignment, "right")
            while right is not None and right.type == "parenthesized_expression":
                right = next(children_of(right), None)
            if text_of(field_of(left, "property")) == "propTypes" and right is not None:
                yield text_of(field_of(left, "object")), right


def _assignments(node: Node) -> Iterator[Node]:
    """The assignments of a statement, whatever they are done under; not those inside of values."""
    if node.type == "assignment_expression":
        yield node
    elif node.type in _CONDITIONS:
        for child in children_of(node):
            yield from _assignments(child)


def _choose(module: Module, name: str, typed: Mapping[str, Node]) -> str | None:
    if name in typed:
        return name
    value = field_of(module.declaration(name), "value")
    inner = (text_of(node) for node in walk(value, "identifier"))
    only = next(iter(typed)) if len(typed) == 1 else None
    return next((each for each in inner if each in typed), only)


def _code(module: Module, name: str) -> str:
    node = module.declaration(name)
    if node is None:
        return text_of(module.root)
    # A function has its own body; other components may be made of functions beside them.
    used = {text_of(each) for each in walk(field_of(node, "value"), "identifier")}
    parts = sorted(used & module.declarations.keys() - {name})
    return "\n".join(text_of(module.declaration(each)) for each in (name, *parts))
