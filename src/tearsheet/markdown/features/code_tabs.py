"""Code tabs: alternatives of some code; the choice is shared by all tabs with the same key."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from tearsheet.markdown.directives import Directive
from tearsheet.markdown.features.code import read_block, render_fence
from tearsheet.markdown.rendering import Feature, Rendering, attribute, escape
from tearsheet.markdown.tree import Node
from tearsheet.model.texts import TEXTS

_LABELS = {
    "package-manager": TEXTS["packageManager"],
    "code-variant": TEXTS["codeVariant"],
    "code-styling": TEXTS["codeStyling"],
}


class _Tab(Struct, frozen=True):
    """One tab; its HTML is one element with `data-tab`."""

    name: str
    html: str


def _tabs(node: Node, directive: Directive, page: Rendering) -> str:
    page.check_options(node, directive, ())
    panels: list[_Tab] = []
    for block in node.children:
        panel = _panel(block, page, taken={tab.name for tab in panels})
        if panel:
            panels.append(panel)
    if len(panels) < 2:
        page.refuse(node, "Tabs need two fences or more.", "Add another, or use a fence alone.")
    group = page.unique_id(f"tabs-{page.next_number('tabs')}")
    label = _LABELS.get(directive.argument, TEXTS["tabs"])
    return _radio_tabs(label, directive.argument, group, panels)


def _panel(block: Node, page: Rendering, taken: set[str]) -> _Tab | None:
    fence = read_block(block, page) if block.kind == "CodeBlock" else None
    if fence is None:
        if block.kind != "CodeBlock":
            page.refuse(block, "Only fences can stand in tabs.", "Move the text outside.")
        return None
    if not fence.tab or fence.tab in taken:
        page.refuse(
            block,
            f'The tab "{fence.tab}" stands twice.' if fence.tab else "The fence names no tab.",
            f"Write a name of its own behind the language: ```{fence.language} npm",
        )
        return None
    html = render_fence(block, page, fence, f' data-tab="{attribute(fence.tab)}"')
    return _Tab(fence.tab, html)


def _radio_tabs(label: str, storage: str, group: str, tabs: Iterable[_Tab]) -> str:
    """Panels chosen by radio buttons, so that no JavaScript is needed."""
    buttons, bodies = [], []
    for number, tab in enumerate(tabs):
        ident, value = attribute(f"{group}-{number + 1}"), attribute(tab.name)
        checked = " checked" if number == 0 else ""
        buttons.append(
            f'<input type="radio" name="{group}" id="{ident}" value="{value}"{checked}>'
            f'<label for="{ident}">{escape(tab.name)}</label>'
        )
        bodies.append(tab.html)
    data = f' data-storage="{attribute(storage)}"' if storage else ""
    return (
        f'<div class="code-tabs"{data}><div class="tab-list" role="radiogroup"'
        f' aria-label="{attribute(label)}">{"".join(buttons)}</div>\n{"".join(bodies)}</div>\n'
    )


FEATURE = Feature(directives={"tabs": _tabs}, arguments={"tabs": "[KEY]"}, wraps=True)
