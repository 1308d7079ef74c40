"""Facts of packages that a page places: tables, lists and texts, with filters."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TypeVar

from msgspec.structs import replace

from tearsheet.errors import suggest
from tearsheet.markdown.directives import Directive
from tearsheet.markdown.markdown_copy import render_twin
from tearsheet.markdown.reference.component import PROPS
from tearsheet.markdown.reference.facts import Columns, Fact, render_facts, render_switch
from tearsheet.markdown.reference.interface import EVENTS, SELECTORS
from tearsheet.markdown.reference.members import event_fact, prop_fact, selector_fact
from tearsheet.markdown.reference.plain import event_rows, prop_rows, selector_rows
from tearsheet.markdown.rendering import Feature, Rendering
from tearsheet.markdown.tree import Node, parse_markdown
from tearsheet.model.anchor import parameter_id, return_id
from tearsheet.model.placed_facts import (
    FACT_DIRECTIVES,
    FactRow,
    FactTable,
    FactText,
    PlacedEvents,
    PlacedFacts,
    PlacedHook,
    PlacedSelectors,
    RefusedFacts,
    placed_key,
)
from tearsheet.model.reference import Event, Hook, Selector
from tearsheet.model.reference_page import ReferencePage
from tearsheet.model.texts import TEXTS

_ALONE = ReferencePage()
"""Without a page about the package, links in its texts lead to its authors' site."""

FILTERS = ("only", "group")
_WITHOUT_FILTERS = frozenset({"hook", "install"})

_PIPE = re.compile(r"(?<!\\)\|")

Member = TypeVar("Member", FactRow, Event, Selector)


def _place(node: Node, directive: Directive, page: Rendering) -> str:
    found = page.source.placed.get(placed_key(directive.name, directive.argument))
    if found is None or isinstance(found, RefusedFacts):
        refused = found or RefusedFacts(problem="There are no such facts.", remedy="Remove it.")
        page.refuse(node, refused.problem, refused.remedy)
        return ""
    has_filters = not isinstance(found, FactText | PlacedHook)
    page.check_options(node, directive, FILTERS if has_filters else ())
    html, markdown_copy = _render(found, node, directive, page)
    page.rewrite(node, markdown_copy)
    return html


def _render(
    found: PlacedFacts, node: Node, directive: Directive, page: Rendering
) -> tuple[str, str]:
    """The HTML, and the Markdown of the copy."""
    match found:
        case FactTable():
            rows = _choose(found.rows, node, directive, page)
            return _render_markdown(_write_table(found.columns, rows), node, page)
        case FactText():
            return _render_markdown(found.text, node, page)
        case PlacedEvents():
            events = _choose(found.events, node, directive, page)
            facts = [event_fact(it, page.unique_id(f"event-{it.name}"), _ALONE) for it in events]
            return _list(facts, EVENTS, page), f"{event_rows(events)}\n"
        case PlacedSelectors():
            selectors = _choose(found.selectors, node, directive, page)
            facts = [
                selector_fact(it, page.unique_id(f"selector-{it.name}"), _ALONE) for it in selectors
            ]
            return _list(facts, SELECTORS, page), f"{selector_rows(selectors)}\n"
        case PlacedHook():
            return _render_hook(found.hook, page)
    return "", ""


def _choose(
    members: Sequence[Member], node: Node, directive: Directive, page: Rendering
) -> Sequence[Member]:
    """The members of a group, and of those the listed ones in that order; by default all."""
    group, only = directive.options.get("group"), directive.options.get("only", "").split()
    if group is not None:
        groups = {_group_of(member) for member in members} - {""}
        if group not in groups:
            remedy = suggest(group, sorted(groups)) if groups else "Remove the option."
            page.refuse(node, f'There is no group "{group}".', remedy)
        members = [member for member in members if _group_of(member) == group]
    by_name = {member.name: member for member in members}
    for name in only:
        if name not in by_name and by_name:
            page.refuse(node, f'There is no "{name}" here.', suggest(name, by_name))
    return [by_name[name] for name in only if name in by_name] if only else members


def _group_of(member: FactRow | Event | Selector) -> str:
    if isinstance(member, FactRow):
        return member.group
    return (member.category or "") if isinstance(member, Selector) else ""


def _write_table(columns: Sequence[str], rows: Sequence[FactRow]) -> str:
    lines = [columns, ["---"] * len(columns), *(row.cells for row in rows)]
    # A pipe ends a cell, even in code.
    written = ((_PIPE.sub(r"\\|", cell) for cell in cells) for cells in lines)
    return "".join(f"| {' | '.join(cells)} |\n" for cells in written)


def _render_markdown(text: str, node: Node, page: Rendering) -> tuple[str, str]:
    """Render Markdown made of facts as if the author had written it in place of the directive."""
    line = page.source.first_line + page.document.line(node.start)
    document = parse_markdown(text)
    source = replace(page.source, first_line=line)
    inner = replace(page, source=source, document=document, edits=[])
    html = inner.children(document.root)
    return html, render_twin(document, inner.edits)


def _list(facts: Sequence[Fact], columns: Columns, page: Rendering) -> str:
    group = page.unique_id("facts-layout")
    return render_switch(group) + render_facts(facts, columns)


def _render_hook(hook: Hook, page: Rendering) -> tuple[str, str]:
    html, markdown_copy = [], []
    for title, members, ident in (
        ("parameters", hook.parameters, parameter_id),
        ("returnValue", hook.returns, return_id),
    ):
        if members:
            names = [page.unique_id(ident(hook.name, member.name)) for member in members]
            facts = [prop_fact(*pair, _ALONE) for pair in zip(members, names, strict=True)]
            html.append(f"<p><strong>{TEXTS[title]}</strong></p>\n{_list(facts, PROPS, page)}")
            markdown_copy.append(f"**{TEXTS[title]}**\n\n{prop_rows(members)}\n")
    return "".join(html), "\n".join(markdown_copy)


FEATURE = Feature(
    directives=dict.fromkeys(FACT_DIRECTIVES, _place),
    options={name: FILTERS for name in FACT_DIRECTIVES if name not in _WITHOUT_FILTERS},
    arguments={
        **dict.fromkeys(FACT_DIRECTIVES, "[PACKAGE]"),
        "css-variables": "[PACKAGE | COMPONENT]",
        "hook": "HOOK",
        "install": "PACKAGE…",
        "plans": "[PRODUCT]",
        "support": "[PACKAGE…]",
        "theme": "[KEY]",
    },
)
