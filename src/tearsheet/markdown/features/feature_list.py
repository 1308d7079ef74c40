"""Feature lists, with check marks as bullets."""

from __future__ import annotations

from tearsheet.markdown.directives import Directive
from tearsheet.markdown.rendering import Feature, Rendering
from tearsheet.markdown.tree import Node


def _features(node: Node, directive: Directive, page: Rendering) -> str:
    page.check_options(node, directive, ())
    inner = page.children(node)
    lists = [child for child in node.children if child.kind == "List" and child.value is None]
    if len(lists) != 1 or len(node.children) != 1:
        page.refuse(
            node, "A feature list holds one list and nothing else.", 'Begin lines with "-".'
        )
    return inner.replace("<ul>", '<ul class="features">', 1)


FEATURE = Feature(directives={"features": _features}, wraps=True)
