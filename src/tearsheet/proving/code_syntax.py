"""The names that a block of code declares, exports and uses, read from its syntax tree."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import tree_sitter_typescript
from tree_sitter import Language, Node, Parser

from tearsheet.packages.syntax import children_of, field_of, text_of, walk

_BINDINGS = ("identifier", "shorthand_property_identifier_pattern")
_USES = ("identifier", "type_identifier", "shorthand_property_identifier")
_FUNCTIONS = ("function", "method", "class_body")


def is_whole(code: str, *, jsx: bool) -> bool:
    """Whether code can be parsed to its end."""
    return not _parse(code, jsx=jsx).has_error


def is_object(code: str, *, jsx: bool) -> bool:
    """Whether code is one object in braces, which a compiler would read as a block."""
    statements = _parse(code, jsx=jsx).named_children
    inner = statements[0].named_children if len(statements) == 1 else []
    return [node.type for node in inner] == ["object"]


def has_labels(code: str, *, jsx: bool) -> bool:
    """Whether code begins with the members of an object, which a compiler reads as labels."""
    return any(children_of(_parse(code, jsx=jsx), "labeled_statement"))


def has_outer_return(code: str, *, jsx: bool) -> bool:
    """Whether code returns from a function that it does not show."""
    waiting = [_parse(code, jsx=jsx)]
    while waiting:
        node = waiting.pop()
        if node.type == "return_statement":
            return True
        waiting += [it for it in node.named_children if not _is_function(it)]
    return False


def _is_function(node: Node) -> bool:
    return any(word in node.type for word in _FUNCTIONS)


def find_used(code: str, *, jsx: bool) -> frozenset[str]:
    """Every name that code refers to, its own and those of others."""
    return frozenset(text_of(node) for node in walk(_parse(code, jsx=jsx), *_USES))


def find_attributes(code: str) -> frozenset[tuple[str, str]]:
    """The attributes of elements in code: the name of the element, that of the attribute."""
    elements = ("jsx_opening_element", "jsx_self_closing_element")
    return frozenset(
        (text_of(field_of(element, "name")), text_of(attribute.named_children[0]))
        for element in walk(_parse(code, jsx=True), *elements)
        for attribute in children_of(element, "jsx_attribute")
    )


def find_keys(code: str) -> frozenset[str]:
    """The keys of objects in code, and the hooks that it calls."""
    keys = {
        text_of(field_of(pair, "key")).strip("'\"") for pair in walk(_parse(code, jsx=True), "pair")
    }
    others = walk(_parse(code, jsx=True), "shorthand_property_identifier", "identifier")
    hooks = {text_of(it) for it in others if it.type != "identifier" or _is_hook(text_of(it))}
    return frozenset(keys | hooks)


def _is_hook(name: str) -> bool:
    return name.startswith("use") and name[3:4].isupper()


def find_declared(code: str, *, jsx: bool) -> frozenset[str]:
    """The names that code declares or imports at its top level."""
    names: set[str] = set()
    for statement in _parse(code, jsx=jsx).named_children:
        if statement.type == "import_statement":
            names |= find_imports(text_of(statement)).keys()
        names.update(_declared_by(field_of(statement, "declaration") or statement))
    return frozenset(names)


def find_exported(code: str, *, jsx: bool) -> frozenset[str]:
    """The names under which other modules can import from code; not its default."""
    names: set[str] = set()
    for statement in children_of(_parse(code, jsx=jsx), "export_statement"):
        if not any(child.type == "default" for child in statement.children):
            names.update(_declared_by(field_of(statement, "declaration") or statement))
        for specifier in walk(statement, "export_specifier"):
            names.add(text_of(specifier.named_children[-1]))
    return frozenset(names)


def _declared_by(declaration: Node) -> Iterator[str]:
    if declaration.type in ("lexical_declaration", "variable_declaration"):
        for declarator in children_of(declaration, "variable_declarator"):
            yield from map(text_of, walk(field_of(declarator, "name"), *_BINDINGS))
    elif declaration.type == "ambient_declaration":
        for inner in declaration.named_children:
            yield from _declared_by(inner)
    elif "declaration" in declaration.type:
        yield text_of(field_of(declaration, "name"))


def find_imports(code: str) -> dict[str, str]:
    """The import statement of each name that code imports."""
    found: dict[str, str] = {}
    for statement in children_of(_parse(code, jsx=True), "import_statement"):
        module = text_of(field_of(statement, "source"))
        for clause in children_of(statement, "import_clause"):
            for node in clause.named_children:
                found |= _imports_of(node, module)
    return found


def _imports_of(node: Node, module: str) -> dict[str, str]:
    if node.type == "named_imports":
        specifiers = list(children_of(node, "import_specifier"))
        return {
            text_of(it.named_children[-1]): f"import {{ {text_of(it)} }} from {module};"
            for it in specifiers
        }
    name = text_of(node.named_children[0]) if node.named_children else text_of(node)
    return {name: f"import {text_of(node)} from {module};"}


def _parse(code: str, *, jsx: bool) -> Node:
    return _parser(jsx=jsx).parse(code.encode()).root_node


@cache
def _parser(*, jsx: bool) -> Parser:
    grammar = (
        tree_sitter_typescript.language_tsx()
        if jsx
        else tree_sitter_typescript.language_typescript()
    )
    return Parser(Language(grammar))
