"""HTML written by hand: a few small elements of running text, nothing that could act."""

from __future__ import annotations

import re

from tearsheet.markdown.directives import restore
from tearsheet.markdown.rendering import Feature, Rendering, escape
from tearsheet.markdown.tree import Node

ALLOWED = ("abbr", "bdi", "br", "kbd", "mark", "small", "sub", "sup", "wbr")
_ALONE = ("br", "wbr")
_TAG = re.compile(r"<(/?)([a-zA-Z][a-zA-Z0-9-]*)((?:\s+title=\"[^\"<>]*\")?)\s*/?>")


def _inline(node: Node, page: Rendering) -> str:
    written: str = node.value
    if written.startswith("<!--"):
        return ""
    found = _TAG.fullmatch(written)
    if not found or found[2].lower() not in ALLOWED:
        _refuse(node, written, page)
        return escape(written)
    name = found[2].lower()
    if name not in _ALONE:
        _count(node, name, -1 if found[1] else 1, page)
    return f"<{found[1]}{name}{found[3]}>"


def _count(node: Node, name: str, step: int, page: Rendering) -> None:
    key = f"open <{name}>"
    page.counters[key] = page.counters.get(key, 0) + step
    if page.counters[key] < 0:
        page.refuse(node, f"</{name}> closes nothing.", f"Open it first with <{name}>.")
        page.counters[key] = 0


def check_closed(page: Rendering) -> None:
    """Refuse elements that were opened and never closed."""
    for key, count in page.counters.items():
        if key.startswith("open <") and count > 0:
            name = key[6:-1]
            remedy = f"Add </{name}> where it ends."
            page.refuse(page.document.root, f"A <{name}> is never closed.", remedy)


def _block(node: Node, page: Rendering) -> str:
    written = "".join(str(part.value) for part in node.children).strip()
    if "<?tearsheet " in written:
        written = restore(written, page.document.directives)
    if written and not (written.startswith("<!--") and written.endswith("-->")):
        _refuse(node, written, page)
    page.rewrite(node, "")
    return ""


def _refuse(node: Node, written: str, page: Rendering) -> None:
    page.refuse(
        node,
        f'"{written.splitlines()[0][:60]}" is HTML a page may not hold.',
        f"Use Markdown; of HTML only {', '.join(ALLOWED)} are allowed, in running text.",
    )


FEATURE = Feature(nodes={"InlineHtml": _inline, "HtmlBlock": _block, "Html": _inline})
