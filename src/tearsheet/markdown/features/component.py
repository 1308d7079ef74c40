"""Parts of the reader that a page may place, such as the table of all versions."""

from __future__ import annotations

import json

from tearsheet.errors import suggest
from tearsheet.markdown.directives import Directive
from tearsheet.markdown.features.live_part import place_island
from tearsheet.markdown.rendering import Feature, Rendering
from tearsheet.markdown.tree import Node
from tearsheet.model.article import Island


def _component(node: Node, directive: Directive, page: Rendering) -> str:
    props_by_name = page.source.components
    encoded = props_by_name.get(directive.argument)
    if encoded is None:
        page.refuse(
            node,
            f'There is no component "{directive.argument}".',
            suggest(directive.argument, props_by_name),
        )
        return ""
    props = json.loads(encoded)
    page.check_options(node, directive, props.get("options", ()))
    chosen = {**props, **directive.options}
    chosen.pop("options", None)
    for option, props_by_value in chosen.pop("choices", {}).items():
        # The page carries only those of the value that its author chose.
        chosen |= props_by_value.get(chosen[option], {})
    markdown_copy = chosen.pop("twin", None)
    if markdown_copy:
        page.rewrite(node, markdown_copy)
    text = json.dumps(chosen, ensure_ascii=False, sort_keys=True)
    island = Island(kind="component", id=directive.argument, props=text)
    return place_island(island, page, when="visible")


FEATURE = Feature(directives={"component": _component})
