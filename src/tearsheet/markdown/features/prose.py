"""Paragraphs, emphasis and quotes: the text itself."""

from __future__ import annotations

import re

from tearsheet.markdown.directives import restore
from tearsheet.markdown.features.image import render_figures, stands_alone
from tearsheet.markdown.features.keyboard import note_keys, render_keys
from tearsheet.markdown.rendering import Feature, NodeRenderer, Rendering, escape
from tearsheet.markdown.tree import Node

_FORGOTTEN = re.compile(r"\[\^([^\]\s]+)\]|^(:{2,3}) ?\w", re.MULTILINE)
_HALF = re.compile(r": ?([A-Za-z][\w-]*)")


def _text(node: Node, page: Rendering) -> str:
    text: str = node.value
    if "<?tearsheet " in text:
        text = restore(text, page.document.directives)
    if "[" in text or "::" in text or text.startswith(":"):
        _refuse_forgotten(node, text, page)
        note_keys(node, text, page)
        return render_keys(escape(text))
    return escape(text)


def _refuse_forgotten(node: Node, text: str, page: Rendering) -> None:
    for found in _FORGOTTEN.finditer(text):
        if found[1]:
            remedy = f"Write its text on a line of its own: [^{found[1]}]: …"
            page.refuse(node, f"There is no footnote [^{found[1]}].", remedy)
        else:
            remedy = "Give it a line of its own, outside of quotes."
            page.refuse(node, f'"{found[2]}" was not understood here.', remedy)
    half = _HALF.match(text)
    if half and half[1] in page.directives and _begins_line(node, page):
        remedy = f'Write two, ":: {half[1]}", or three around a text.'
        page.refuse(node, f'One colon before "{half[1]}" means nothing.', remedy)


def _begins_line(node: Node, page: Rendering) -> bool:
    source = page.document.source
    begin = source.rfind(b"\n", 0, node.start) + 1
    return not source[begin : node.start].strip()


def _code(node: Node, page: Rendering) -> str:
    return f"<code>{escape(restore(node.value, page.document.directives))}</code>"


def _paragraph(node: Node, page: Rendering) -> str:
    if stands_alone(node):
        return render_figures(node, page)
    inner = page.children(node)
    if not inner.strip():
        return ""
    lead = ' class="lead"' if page.counters.pop("after title", 0) else ""
    return f"<p{lead}>{inner}</p>\n"


def _wrap(tag: str) -> NodeRenderer:
    return lambda node, page: f"<{tag}>{page.children(node)}</{tag}>"


def _quote(node: Node, page: Rendering) -> str:
    return f"<blockquote>\n{page.children(node)}</blockquote>\n"


FEATURE = Feature(
    nodes={
        "Text": _text,
        "Code": _code,
        "Paragraph": _paragraph,
        "Emphasis": _wrap("em"),
        "Strong": _wrap("strong"),
        "Strikethrough": _wrap("s"),
        "BlockQuote": _quote,
        "SoftBreak": lambda _node, _page: "\n",
        "HardBreak": lambda _node, _page: "<br>\n",
        "Rule": lambda _node, _page: "<hr>\n",
    }
)
