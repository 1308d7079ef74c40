"""The members of a type, through everything it extends, joins, picks from and leaves out."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace

from tree_sitter import Node

from tearsheet.reference.modules import documentation_of
from tearsheet.reference.packages import Declared, find_declaration
from tearsheet.reference.syntax import children_of, field_of, one_line, string_of, text_of
from tearsheet.reference.type_scopes import (
    NATIVE,
    Scope,
    TypeUse,
    is_native,
    name_and_arguments,
    parts_of_union,
    scope_within,
)

Steps = frozenset[object]
"""The declarations that were passed on the way; types may mention themselves."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Member:
    """One property or method of a type."""

    name: str
    node: Node
    scope: Scope
    documented: Node
    """Where it is described: a type that narrows a member need not say again what it is for."""
    optional: bool = False
    everywhere: bool = True
    """Whether all types of a union have it."""

    @property
    def type(self) -> Node | None:
        """What is written after the colon; a method has none."""
        return next(children_of(field_of(self.node, "type")), None)


@dataclass(frozen=True, slots=True)
class Members:
    """The members that were found, and the types whose members were not."""

    found: Mapping[str, Member] = field(default_factory=dict)
    unresolved: tuple[str, ...] = ()

    def without(self, names: Iterable[str]) -> Members:
        """All but the named ones."""
        left_out = frozenset(names)
        kept = {name: each for name, each in self.found.items() if name not in left_out}
        return replace(self, found=kept)

    def only(self, names: Iterable[str]) -> Members:
        """None but the named ones."""
        wanted = frozenset(names)
        return self.without(self.found.keys() - wanted)


def find_members(use: TypeUse, seen: Steps = frozenset()) -> Members:
    """Everything a type has, its own members and those of the types it is made from."""
    node, scope = use.node, use.scope
    match node.type:
        case "object_type" | "interface_body":
            found = Members({each.name: each for each in _own_members(use)})
        case "intersection_type" | "type_annotation" | "parenthesized_type" | "readonly_type":
            found = _joined(_each(children_of(node), scope, seen))
        case "type_identifier" | "nested_type_identifier" | "generic_type":
            found = _of_name(use, seen)
        case "union_type":
            found = _of_union(parts_of_union(node), scope, seen)
        case "conditional_type":
            branches = [field_of(node, "consequence"), field_of(node, "alternative")]
            found = _of_union(filter(None, branches), scope, seen)
        case "lookup_type":
            found = _looked_up(use, seen)
        case _:
            found = Members()
    return found


def members_of(
    declared: Declared, arguments: Iterable[TypeUse] = (), seen: Steps = frozenset()
) -> Members:
    """Everything a type with a name has, given what its parameters stand for."""
    step = (declared.file, declared.name)
    if step in seen:
        return Members()
    given = tuple(arguments)
    outside = Scope(declared.package, declared.module)
    return _joined(
        _of_declaration(node, scope_within(node, outside, given), seen | {step})
        for node in declared.module.declarations.get(declared.name, ())
    )


def find_keys(use: TypeUse, seen: Steps = frozenset()) -> frozenset[str]:
    """The words a union of texts allows, also through aliases and `keyof`."""
    node, scope = use.node, use.scope
    inner = next(children_of(node), node)
    match node.type:
        case "index_type_query":
            return frozenset(find_members(TypeUse(inner, scope), seen).found)
        case "literal_type":
            return frozenset(filter(None, [string_of(inner)]))
        case "union_type" | "parenthesized_type":
            parts = (find_keys(TypeUse(child, scope), seen) for child in children_of(node))
            return frozenset().union(*parts)
        case "type_identifier":
            return _keys_of_name(use, seen)
    return frozenset()


def _own_members(use: TypeUse) -> Iterator[Member]:
    for node in children_of(use.node, "property_signature", "method_signature"):
        name = field_of(node, "name")
        yield Member(
            name=string_of(name) or text_of(name),
            node=node,
            scope=use.scope,
            documented=node,
            optional=any(child.type == "?" for child in node.children),
        )


def _of_name(use: TypeUse, seen: Steps) -> Members:
    name, arguments = name_and_arguments(use)
    if name in use.scope.parameters:
        bound = use.scope.parameters[name]
        return find_members(bound, seen) if bound is not None else Members()
    plain = name.removeprefix("React.").removeprefix("Distributive")
    if arguments and plain in _CHANGES:
        return _changed(plain, arguments, seen)
    declared = find_declaration(use.scope.package, use.scope.module, name)
    if declared is None or declared.package.name in NATIVE:
        native = declared is not None or is_native(name, use.scope)
        return Members() if native else Members(unresolved=(one_line(use.node),))
    return members_of(declared, arguments, seen)


def _of_declaration(node: Node, scope: Scope, seen: Steps) -> Members:
    if node.type == "type_alias_declaration":
        return _joined(_each(_part(node, "value"), scope, seen))
    own = _each(_part(node, "body"), scope, seen) if node.type == "interface_declaration" else []
    clauses = children_of(node, "extends_type_clause")
    extended = [part for clause in clauses for part in _each(children_of(clause), scope, seen)]
    return _joined([*own, *extended])


def _changed(name: str, arguments: list[TypeUse], seen: Steps) -> Members:
    members = find_members(arguments[0], seen)
    if name in {"Omit", "Pick"} and len(arguments) > 1:
        keys = find_keys(arguments[1], seen)
        return members.only(keys) if name == "Pick" else members.without(keys)
    if name in {"Partial", "Required"}:
        optional = name == "Partial"
        found = {key: replace(each, optional=optional) for key, each in members.found.items()}
        return replace(members, found=found)
    return members


def _keys_of_name(use: TypeUse, seen: Steps) -> frozenset[str]:
    name = text_of(use.node)
    if bound := use.scope.parameters.get(name):
        return find_keys(bound, seen)
    declared = find_declaration(use.scope.package, use.scope.module, name)
    alias = declared and field_of(declared.module.declaration(declared.name), "value")
    if not declared or not alias or (declared.file, name) in seen:
        return frozenset()
    within = Scope(declared.package, declared.module)
    return find_keys(TypeUse(alias, within), seen | {(declared.file, name)})


def _looked_up(use: TypeUse, seen: Steps) -> Members:
    parts = [TypeUse(part, use.scope) for part in children_of(use.node)]
    if len(parts) != 2:
        return Members()
    wanted = find_members(parts[0], seen).only(find_keys(parts[1], seen)).found.values()
    types = [TypeUse(each.type, each.scope) for each in wanted if each.type is not None]
    return _joined(find_members(each, seen) for each in types)


def _of_union(nodes: Iterable[Node], scope: Scope, seen: Steps) -> Members:
    parts = [part for part in _each(nodes, scope, seen) if part.found]
    joined = _joined(parts)
    shared = {name for name in joined.found if all(name in part.found for part in parts)}
    loose = {name for part in parts for name, each in part.found.items() if each.optional}
    found = {
        name: replace(
            member,
            optional=name not in shared or name in loose,
            everywhere=member.everywhere and name in shared,
        )
        for name, member in joined.found.items()
    }
    return replace(joined, found=found)


def _each(nodes: Iterable[Node], scope: Scope, seen: Steps) -> list[Members]:
    return [find_members(TypeUse(node, scope), seen) for node in nodes if node.type != "comment"]


def _joined(parts: Iterable[Members]) -> Members:
    found: dict[str, Member] = {}
    unresolved: dict[str, None] = {}
    for part in parts:
        unresolved |= dict.fromkeys(part.unresolved)
        for name, member in part.found.items():
            found[name] = _merged(found[name], member) if name in found else member
    return Members(found, tuple(unresolved))


def _merged(first: Member, second: Member) -> Member:
    doc = documentation_of(first.documented)
    return first if doc.description or doc.tags else replace(first, documented=second.documented)


def _part(node: Node, name: str) -> list[Node]:
    found = field_of(node, name)
    return [] if found is None else [found]


_CHANGES = frozenset(
    {"Omit", "Pick", "Partial", "Required", "Readonly", "NonNullable", "PropsWithChildren"}
)
"""The types of the language, and of React, that are made from another one's members."""
