"""Code tabs: one thing said in several ways; the choice is shared by all tabs of a key."""

from __future__ import annotations

from tearsheet.markdown.directives import Directive
from tearsheet.markdown.features.code import Tab, radio_tabs, read_block, render_fence
from tearsheet.markdown.rendering import Feature, Rendering, attribute
from tearsheet.markdown.tree import Node
from tearsheet.model.texts import TEXTS

_LABELS = {
    "package-manager": TEXTS["packageManager"],
    "code-variant": TEXTS["codeVariant"],
    "code-styling": TEXTS["codeStyling"],
}


def _tabs(node: Node, directive: Directive, page: Rendering) -> str:
    page.check_options(node, directive, ())
    panels: list[Tab] = []
    for block in node.children:
        panel = _panel(block, page, taken={tab.value for tab in panels})
        if panel:
            panels.append(panel)
    if len(panels) < 2:
        page.refuse(node, "Tabs need two fences or more.", "Add another, or use a fence alone.")
    group = page.unique_id(f"tabs-{page.next_number('tabs')}")
    label = _LABELS.get(directive.argument, TEXTS["tabs"])
    return radio_tabs(label, directive.argument, group, panels)


def _panel(block: Node, page: Rendering, taken: set[str]) -> Tab | None:
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
    return Tab(fence.tab, fence.tab, html)


FEATURE = Feature(directives={"tabs": _tabs})
