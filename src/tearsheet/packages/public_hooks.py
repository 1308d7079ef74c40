"""The public hooks among the exports of a package."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from tearsheet.model.reference import Hook
from tearsheet.packages.hook_functions import HookFunction, find_functions
from tearsheet.packages.member_facts import find_documentation, is_internal
from tearsheet.packages.packages import Declared, Package, find_declaration
from tearsheet.packages.public_names import PublicName
from tearsheet.packages.syntax import text_of, walk

_HOOK = re.compile(r"^(?:unstable_)?(use[A-Z]\w*)$")
_PAGE = re.compile(r"\bhooks-api/#")
_OF_STYLES = "useUtilityClasses"
"""Hooks that compose the classes of one component, exported along with their names."""
_PRIVATE = re.compile(r"\w*Private\w*Api|PrivateApi\w*")


def find_public_hooks(
    package: Package, names: Mapping[str, PublicName]
) -> Iterator[tuple[str, PublicName]]:
    """The hooks by their public names."""
    offered = [
        (found[1], public)
        for name, public in names.items()
        if (found := _HOOK.match(name)) and _is_offered(package, public)
    ]
    marked = [public for _, public in offered if _has_page(public)]
    # In packages with generated comment lines, hooks without that line have no page.
    is_marked = len(marked) > len(offered) / 2
    for name, public in offered:
        if _is_meant(name, public) and (_has_page(public) or not is_marked):
            yield name, public


def says_something(hook: Hook) -> bool:
    """Whether a hook or anything it takes and returns is described."""
    members = (*hook.parameters, *hook.returns)
    return bool(hook.description) or any(member.description for member in members)


def _is_offered(package: Package, public: PublicName) -> bool:
    # Re-exports are documented by their own package; deep imports are internal.
    named_after_hooks = any(_HOOK.match(entry) for entry in (*public.entries, *public.default_of))
    return public.declared.package.name == package.name and (public.in_root or named_after_hooks)


def _has_page(public: PublicName) -> bool:
    return _PAGE.search(find_documentation(public.declared).description) is not None


def _is_meant(name: str, public: PublicName) -> bool:
    """Whether it is usable outside: packages also export internals for their siblings."""
    declared = public.declared
    if name == _OF_STYLES or is_internal(find_documentation(declared)):
        return False
    nodes = declared.module.declarations.get(declared.name, ())
    if any(_PRIVATE.search(text_of(node)) for node in nodes):
        return False
    functions = find_functions(declared)
    return not functions or any(not _is_helper(each, declared) for each in functions)


def _is_helper(function: HookFunction, declared: Declared) -> bool:
    """Whether a function only uses its arguments, and nothing of its own package."""
    returns = function.returns
    if returns is None or text_of(returns.node).lstrip(": ") != "void":
        return False
    nodes = declared.module.declarations.get(declared.name, ())
    mentioned = (each for node in nodes for each in walk(node, "type_identifier"))
    found = (find_declaration(declared.package, declared.module, text_of(m)) for m in mentioned)
    return not any(each is not None and each.package is declared.package for each in found)
