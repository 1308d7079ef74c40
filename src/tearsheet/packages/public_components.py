"""The public components among the exports of a package."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fnmatch import fnmatchcase

from tree_sitter import Node

from tearsheet.packages.import_statements import UNSTABLE
from tearsheet.packages.jsdoc import JsDoc, read_jsdoc
from tearsheet.packages.modules import documentation_of
from tearsheet.packages.packages import Declared, Package, find_declaration
from tearsheet.packages.public_names import PublicName
from tearsheet.packages.syntax import children_of, comment_before, field_of, text_of, walk

_TYPES = frozenset(
    {"interface_declaration", "type_alias_declaration", "enum_declaration", "class_declaration"}
)
_COMPONENT = re.compile(r"^(?:Unstable_)?[A-Z][A-Za-z0-9]*$")
_ELEMENT = re.compile(
    r"\bJSX\.Element\b|\bReactElement\b|\bReactNode\b|\bpropTypes\b|ExoticComponent\b"
)
_API_LINK = re.compile(r"\bAPI:\s*(?:-\s*)?\[[^\]]*\]\([^)]*/(?:[\w-]*-)?api/")


@dataclass(frozen=True, slots=True, kw_only=True)
class PublicComponent:
    """A public component."""

    name: str
    public: PublicName
    documentation: JsDoc


def find_public_components(
    package: Package, names: Mapping[str, PublicName]
) -> tuple[PublicComponent, ...]:
    """The public components, sorted by name; a stable name precedes an unstable one."""
    candidates = [
        PublicComponent(
            name=name.removeprefix(UNSTABLE),
            public=public,
            documentation=_documentation(public),
        )
        for name, public in names.items()
        if _may_be_component(package, public)
    ]
    annotates = any(_has_page(candidate) for candidate in candidates)
    chosen: dict[str, PublicComponent] = {}
    for candidate in candidates:
        if _is_public(package, candidate, names, annotates):
            chosen.setdefault(candidate.name, candidate)
    return tuple(chosen[name] for name in sorted(chosen))


def _may_be_component(package: Package, public: PublicName) -> bool:
    declared = public.declared
    node = declared.module.declaration(declared.name)
    return (
        declared.package is package
        and node is not None
        and node.type not in _TYPES
        and _COMPONENT.match(public.name) is not None
    )


def _is_public(
    package: Package,
    component: PublicComponent,
    names: Mapping[str, PublicName],
    annotates: bool,
) -> bool:
    if component.documentation.ignored:
        return False
    if _has_page(component):
        return True
    # They are drawn by another component, which is what readers use, and nothing in the package
    # tells them from those that are documented.
    if any(fnmatchcase(component.name, part) for part in package.rules.parts):
        return False
    # Elsewhere a program writes the line, so a component without it has no page. In these
    # packages people write it, and forget it: there a file of its own in a folder counts too.
    if annotates and not package.rules.links_by_hand:
        return False
    return _is_in_root(component, names) and _stands_alone(component, annotates)


def _is_in_root(component: PublicComponent, names: Mapping[str, PublicName]) -> bool:
    """Whether the package itself exports it, possibly under its longer former name."""
    longer = names.get(f"{UNSTABLE}{component.name}")
    return component.public.in_root or (longer is not None and longer.in_root)


def _has_page(component: PublicComponent) -> bool:
    return _API_LINK.search(component.documentation.description) is not None


def _stands_alone(component: PublicComponent, annotates: bool) -> bool:
    public = component.public
    in_folder = any(entry[:1].isupper() for entry in (*public.entries, *public.default_of))
    own_file = public.declared.file.name.split(".")[0] == component.name
    return _renders(public.declared) and (not annotates or (in_folder and own_file))


def _renders(declared: Declared) -> bool:
    nodes = declared.module.declarations.get(declared.name, ())
    if any(_ELEMENT.search(text_of(node)) for node in nodes):
        return True
    # Under a new name a component may keep its old one: `declare const Old: typeof New`.
    renamed = (_renamed_from(declared, node) for node in nodes)
    return any(other is not None and _renders(other) for other in renamed)


def _renamed_from(declared: Declared, node: Node) -> Declared | None:
    annotation = next(children_of(field_of(node, "type")), None)
    if annotation is None or annotation.type != "type_query":
        return None
    name = text_of(next(children_of(annotation), None))
    found = find_declaration(declared.package, declared.module, name)
    return found if found != declared else None


def _documentation(public: PublicName) -> JsDoc:
    """The comment of a component: before it, its export, or the function that creates it."""
    comments = list(_comments(public))
    written = (doc for doc in comments if _API_LINK.search(doc.description) or doc.ignored)
    return next(written, comments[0] if comments else JsDoc())


def _comments(public: PublicName) -> Iterator[JsDoc]:
    module, name = public.declared.module, public.declared.name
    node = module.declaration(name)
    if node is None:
        return
    yield documentation_of(node)
    for statement in children_of(module.root, "export_statement"):
        if any(text_of(field_of(each, "name")) == name for each in _specifiers(statement)):
            yield read_jsdoc(comment_before(statement))
    # Compilers may leave the comment of a constant before the next statement.
    for comment in children_of(module.root, "comment"):
        if f"[{public.name} API](" in text_of(comment):
            yield read_jsdoc(text_of(comment))
    for query in walk(node, "type_query"):
        inner = module.declaration(text_of(next(children_of(query), None)))
        if inner is not None:
            yield documentation_of(inner)


def _specifiers(statement: Node) -> Iterator[Node]:
    for clause in children_of(statement, "export_clause"):
        yield from children_of(clause, "export_specifier")
