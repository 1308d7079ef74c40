"""The members of a type, through `extends`, unions, intersections, `Pick` and `Omit`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace

from tree_sitter import Node

from tearsheet.packages.modules import documentation_of
from tearsheet.packages.packages import Declared, find_declaration
from tearsheet.packages.syntax import (
    children_of,
    field_of,
    one_line,
    string_of,
    text_of,
    walk,
)
from tearsheet.packages.type_conditions import bound_type, decide, find_elements
from tearsheet.packages.type_scopes import (
    NATIVE,
    TypeScope,
    TypeUse,
    is_native,
    name_and_arguments,
    parts_of_union,
    scope_within,
)

Steps = frozenset[object]
"""The declarations visited so far; types may be recursive."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TypeMember:
    """One property or method of a type."""

    name: str
    node: Node
    scope: TypeScope
    documented: Node
    """The node with its description: a narrowed member need not repeat it."""
    optional: bool = False
    everywhere: bool = True
    """Whether all parts of a union have it."""
    narrowed_by: tuple[TypeUse, ...] = ()
    """Further types of it: in `A & B`, a property of both has the members of both its types."""

    @property
    def type(self) -> Node | None:
        """Its type annotation; a method has none."""
        return next(children_of(field_of(self.node, "type")), None)

    @property
    def types(self) -> tuple[TypeUse, ...]:
        """All its type annotations, here and in other declarations of the property."""
        own = (TypeUse(self.type, self.scope),) if self.type is not None else ()
        return (*own, *self.narrowed_by)


@dataclass(frozen=True, slots=True)
class TypeMembers:
    """The members of a type, and the types that could not be resolved."""

    found: Mapping[str, TypeMember] = field(default_factory=dict)
    unresolved: tuple[str, ...] = ()

    def without(self, names: Iterable[str]) -> TypeMembers:
        """All but the named ones."""
        left_out = frozenset(names)
        kept = {name: each for name, each in self.found.items() if name not in left_out}
        return replace(self, found=kept)

    def only(self, names: Iterable[str]) -> TypeMembers:
        """None but the named ones."""
        wanted = frozenset(names)
        return self.without(self.found.keys() - wanted)


@dataclass(frozen=True, slots=True)
class Keys:
    """The string literals of a type, and the types that could not be resolved."""

    words: frozenset[str] = frozenset()
    unresolved: tuple[str, ...] = ()


def find_members(use: TypeUse, seen: Steps = frozenset()) -> TypeMembers:
    """All members of a type, with those of the types it is composed of.

    What cannot be followed is in `unresolved`: nothing is left out without a word.
    """
    node, scope = use.node, use.scope
    match node.type:
        case "object_type" | "interface_body":
            found = _written_out(use, seen)
        case "intersection_type":
            found = _intersected(_each(children_of(node), scope, seen))
        case "type_annotation" | "parenthesized_type" | "readonly_type":
            found = _joined(_each(children_of(node), scope, seen))
        case "type_identifier" | "nested_type_identifier" | "generic_type":
            found = _of_name(use, seen)
        case "union_type":
            found = _of_union(parts_of_union(node), scope, seen)
        case "conditional_type":
            found = _of_condition(use, seen)
        case "lookup_type":
            found = _looked_up(use, seen)
        case "type_query":
            found = _of_value(use, seen)
        case _ if node.type in _WITHOUT_MEMBERS:
            found = TypeMembers()
        case _:
            found = _unresolved(use)
    return found


def members_of(
    declared: Declared, arguments: Iterable[TypeUse] = (), seen: Steps = frozenset()
) -> TypeMembers:
    """All members of a named type with its type arguments."""
    given = tuple(arguments)
    step = (declared.file, declared.name, *map(_identity, given))
    if step in seen:
        return TypeMembers()
    outside = TypeScope(declared.package, declared.module)
    return _joined(
        _of_declaration(node, scope_within(node, outside, given), seen | {step})
        for node in declared.module.declarations.get(declared.name, ())
    )


def _identity(use: TypeUse) -> object:
    """The identity of a type: the same alias may be applied to the rest of a tuple."""
    meant = bound_type(use) or use
    return meant.node.id, tuple(each.node.id for each in meant.elements or ())


def find_keys(use: TypeUse, seen: Steps = frozenset()) -> Keys:
    """The string literals of a union, also through aliases and `keyof`."""
    node, scope = use.node, use.scope
    inner = next(children_of(node), node)
    match node.type:
        case "index_type_query":
            members = find_members(TypeUse(inner, scope), seen)
            found = Keys(frozenset(members.found), members.unresolved)
        case "literal_type" if (word := string_of(inner)) is not None:
            found = Keys(frozenset([word]))
        case "union_type" | "parenthesized_type":
            found = _joined_keys(find_keys(TypeUse(it, scope), seen) for it in children_of(node))
        case "type_identifier" | "generic_type":
            found = _keys_of_name(use, seen)
        case "lookup_type":
            found = _keys_of_list(use, seen)
        case "conditional_type":
            found = _keys_of_condition(use, seen)
        case _:
            is_empty = text_of(node) == "never"
            found = Keys() if is_empty else Keys(unresolved=(one_line(node),))
    return found


def _written_out(use: TypeUse, seen: Steps) -> TypeMembers:
    """The members of an object type, listed or mapped."""
    parts = [TypeMembers({each.name: each}) for each in _own_members(use)]
    for node in children_of(use.node, "property_signature", "method_signature"):
        if _is_computed(node):
            parts.append(TypeMembers(unresolved=(one_line(field_of(node, "name")),)))
    for node in children_of(use.node, "index_signature"):
        parts.append(_mapped(node, use, seen))
    return _joined(parts)


def _own_members(use: TypeUse) -> Iterator[TypeMember]:
    for node in children_of(use.node, "property_signature", "method_signature"):
        name = field_of(node, "name")
        if not _is_computed(node):
            yield TypeMember(
                name=string_of(name) or text_of(name),
                node=node,
                scope=use.scope,
                documented=node,
                optional=any(child.type == "?" for child in node.children),
            )


def _is_computed(node: Node) -> bool:
    name = field_of(node, "name")
    return name is not None and name.type == "computed_property_name"


def _mapped(signature: Node, use: TypeUse, seen: Steps) -> TypeMembers:
    """The members of `{ [K in Keys]: … }`; none if any key is allowed."""
    clause = next(children_of(signature, "mapped_type_clause"), None)
    if clause is None:
        return TypeMembers()
    keys = find_keys(TypeUse(field_of(clause, "type") or clause, use.scope), seen)
    variable = text_of(field_of(clause, "name"))
    names = {key: _renamed(key, field_of(clause, "alias"), variable) for key in keys.words}
    copied = _copied_by(signature, variable, use.scope, seen)
    found = {
        name: _mapped_member(name, signature, use.scope, copied.get(key))
        for key, name in sorted(names.items())
        if name is not None
    }
    unknown = (one_line(clause),) if None in names.values() else ()
    return TypeMembers(found, (*keys.unresolved, *unknown))


def _renamed(key: str, alias: Node | None, variable: str) -> str | None:
    """The name of a key in a mapped type; None if it cannot be resolved."""
    if alias is None or text_of(alias) == variable:
        return key
    change = _RENAMINGS.get(text_of(field_of(alias, "name")))
    arguments = list(children_of(field_of(alias, "type_arguments")))
    # The variable is narrowed to strings there, as in `Uncapitalize<K & string>`.
    mentioned = {text_of(each) for each in walk(next(iter(arguments), None), "type_identifier")}
    return change(key) if change is not None and mentioned == {variable} else None


def _copied_by(
    signature: Node, variable: str, scope: TypeScope, seen: Steps
) -> Mapping[str, TypeMember]:
    """The members that a mapped type copies with their types, by `T[K]`."""
    value = next(children_of(field_of(signature, "type")), None)
    parts = list(children_of(value)) if value is not None and value.type == "lookup_type" else []
    if len(parts) != 2 or text_of(parts[1]) != variable:
        return {}
    return find_members(TypeUse(parts[0], scope), seen).found


def _mapped_member(
    name: str, signature: Node, scope: TypeScope, copied: TypeMember | None
) -> TypeMember:
    annotation = field_of(signature, "type")
    made_optional = annotation is not None and annotation.type in _MAKES_OPTIONAL
    if copied is None:
        return TypeMember(
            name=name, node=signature, scope=scope, documented=signature, optional=made_optional
        )
    made_required = annotation is not None and annotation.type == "omitting_type_annotation"
    optional = made_optional or (copied.optional and not made_required)
    return replace(copied, name=name, optional=optional)


def _of_name(use: TypeUse, seen: Steps) -> TypeMembers:
    name, arguments = name_and_arguments(use)
    if name in use.scope.parameters:
        bound = use.scope.parameters[name]
        # An unconstrained parameter depends on the use of the type.
        return find_members(bound, seen) if bound is not None else TypeMembers()
    plain = name.removeprefix("React.").removeprefix("Distributive")
    if arguments and plain in _CHANGES:
        return _changed(plain, arguments, seen)
    declared = find_declaration(use.scope.package, use.scope.module, name)
    if declared is None or declared.package.name in NATIVE:
        native = declared is not None or is_native(name, use.scope)
        return TypeMembers() if native else TypeMembers(unresolved=(one_line(use.node),))
    return members_of(declared, arguments, seen)


def _of_declaration(node: Node, scope: TypeScope, seen: Steps) -> TypeMembers:
    if node.type == "type_alias_declaration":
        return _joined(_each(_part(node, "value"), scope, seen))
    own = _each(_part(node, "body"), scope, seen) if node.type == "interface_declaration" else []
    clauses = children_of(node, "extends_type_clause")
    extended = [part for clause in clauses for part in _each(children_of(clause), scope, seen)]
    return _joined([*own, *extended])


def _of_condition(use: TypeUse, seen: Steps) -> TypeMembers:
    """The members of a conditional type's branch, or if undecidable of both branches."""
    decided = decide(use)
    if decided is not None:
        return find_members(decided, seen)
    return _of_union(_branches(use), use.scope, seen)


def _of_value(use: TypeUse, seen: Steps) -> TypeMembers:
    """The members of `typeof name`, if the declaration of the name has a type."""
    name = one_line(next(children_of(use.node), None))
    declared = find_declaration(use.scope.package, use.scope.module, name)
    node = declared.module.declaration(declared.name) if declared is not None else None
    if declared is None or node is None:
        return _unresolved(use)
    if node.type in _FUNCTIONS:
        return TypeMembers()
    annotation = field_of(node, "type")
    if annotation is None:
        return _unresolved(use)
    return find_members(TypeUse(annotation, TypeScope(declared.package, declared.module)), seen)


def _changed(name: str, arguments: list[TypeUse], seen: Steps) -> TypeMembers:
    members = find_members(arguments[0], seen)
    if name in {"Omit", "Pick"} and len(arguments) > 1:
        keys = find_keys(arguments[1], seen)
        changed = members.only(keys.words) if name == "Pick" else members.without(keys.words)
        # Then the remaining members are unknown as well.
        return replace(changed, unresolved=(*changed.unresolved, *keys.unresolved))
    if name in {"Partial", "Required"}:
        optional = name == "Partial"
        found = {key: replace(each, optional=optional) for key, each in members.found.items()}
        return replace(members, found=found)
    return members


def _keys_of_name(use: TypeUse, seen: Steps) -> Keys:
    name, arguments = name_and_arguments(use)
    if name in use.scope.parameters:
        bound = use.scope.parameters[name]
        return find_keys(bound, seen) if bound is not None else Keys(unresolved=(name,))
    if name in {"Exclude", "Extract"} and len(arguments) == 2:
        return _chosen_keys(name, *(find_keys(each, seen) for each in arguments))
    declared = find_declaration(use.scope.package, use.scope.module, name)
    node = declared.module.declaration(declared.name) if declared is not None else None
    alias = field_of(node, "value")
    if not declared or not node or not alias or (declared.file, name) in seen:
        return Keys(unresolved=(one_line(use.node),))
    within = scope_within(node, TypeScope(declared.package, declared.module), arguments)
    return find_keys(TypeUse(alias, within), seen | {(declared.file, name)})


def _keys_of_list(use: TypeUse, seen: Steps) -> Keys:
    """The string literals of a constant array, as in `(typeof NAMES)[number]`."""
    parts = list(children_of(use.node))
    is_list = len(parts) == 2 and text_of(parts[1]) == "number"
    elements = find_elements(TypeUse(parts[0], use.scope)) if is_list else None
    if elements is None:
        return Keys(unresolved=(one_line(use.node),))
    return _joined_keys(find_keys(each, seen) for each in elements)


def _keys_of_condition(use: TypeUse, seen: Steps) -> Keys:
    """The string literals of a conditional type, distributed over those of its subject."""
    left, right = field_of(use.node, "left"), field_of(use.node, "right")
    asked = find_keys(TypeUse(left or use.node, use.scope), seen)
    wanted = find_keys(TypeUse(right or use.node, use.scope), seen)
    if not asked.words or not wanted.words or asked.unresolved or wanted.unresolved:
        return Keys(unresolved=(one_line(use.node),))
    # A conditional type distributes over a type parameter, not over any other type.
    each = [frozenset([word]) for word in asked.words]
    is_parameter = text_of(left) in use.scope.parameters
    answers = {words <= wanted.words for words in (each if is_parameter else [asked.words])}
    taken = [field_of(use.node, _BRANCHES[answer]) for answer in answers]
    return _joined_keys(find_keys(TypeUse(branch, use.scope), seen) for branch in taken if branch)


def _chosen_keys(name: str, of: Keys, by: Keys) -> Keys:
    words = of.words & by.words if name == "Extract" else of.words - by.words
    return Keys(words, (*of.unresolved, *by.unresolved))


def _joined_keys(parts: Iterable[Keys]) -> Keys:
    joined = list(parts)
    return Keys(
        frozenset().union(*(part.words for part in joined)),
        tuple(each for part in joined for each in part.unresolved),
    )


def _looked_up(use: TypeUse, seen: Steps) -> TypeMembers:
    parts = [TypeUse(part, use.scope) for part in children_of(use.node)]
    if len(parts) != 2:
        return _unresolved(use)
    keys = find_keys(parts[1], seen)
    members = find_members(parts[0], seen)
    types = [each for member in members.only(keys.words).found.values() for each in member.types]
    if keys.unresolved or (not types and members.unresolved):
        return _unresolved(use)
    return _joined(find_members(each, seen) for each in types)


def _unresolved(use: TypeUse) -> TypeMembers:
    return TypeMembers(unresolved=(one_line(use.node),))


def _of_union(nodes: Iterable[Node], scope: TypeScope, seen: Steps) -> TypeMembers:
    every = _each(nodes, scope, seen)
    parts = [part for part in every if part.found]
    joined = _joined(every)
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


def _branches(use: TypeUse) -> list[Node]:
    """The possible branches of a conditional type: one if its subject is a known literal."""
    node = use.node
    names = ("left", "right", "consequence", "alternative")
    left, right, first, second = (field_of(node, name) for name in names)
    bound = _bound(use.scope.parameters.get(text_of(left)))
    both = [found for found in (first, second) if found is not None]
    if bound is None or right is None or {bound.node.type, right.type} != {"literal_type"}:
        return both
    return both[:1] if text_of(bound.node) == text_of(right) else both[1:]


def _bound(use: TypeUse | None) -> TypeUse | None:
    """The argument of a type parameter, through other parameters."""
    while use is not None and text_of(use.node) in use.scope.parameters:
        use = use.scope.parameters[text_of(use.node)]
    return use


def _each(nodes: Iterable[Node], scope: TypeScope, seen: Steps) -> list[TypeMembers]:
    return [find_members(TypeUse(node, scope), seen) for node in nodes if node.type != "comment"]


def _joined(parts: Iterable[TypeMembers]) -> TypeMembers:
    found: dict[str, TypeMember] = {}
    unresolved: dict[str, None] = {}
    for part in parts:
        unresolved |= dict.fromkeys(part.unresolved)
        for name, member in part.found.items():
            found[name] = _merged(found[name], member) if name in found else member
    return TypeMembers(found, tuple(unresolved))


def _intersected(parts: list[TypeMembers]) -> TypeMembers:
    """As `_joined`, but a property that several parts have has the members of all its types."""
    joined = _joined(parts)
    found = dict(joined.found)
    for name, member in joined.found.items():
        same = [part.found[name] for part in parts if name in part.found]
        further = [each for again in same[1:] for each in again.types]
        found[name] = replace(member, narrowed_by=(*member.narrowed_by, *further))
    return replace(joined, found=found)


def _merged(first: TypeMember, second: TypeMember) -> TypeMember:
    doc = documentation_of(first.documented)
    return first if doc.description or doc.tags else replace(first, documented=second.documented)


def _part(node: Node, name: str) -> list[Node]:
    found = field_of(node, name)
    return [] if found is None else [found]


_CHANGES = frozenset(
    {"Omit", "Pick", "Partial", "Required", "Readonly", "NonNullable", "PropsWithChildren"}
)
"""The utility types of TypeScript and React that derive from another type's members."""

_RENAMINGS: Mapping[str, Callable[[str], str]] = {
    "Uncapitalize": lambda key: key[:1].lower() + key[1:],
    "Capitalize": lambda key: key[:1].upper() + key[1:],
    "Lowercase": str.lower,
    "Uppercase": str.upper,
}
"""The intrinsic string types of TypeScript."""

_BRANCHES = {True: "consequence", False: "alternative"}
_MAKES_OPTIONAL = frozenset({"opting_type_annotation", "adding_type_annotation"})
_FUNCTIONS = frozenset({"function_signature", "function_declaration", "class_declaration"})

_WITHOUT_MEMBERS = frozenset(
    {
        "array_type",
        "constructor_type",
        "function_type",
        "index_type_query",
        "literal_type",
        "predefined_type",
        "template_literal_type",
        "this_type",
        "tuple_type",
        "type_predicate",
    }
)
"""Built-in types, whose members are not documented."""
