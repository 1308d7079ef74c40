"""The sections about a hook: its parameters and its return value."""

from __future__ import annotations

from collections.abc import Callable

from tearsheet.markdown.reference.component import PROPS, begin, demos, imports, unresolved, warn
from tearsheet.markdown.reference.members import prop_fact
from tearsheet.markdown.reference.plain import prop_rows
from tearsheet.markdown.reference.sheet import ReferenceSheet
from tearsheet.markdown.reference.type_text import render_type
from tearsheet.model.anchor import parameter_id, return_id
from tearsheet.model.reference import Hook, Prop
from tearsheet.model.reference_page import HookSheet
from tearsheet.model.texts import TEXTS


def render_hook(shown: HookSheet, sheet: ReferenceSheet) -> None:
    """All facts about a hook."""
    hook = shown.hook
    begin(hook.name, hook.description, sheet)
    warn(hook.deprecated, hook.deprecation, sheet)
    if not sheet.page.together:
        demos(hook.name, shown.demos, sheet)
    imports(hook.name, hook.imports, sheet)
    sheet.section(hook.name, "parameters", TEXTS["parameters"])
    if hook.parameters:
        _members(hook.name, hook.parameters, parameter_id, sheet)
    else:
        _say(TEXTS["noParameters"], sheet)
    sheet.section(hook.name, "return-value", TEXTS["returnValue"])
    if hook.returns:
        _members(hook.name, hook.returns, return_id, sheet)
    else:
        _returned(hook, sheet)
    unresolved(hook.unresolved, sheet)


def _members(
    hook: str, members: tuple[Prop, ...], ident: Callable[[str, str], str], sheet: ReferenceSheet
) -> None:
    facts = [prop_fact(member, ident(hook, member.name), sheet.page) for member in members]
    sheet.facts(facts, PROPS, prop_rows(members, sheet.tell))


def _returned(hook: Hook, sheet: ReferenceSheet) -> None:
    if hook.returned:
        sheet.text(f"{TEXTS['returns']} {render_type(hook.returned)}", f"`{hook.returned}`")
    else:
        _say(TEXTS["returnsNothing"], sheet)


def _say(words: str, sheet: ReferenceSheet) -> None:
    sheet.text(words, words)
