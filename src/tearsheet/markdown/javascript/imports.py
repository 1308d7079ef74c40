"""Imports and exports: removes those of types, and renames the files of the rest."""

from __future__ import annotations

import re
from collections.abc import Container, Iterator, Sequence

from tree_sitter import Node

from tearsheet.markdown.javascript.removals import Removal, is_cut_out
from tearsheet.markdown.javascript.source import Source, text_of
from tearsheet.markdown.javascript.statements import cut_out

_OWN_FILE = re.compile(rb"""\.{1,2}/[^'"?#]*\.(tsx?)(?=['"?#])""")
_WITHOUT_TYPES = {b"ts": b"js", b"tsx": b"jsx"}
_WORD = re.compile(rb"[\w$]+")


def find_type_imports(source: Source) -> Iterator[Removal]:
    """The imports and exports marked with `type`."""
    for statement in _statements(source):
        if _says_type(statement):
            yield cut_out(statement, source)
        else:
            marked = [part for part in _parts(statement) if _says_type(part)]
            yield from _without(statement, marked, source)


def find_unused(source: Source, removals: Sequence[Removal]) -> Iterator[Removal]:
    """The imports and exports that only types use; `removals` are merged."""
    erased = b" ".join(source.code[removal.start : removal.end] for removal in removals)
    # An import that is not used by types either stays as it is.
    in_types = frozenset(_WORD.findall(erased))
    if not any(_local(part) in in_types for part in _all_parts(source)):
        return
    used, exported = _values(source, removals)
    only_types = _declared_types(source) - used
    for statement in source.nodes("import"):
        yield from _without(statement, _called(statement, in_types - used - exported), source)
    for statement in source.nodes("export"):
        if statement.child_by_field_name("source") is None:
            yield from _without(statement, _called(statement, only_types), source)


def find_addresses(source: Source) -> Iterator[Removal]:
    """The extensions in imports of the demo's own files."""
    addresses = (statement.child_by_field_name("source") for statement in _statements(source))
    for node in (*filter(None, addresses), *source.nodes("address")):
        if found := _OWN_FILE.search(source.code, node.start_byte, node.end_byte):
            yield Removal(*found.span(1), _WITHOUT_TYPES[found[1]])


def _statements(source: Source) -> Iterator[Node]:
    yield from source.nodes("import")
    yield from source.nodes("export")


def _says_type(node: Node) -> bool:
    return any(child.type == "type" for child in node.children)


def _all_parts(source: Source) -> Iterator[Node]:
    for statement in _statements(source):
        yield from _parts(statement)


def _parts(statement: Node) -> list[Node]:
    """The names that a statement imports or exports."""
    parts: list[Node] = []
    for clause in statement.named_children:
        if clause.type in ("import_clause", "named_imports", "export_clause"):
            parts += _parts(clause)
        elif clause.type in ("import_specifier", "export_specifier", "namespace_import") or (
            # By default, in one direction or the other.
            clause.type == "identifier" and statement.type in ("import_clause", "export_statement")
        ):
            parts.append(clause)
    return parts


def _local(part: Node) -> bytes:
    """The local name of an import or export."""
    if part.type == "identifier":
        return text_of(part)
    imported = part.type == "import_specifier" and part.child_by_field_name("alias")
    return text_of(imported or part.child_by_field_name("name") or part.named_children[-1])


def _values(source: Source, removals: Sequence[Removal]) -> tuple[set[bytes], set[bytes]]:
    """The names that code uses, and those that are only re-exported."""
    parts = {part.id for part in _all_parts(source)}
    used, exported = set(), set()
    for name in source.names:
        parent = name.parent
        if is_cut_out(name.start_byte, removals) or parent is None:
            continue
        if name.id not in parts and parent.id not in parts:
            used.add(text_of(name))
        elif parent.type.startswith("export"):
            exported.add(text_of(name))
    return used, exported


def _declared_types(source: Source) -> set[bytes]:
    names = (node.child_by_field_name("name") for node in source.nodes("declaration"))
    return {text_of(name) for name in names if name}


def _called(statement: Node, names: Container[bytes]) -> list[Node]:
    return [part for part in _parts(statement) if _local(part) in names]


def _without(statement: Node, gone: Sequence[Node], source: Source) -> Iterator[Removal]:
    """The removals of some parts of a statement, or of all of it if none remain."""
    remaining = [part for part in _parts(statement) if part not in gone]
    if gone and not remaining:
        yield cut_out(statement, source)
        return
    for part in gone:
        yield _part(part, remaining, source)


def _part(part: Node, remaining: Sequence[Node], source: Source) -> Removal:
    braces = part.parent if part.parent and part.parent.type == "named_imports" else None
    if braces and all(other.parent != braces for other in remaining):
        return Removal(remaining[-1].end_byte, braces.end_byte)
    following = _following(part)
    if following and following.is_named:
        return Removal(part.start_byte, following.start_byte)
    if source.before(part) == part.start_byte:
        # A comment comes before; the comma before that one is enough.
        return Removal(part.start_byte, _behind_comma(part))
    before = [other for other in remaining if other.end_byte <= part.start_byte]
    return Removal(before[-1].end_byte, part.end_byte)


def _behind_comma(part: Node) -> int:
    comma = part.next_sibling
    return comma.end_byte if comma and comma.type == "," else part.end_byte


def _following(part: Node) -> Node | None:
    """The node after a part, its comma, and its trailing comment."""
    following = part.next_sibling
    if following and following.type == ",":
        following = following.next_sibling
    end = part.end_point.row
    if following and following.type == "comment" and following.start_point.row == end:
        following = following.next_sibling
    return following
