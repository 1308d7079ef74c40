"""Fenced code: highlighted at build time, so that the page needs no highlighter."""

from __future__ import annotations

import re

from tearsheet.errors import ContentError
from tearsheet.markdown.directives import restore
from tearsheet.markdown.highlighting import (
    Fence,
    FencedCode,
    check_marked_lines,
    highlight_block,
    mark_block,
    read_fence,
)
from tearsheet.markdown.rendering import Feature, Rendering, attribute, escape
from tearsheet.markdown.tree import Node
from tearsheet.model.texts import TEXTS

_CHECK_OPTION = re.compile(rb"""[ \t]+(?:in|with|given|unchecked)="(?:\\.|[^"\\])*\"""")

COPY_BUTTON = f'<button class="copy" type="button" hidden>{TEXTS["copy"]}</button>'


def _code_block(node: Node, page: Rendering) -> str:
    return render_fence(node, page, read_block(node, page))


def read_block(node: Node, page: Rendering) -> Fence | None:
    """The first line of a fence; None when it is invalid, which is noted as a mistake."""
    if not isinstance(node.value, dict):
        page.refuse(
            node,
            "Four spaces make this a code block without a language.",
            "Put it between two lines of ``` with a language, or remove the spaces.",
        )
        return None
    _hide_check_options(node, page)
    try:
        return read_fence(node.value["Fenced"], page.place(node))
    except ContentError as error:
        page.note(error)
        return None


def _hide_check_options(node: Node, page: Rendering) -> None:
    """Leave out of the Markdown copy what only the check of the code reads."""
    source = page.document.source
    end = source.find(b"\n", node.start)
    for option in _CHECK_OPTION.finditer(source, node.start, end):
        page.edits.append((option.start(), option.end(), ""))


def render_fence(node: Node, page: Rendering, fence: Fence | None, attributes: str = "") -> str:
    """The figure of one block of code, which is highlighted when the page is finished."""
    code = "".join([str(part.value) for part in node.children])
    code = restore(code, page.document.directives)
    if fence is None:
        return f"<pre><code>{escape(code)}</code></pre>\n"
    try:
        check_marked_lines(fence, code.count("\n"), page.place(node))
    except ContentError as error:
        page.note(error)
    page.blocks.append(FencedCode(code.removesuffix("\n"), fence))
    return figure(mark_block(len(page.blocks) - 1), fence.language, fence.title, attributes)


def render_code(code: str, fence: Fence, attributes: str = "") -> str:
    """The figure of some code from any source."""
    lines = highlight_block(FencedCode(code.removesuffix("\n"), fence))
    return figure(lines, fence.language, fence.title, attributes)


def figure(lines: str, language: str, title: str | None, attributes: str = "") -> str:
    """The frame around highlighted lines."""
    caption = f"<figcaption>{escape(title)}</figcaption>" if title else ""
    return (
        f'<figure class="code" data-language="{attribute(language)}"{attributes}>{caption}'
        f'<div class="code-tools">{COPY_BUTTON}</div>'
        f'<pre tabindex="0"><code>{lines}</code></pre></figure>\n'
    )


FEATURE = Feature(nodes={"CodeBlock": _code_block})
