"""The JavaScript of a component: its file, and facts that its declaration lacks."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from tree_sitter import Node

from tearsheet.packages.file_lookup import SCRIPTS, find_file
from tearsheet.packages.jsdoc import JsDoc
from tearsheet.packages.modules import ImportOrigin, Module, documentation_of
from tearsheet.packages.packages import Declared, Package, resolve_script
from tearsheet.packages.syntax import children_of, field_of, text_of, walk

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
_LONGEST_CHAIN = 10
"""The maximum number of re-exports that are followed."""

_GENERATED_FROM = re.compile(r"edit the (d\.ts file|TypeScript types)")


@dataclass(frozen=True, slots=True, kw_only=True)
class Implementation:
    """The script of a component."""

    package: Package
    module: Module
    name: str
    """The component's name in it."""
    prop_types: Node | None
    """The `propTypes` object."""
    code: str
    """The component and the functions that create it, or the whole file if unclear."""

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
    package, module, name = _follow_aliases(
        package, module, _local_name(module, declared.name, public_name)
    )
    typed = dict(_prop_types(module))
    chosen = _choose(module, name, typed)
    return Implementation(
        package=package,
        module=module,
        name=name,
        prop_types=typed.get(chosen or ""),
        code=_code(module, name),
    )


def _follow_aliases(package: Package, module: Module, name: str) -> tuple[Package, Module, str]:
    """The original of an alias: `const Old = New`."""
    for _ in range(_LONGEST_CHAIN):
        value = field_of(module.declaration(name), "value")
        origin = module.imports.get(text_of(value)) if _is_name(value) else None
        found = _enter(package, module, origin) if origin is not None else None
        if found is None:
            break
        package, module, name = found
    return package, module, name


def _is_name(node: Node | None) -> bool:
    return node is not None and node.type == "identifier"


def _enter(
    package: Package, module: Module, origin: ImportOrigin, steps: int = 0
) -> tuple[Package, Module, str] | None:
    """The script that declares an imported name, through all re-exports."""
    resolved = resolve_script(package, module.file, origin.module or "")
    entered = resolved[0].files.script(resolved[1]) if resolved is not None else None
    if resolved is None or entered is None or steps > _LONGEST_CHAIN:
        return None
    own = entered.exports.get(origin.name)
    if own is not None and own.module is None:
        return resolved[0], entered, own.name
    handed_on = (
        [own] if own is not None else [ImportOrigin(origin.name, star) for star in entered.stars]
    )
    found = (_enter(resolved[0], entered, each, steps + 1) for each in handed_on)
    return next((each for each in found if each is not None), None)


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
    """The source file named in the comment above generated `propTypes`; None without it."""
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
    """The assignments of a statement, also in conditions; not those inside of values."""
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
