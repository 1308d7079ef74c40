"""Hooks: their parameters, their return values and their imports."""

from __future__ import annotations

import re
from collections.abc import Mapping

from msgspec.structs import replace

from tearsheet.model.reference import Hook, Prop
from tearsheet.packages.hook_functions import HookFunction, find_functions
from tearsheet.packages.import_statements import write_imports
from tearsheet.packages.jsdoc import JsDoc, read_arguments
from tearsheet.packages.member_facts import (
    find_documentation,
    list_props,
    plain_deprecation,
    plain_description,
    read_prop,
    type_text,
)
from tearsheet.packages.packages import Package, find_declaration
from tearsheet.packages.public_hooks import find_public_hooks, says_something
from tearsheet.packages.public_names import PublicName
from tearsheet.packages.syntax import text_of
from tearsheet.packages.type_members import TypeMember, TypeMembers, find_members, members_of
from tearsheet.packages.type_scopes import TypeUse, parts_of_union

_NOTHING = re.compile(r"\| (?:null|undefined)$|^(?:null|undefined) \|")
_LISTS_OF_LINKS = re.compile(r"^(?:Demos|API):\s*$.*", re.MULTILINE | re.DOTALL)


def read_hooks(package: Package, names: Mapping[str, PublicName]) -> dict[str, Hook]:
    """The public hooks of a package, sorted by name."""
    found = find_public_hooks(package, names)
    hooks = (_read_hook(package, name, public, names) for name, public in found)
    # A hook that is not exported by the package itself and has no description is internal.
    told = (hook for hook in hooks if _is_in_root(hook, names) or says_something(hook))
    return {hook.name: hook for hook in sorted(told, key=lambda hook: hook.name)}


def _is_in_root(hook: Hook, names: Mapping[str, PublicName]) -> bool:
    exported = (names.get(name) for name in (hook.name, f"unstable_{hook.name}"))
    return any(public is not None and public.in_root for public in exported)


def _read_hook(
    package: Package, name: str, public: PublicName, names: Mapping[str, PublicName]
) -> Hook:
    declared = public.declared
    doc = find_documentation(declared)
    functions = find_functions(declared)
    asked = _parameters(functions[0], doc) if functions else ((), ())
    given = _returns(functions[0]) if functions else ((), "", ())
    described = _described_result(name, public, names)
    unreadable = () if functions else (f"What `{name}` is given and returns.",)
    return Hook(
        name=name,
        package=package.name,
        imports=write_imports(package.name, public),
        parameters=asked[0],
        returns=tuple(_with_description(each, described) for each in given[0]),
        returned=given[1],
        description=_LISTS_OF_LINKS.sub("", plain_description(doc)).strip(),
        deprecated=doc.deprecated,
        deprecation=plain_deprecation(doc),
        unresolved=(*unreadable, *asked[1], *given[2]),
    )


Listed = tuple[tuple[Prop, ...], tuple[str, ...]]
"""Members as facts, and descriptions of unresolved types."""


def _parameters(function: HookFunction, doc: JsDoc) -> Listed:
    """The members of the hook's only object parameter, or else its arguments."""
    types = function.argument_types
    # A parameter of a generic type is the caller's own value, not an options object.
    if len(types) == 1 and types[0] is not None and not _is_chosen(types[0]):
        members = find_members(types[0])
        if members.found:
            return list_props(members.found.values()), _unresolved(members, "parameters")
    return _arguments(function, doc), ()


def _is_chosen(use: TypeUse) -> bool:
    return any(text_of(part) in use.scope.parameters for part in parts_of_union(use.node))


def _arguments(function: HookFunction, doc: JsDoc) -> tuple[Prop, ...]:
    described = {argument.name: argument for argument in read_arguments(doc)}
    return tuple(
        Prop(
            name=argument.name,
            type=argument.type,
            required=not argument.optional,
            description=described[argument.name].description if argument.name in described else "",
        )
        for argument in function.arguments
    )


def _returns(function: HookFunction) -> tuple[tuple[Prop, ...], str, tuple[str, ...]]:
    use = function.returns
    if use is None:
        return (), "", ()
    parts = list(parts_of_union(use.node))
    alone = TypeUse(parts[0], use.scope) if len(parts) == 1 else None
    members = find_members(alone) if alone else TypeMembers()
    if not alone or not members.found:
        return (), type_text(use.node), ()
    text = _result_text(use, alone)
    # A nullable result is stated as well: its members exist only sometimes.
    is_there = _NOTHING.search(text) is None
    props = list_props(members.found.values())
    return props, "" if is_there else text, _unresolved(members, "return value")


def _result_text(use: TypeUse, alone: TypeUse) -> str:
    text, own = type_text(use.node), text_of(alone.node)
    meant = use.scope.parameters.get(own)
    # A type parameter of the hook means nothing to callers, so it is replaced by its constraint.
    return text.replace(own, type_text(meant.node)) if meant else text


def _described_result(
    name: str, public: PublicName, names: Mapping[str, PublicName]
) -> Mapping[str, TypeMember]:
    """The members of the type named `…ReturnValue` after the hook, which it need not declare."""
    called = f"{name[:1].upper()}{name[1:]}ReturnValue"
    beside = find_declaration(public.declared.package, public.declared.module, called)
    exported = names.get(called)
    declared = beside or (exported.declared if exported is not None else None)
    return members_of(declared).found if declared is not None else {}


def _with_description(prop: Prop, described: Mapping[str, TypeMember]) -> Prop:
    if prop.description or prop.name not in described:
        return prop
    return replace(prop, description=read_prop(described[prop.name]).description)


def _unresolved(members: TypeMembers, what: str) -> tuple[str, ...]:
    return tuple(f"The members of `{text}` in its {what}." for text in members.unresolved)
