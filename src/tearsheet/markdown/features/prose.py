"""Paragraphs, emphasis, quotes and keyboard keys: the text itself."""

from __future__ import annotations

import re

from tearsheet.markdown.directives import restore
from tearsheet.markdown.features.image import render_figures, stands_alone
from tearsheet.markdown.rendering import KEYS, Feature, NodeRenderer, Rendering, escape
from tearsheet.markdown.tree import Node

_FORGOTTEN = re.compile(r"\[\^([^\]\s]+)\]|^(:{2,3}) ?\w", re.MULTILINE)


def _text(node: Node, page: Rendering) -> str:
    text: str = node.value
    if "<?tearsheet " in text:
        text = restore(text, page.document.directives)
    if "[" in text or "::" in text:
        _refuse_forgotten(node, text, page)
        return KEYS.sub(lambda found: _keyboard(found[1]), escape(text))
    return escape(text)


def _refuse_forgotten(node: Node, text: str, page: Rendering) -> None:
    for found in _FORGOTTEN.finditer(text):
        if found[1]:
            remedy = f"Write its text on a line of its own: [^{found[1]}]: …"
            page.refuse(node, f"There is no footnote [^{found[1]}].", remedy)
        else:
            remedy = "Give it a line of its own, outside of quotes."
            page.refuse(node, f'"{found[2]}" was not understood here.', remedy)


def _keyboard(combination: str) -> str:
    keys = [key for key in re.split(r"(?<=[^+])\+", combination) if key]
    written = "+".join(f"<kbd>{key.strip()}</kbd>" for key in keys)
    # Several keys are read in the order they are pressed, whichever way the text runs.
    return f'<span dir="ltr">{written}</span>' if len(keys) > 1 else written


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
