"""Paragraphs, emphasis, quotes and keyboard keys: the text itself."""

from __future__ import annotations

import re
from collections.abc import Iterator

from tearsheet.errors import suggest
from tearsheet.markdown.directives import restore
from tearsheet.markdown.features.image import render_figures, stands_alone
from tearsheet.markdown.rendering import KEYS, Feature, NodeRenderer, Rendering, escape
from tearsheet.markdown.tree import Node

_FORGOTTEN = re.compile(r"\[\^([^\]\s]+)\]|^(:{2,3}) ?\w", re.MULTILINE)
_HALF = re.compile(r"^: (demo|component|playground|props) \w", re.MULTILINE)

_NAMED_KEYS = frozenset(
    (
        *("Alt", "Backspace", "Caps Lock", "Cmd", "Ctrl", "Delete", "End", "Enter", "Escape"),
        *("Home", "Insert", "Meta", "Option", "Page Down", "Page Up", "Shift", "Space", "Tab"),
        *(f"F{number}" for number in range(1, 13)),
    )
)
"""The keys that have more than a letter or a sign on them."""


def _text(node: Node, page: Rendering) -> str:
    text: str = node.value
    if "<?tearsheet " in text:
        text = restore(text, page.document.directives)
    if "[" in text or "::" in text or text.startswith(": "):
        _refuse_forgotten(node, text, page)
        _name_keys(node, text, page)
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
    for found in _HALF.finditer(text):
        remedy = f'Write two: ":: {found[1]}".'
        page.refuse(node, f'One colon before "{found[1]}" places nothing.', remedy)


def _name_keys(node: Node, text: str, page: Rendering) -> None:
    """Refuse keys that no keyboard has, and let the twin say the others as HTML does."""
    if "[[" not in text:
        return
    for found in KEYS.finditer(text):
        for key in _split_keys(found[1]):
            if len(key) > 1 and key not in _NAMED_KEYS:
                page.refuse(node, f'There is no key "{key}".', suggest(key, _NAMED_KEYS))
    source = page.document.source[node.start : node.end].decode()
    for found in KEYS.finditer(source):
        start = node.start + len(source[: found.start()].encode())
        page.edits.append((start, start + len(found[0].encode()), _draw_keys(escape(found[1]))))


def _split_keys(combination: str) -> Iterator[str]:
    return (key.strip() for key in re.split(r"(?<=[^+])\+", combination) if key)


def _draw_keys(combination: str) -> str:
    return "+".join(f"<kbd>{key}</kbd>" for key in _split_keys(combination))


def _keyboard(combination: str) -> str:
    written = _draw_keys(combination)
    # Several keys are read in the order they are pressed, whichever way the text runs.
    return f'<span dir="ltr">{written}</span>' if "</kbd>+" in written else written


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
