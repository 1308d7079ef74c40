"""Playgrounds: a component with a control for each prop that is offered."""

from __future__ import annotations

import json

from tearsheet.errors import suggest
from tearsheet.markdown.directives import Directive
from tearsheet.markdown.features.live_part import place_island
from tearsheet.markdown.rendering import Feature, Rendering
from tearsheet.markdown.tree import Node
from tearsheet.model.article import Island


def _playground(node: Node, directive: Directive, page: Rendering) -> str:
    known = {entry.name: entry for entry in page.source.api}
    entry = known.get(directive.argument)
    if entry is None:
        remedy = suggest(directive.argument, known) if known else "List it under components."
        page.refuse(node, f'The page has no component "{directive.argument}".', remedy)
        return ""
    controls = [read_control(name, value) for name, value in directive.options.items()]
    if not controls:
        remedy = "Offer some: {variant=text|contained, disabled=false, children=Save}."
        page.refuse(node, "The playground has no controls.", remedy)
    page.rewrite(node, _twin(entry.name, controls))
    props = json.dumps({"controls": controls}, ensure_ascii=False)
    island = Island(module=f"playground:{entry.playground}", props=props)
    return place_island(island, page, when="visible")


def read_control(name: str, value: str) -> dict[str, object]:
    """One control: a choice of words, a switch, a number or a text; the first word is chosen."""
    if "|" in value:
        choices = [choice.strip() for choice in value.split("|")]
        return {"name": name, "kind": "choice", "choices": choices, "value": choices[0]}
    if value in ("true", "false"):
        return {"name": name, "kind": "switch", "value": value == "true"}
    try:
        return {"name": name, "kind": "number", "value": int(value)}
    except ValueError:
        return {"name": name, "kind": "text", "value": value}


def _twin(component: str, controls: list[dict[str, object]]) -> str:
    rows = [
        f"- `{control['name']}`: {', '.join(f'`{choice}`' for choice in _choices(control))}"
        for control in controls
    ]
    return "\n".join([f"Props of {component} to try:", "", *rows, ""])


def _choices(control: dict[str, object]) -> list[object]:
    choices = control.get("choices")
    return choices if isinstance(choices, list) else [control["value"]]


FEATURE = Feature(directives={"playground": _playground})
