"""Cards: a list in which each entry is one link with a sentence."""

from __future__ import annotations

from tearsheet.markdown.directives import Directive
from tearsheet.markdown.rendering import Feature, Rendering
from tearsheet.markdown.tree import Node


def _cards(node: Node, directive: Directive, page: Rendering) -> str:
    page.check_options(node, directive, ())
    lists = [child for child in node.children if child.kind == "List" and child.value is None]
    if len(lists) != 1 or len(node.children) != 1:
        page.refuse(node, "Cards hold one list and nothing else.", 'Begin lines with "-".')
        return ""
    cards = "".join(_card(row, page) for row in lists[0].children)
    return f'<ul class="cards">\n{cards}</ul>\n'


def _card(row: Node, page: Rendering) -> str:
    if not row.children or row.children[0].kind != "Link":
        remedy = "Begin it with a link, as in: - [Button](/react-button/) It starts something."
        page.refuse(row, "This card leads nowhere.", remedy)
        return ""
    link, *rest = row.children
    text = page.render(rest).strip()
    about = f"\n<p>{text}</p>" if text else ""
    return f"<li>{page.render([link])}{about}</li>\n"


FEATURE = Feature(directives={"cards": _cards}, wraps=True)
