"""Hooks: what they are given, what they return, and how they are imported."""

from __future__ import annotations

import re
from collections.abc import Mapping

from tearsheet.model.reference import Hook, Prop
from tearsheet.reference.hook_functions import HookFunction, find_functions
from tearsheet.reference.import_statements import write_imports
from tearsheet.reference.jsdoc import JsDoc, read_arguments
from tearsheet.reference.member_facts import (
    find_documentation,
    is_internal,
    list_props,
    plain_description,
    type_text,
)
from tearsheet.reference.packages import Package
from tearsheet.reference.public_names import PublicName
from tearsheet.reference.syntax import text_of
from tearsheet.reference.type_members import Members, find_members
from tearsheet.reference.type_scopes import TypeUse, parts_of_union

_HOOK = re.compile(r"^(?:unstable_)?(use[A-Z]\w*)$")
_NOTHING = re.compile(r"\| (?:null|undefined)$|^(?:null|undefined) \|")
_LISTS_OF_LINKS = re.compile(r"^(?:Demos|API):\s*$.*", re.MULTILINE | re.DOTALL)


def read_hooks(package: Package, names: Mapping[str, PublicName]) -> dict[str, Hook]:
    """The public hooks of a package, sorted by name."""
    hooks = (
        _read_hook(package, found[1], public)
        for name, public in names.items()
        if (found := _HOOK.match(name)) and _is_public(package, public)
    )
    return {hook.name: hook for hook in sorted(filter(None, hooks), key=lambda hook: hook.name)}


def _is_public(package: Package, public: PublicName) -> bool:
    # What others declare is documented by them; what only lies in some folder is not meant for use.
    named_after_hooks = any(_HOOK.match(entry) for entry in (*public.entries, *public.default_of))
    return public.declared.package.name == package.name and (public.in_root or named_after_hooks)


def _read_hook(package: Package, name: str, public: PublicName) -> Hook | None:
    declared = public.declared
    doc = find_documentation(declared)
    if is_internal(doc):
        return None
    functions = find_functions(declared)
    asked = _parameters(functions[0], doc) if functions else ((), ())
    given = _returns(functions[0]) if functions else ((), "", ())
    unreadable = () if functions else (f"What `{name}` is given and returns.",)
    return Hook(
        name=name,
        package=package.name,
        imports=write_imports(package.name, public),
        parameters=asked[0],
        returns=given[0],
        returned=given[1],
        description=_LISTS_OF_LINKS.sub("", plain_description(doc)).strip(),
        deprecated=doc.deprecated,
        deprecation=doc.deprecation,
        unresolved=(*unreadable, *asked[1], *given[2]),
    )


Listed = tuple[tuple[Prop, ...], tuple[str, ...]]
"""Members as facts, and what could not be followed, in words."""


def _parameters(function: HookFunction, doc: JsDoc) -> Listed:
    """The members of the one object a hook is given, or else its arguments."""
    types = function.argument_types
    # What the caller may choose the type of is a thing of his own, and no set of parameters.
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
    members = find_members(alone) if alone else Members()
    if not alone or not members.found:
        return (), type_text(use.node), ()
    text = _result_text(use, alone)
    # A result that may be missing is told as well: its members are there only sometimes.
    is_there = _NOTHING.search(text) is None
    props = list_props(members.found.values())
    return props, "" if is_there else text, _unresolved(members, "return value")


def _result_text(use: TypeUse, alone: TypeUse) -> str:
    text, own = type_text(use.node), text_of(alone.node)
    meant = use.scope.parameters.get(own)
    # A parameter of the hook says nothing to who only calls it; what it stands for does.
    return text.replace(own, type_text(meant.node)) if meant else text


def _unresolved(members: Members, what: str) -> tuple[str, ...]:
    return tuple(f"The members of `{text}` in its {what}." for text in members.unresolved)
