"""The types that belong to a component, and the props in its declarations."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from tree_sitter import Node

from tearsheet.packages.packages import Declared, find_declaration
from tearsheet.packages.public_names import PublicName
from tearsheet.packages.syntax import children_of, field_of, text_of, walk
from tearsheet.packages.type_members import TypeMembers, find_members
from tearsheet.packages.type_scopes import TypeScope, TypeUse

_TYPES = frozenset({"interface_declaration", "type_alias_declaration"})


@dataclass(frozen=True, slots=True, kw_only=True)
class DeclaredComponent:
    """A component in the declarations, with all names its package exports."""

    name: str
    declared: Declared
    names: Mapping[str, PublicName]

    def find_type(self, ending: str) -> Declared | None:
        """The type named after the component with this suffix, such as "ButtonProps"."""
        return self.find_named(f"{self.name}{ending}")

    def find_named(self, name: str) -> Declared | None:
        """A type that the component's file has or imports, or that the package exports."""
        beside = find_declaration(self.declared.package, self.declared.module, name)
        public = self.names.get(name)
        found = (beside, public.declared if public is not None else None)
        return next((each for each in found if each is not None and _is_type(each)), None)

    @property
    def node(self) -> Node | None:
        """The declaration itself."""
        return self.declared.module.declaration(self.declared.name)

    @property
    def scope(self) -> TypeScope:
        """The scope of the names in its declaration."""
        return TypeScope(self.declared.package, self.declared.module)


def members_of(declared: Declared) -> TypeMembers:
    """The members of a type with a name."""
    name = field_of(declared.module.declaration(declared.name), "name")
    return members_of_type(name, TypeScope(declared.package, declared.module))


def members_of_type(node: Node | None, scope: TypeScope) -> TypeMembers:
    """The members of a type node; empty for None."""
    return find_members(TypeUse(node, scope)) if node is not None else TypeMembers()


def props_of(component: DeclaredComponent) -> TypeMembers:
    """The props in the declaration of a component."""
    named = component.find_type("Props")
    if named is not None:
        return members_of(named)
    return members_of_type(_props_type(component.node), component.scope)


def find_mentioned(node: Node | None, scope: TypeScope, ending: str) -> Declared | None:
    """The first type in the code of another whose name has this suffix, such as "Classes"."""
    for mentioned in walk(node, "type_identifier"):
        if ending in text_of(mentioned):
            found = find_declaration(scope.package, scope.module, text_of(mentioned))
            if found is not None and _is_type(found):
                return found
    return None


def is_interface(declared: Declared) -> bool:
    """Whether a type is a literal or an interface, not composed of others."""
    node = declared.module.declaration(declared.name)
    return node is not None and node.type == "interface_declaration"


def _is_type(declared: Declared) -> bool:
    node = declared.module.declaration(declared.name)
    return node is not None and node.type in _TYPES


def _props_type(component: Node | None) -> Node | None:
    """The type of the first parameter, of the component itself or in the type it is given."""
    parameters = next(walk(component, "formal_parameters"), None)
    first = next(children_of(parameters, "required_parameter", "optional_parameter"), None)
    return next(children_of(field_of(first, "type")), None)
