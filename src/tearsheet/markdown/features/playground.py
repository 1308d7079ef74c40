"""Playgrounds: a component with controls for its props."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping

from tearsheet.errors import suggest
from tearsheet.markdown.directives import Directive
from tearsheet.markdown.features.live_part import place_island
from tearsheet.markdown.playground_controls import Control, can_be_played_with, find_controls
from tearsheet.markdown.rendering import Feature, Rendering
from tearsheet.markdown.tree import Node
from tearsheet.model.article import Heading, Island
from tearsheet.model.reference import Component
from tearsheet.model.source import ApiEntry
from tearsheet.model.texts import TEXTS

PLACED = "playground"
"""The counter of playgrounds on a page."""


def _playground(node: Node, directive: Directive, page: Rendering) -> str:
    entries = {entry.name: entry for entry in page.source.api}
    entry = entries.get(directive.argument)
    if entry is None:
        remedy = suggest(directive.argument, entries) if entries else "List it under components."
        page.refuse(node, f'The page has no component "{directive.argument}".', remedy)
        return ""
    controls = _controls(entry, directive, page)
    if not controls:
        remedy = "Offer some: {variant=text|contained, disabled=false, children=Save}."
        page.refuse(node, "The playground has no controls.", remedy)
    page.rewrite(node, "\n".join(_write_markdown(entry.name, controls)))
    return _place(entry, controls, page)


def _controls(entry: ApiEntry, directive: Directive, page: Rendering) -> list[Control]:
    """The controls the author lists, by default those derived from the facts."""
    if directive.options:
        return [read_control(name, value) for name, value in directive.options.items()]
    facts = page.source.facts.get(entry.name)
    return find_controls(facts) if facts else []


def _place(entry: ApiEntry, controls: list[Control], page: Rendering) -> str:
    page.next_number(PLACED)
    props = json.dumps({"controls": controls}, ensure_ascii=False)
    island = Island(kind="playground", id=entry.playground, props=props)
    # The prerendered component is complete; its script loads on interaction.
    return place_island(island, page, when="interaction")


def render_playground_section(page: Rendering) -> tuple[str, str]:
    """The section with the playground of a page's component, as HTML and as Markdown.

    Both are empty if the author has placed one, or if the component shows nothing by itself.
    """
    entry = find_played(page.source.api, page.source.facts)
    if entry is None or page.counters.get(PLACED):
        return "", ""
    anchor = page.unique_id("playground")
    title = TEXTS["playgroundSection"]
    page.headings.append(Heading(level=2, id=anchor, text=title))
    heading = f'<h2 id="{anchor}"><a class="anchor" href="#{anchor}">{title}</a></h2>\n'
    controls = find_controls(page.source.facts[entry.name])
    markdown_copy = "\n".join(["", f"## {title}", "", *_write_markdown(entry.name, controls)])
    return heading + _place(entry, controls, page), markdown_copy


def find_played(api: Iterable[ApiEntry], facts: Mapping[str, Component]) -> ApiEntry | None:
    """The component of a page, if it shows something by itself."""
    entry = next(iter(api), None)
    component = facts.get(entry.name) if entry else None
    return entry if component and can_be_played_with(component) else None


def read_control(name: str, value: str) -> Control:
    """One control: a choice of words, a switch, a number or a text; the first word is chosen."""
    if "|" in value:
        choices = [choice.strip() for choice in value.split("|")]
        return {"name": name, "kind": "choice", "choices": choices, "value": choices[0]}
    if value in ("true", "false"):
        return {"name": name, "kind": "switch", "value": value == "true", "usual": False}
    try:
        return {"name": name, "kind": "number", "value": int(value)}
    except ValueError:
        return {"name": name, "kind": "text", "value": value}


def _write_markdown(component: str, controls: list[Control]) -> list[str]:
    rows = [
        f"- `{control['name']}`: {', '.join(f'`{choice}`' for choice in _write_choices(control))}"
        for control in controls
    ]
    return [f"Props of {component} to try:", "", *rows, ""]


def _write_choices(control: Control) -> list[str]:
    """The choices of a control, as JavaScript writes them; words stay without quotes."""
    choices = control.get("choices")
    values = [word for word in choices if word] if isinstance(choices, list) else [control["value"]]
    return [value if isinstance(value, str) else json.dumps(value) for value in values]


FEATURE = Feature(directives={"playground": _playground}, arguments={"playground": "COMPONENT"})
