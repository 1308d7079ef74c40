"""Inline HTML: a few phrasing elements, nothing that could run code."""

from __future__ import annotations

import re

from tearsheet.markdown.directives import restore
from tearsheet.markdown.rendering import Feature, Rendering, escape
from tearsheet.markdown.tree import Node

ALLOWED = ("abbr", "bdi", "br", "kbd", "mark", "small", "sub", "sup", "wbr")
_ALONE = ("br", "wbr")
_WRITTEN = "elements written by hand"
_COMMENTS = re.compile(r"(?:<!--(?:(?!-->).)*-->\s*)*", re.DOTALL)
_TAG = re.compile(r"<(/?)([a-zA-Z][a-zA-Z0-9-]*)((?:\s+title=\"[^\"<>]*\")?)\s*/?>")


def _inline(node: Node, page: Rendering) -> str:
    written: str = node.value
    if written.startswith("<!--"):
        return ""
    match = _TAG.fullmatch(written)
    if not match or match[2].lower() not in ALLOWED:
        _refuse(node, written, page)
        return escape(written)
    name = match[2].lower()
    if name in _ALONE:
        return "" if match[1] else f"<{name}>"
    page.next_number(_WRITTEN)
    return f"<{match[1]}{name}{'' if match[1] else match[3]}>"


def check_closed(page: Rendering) -> None:
    """Reject elements that are not closed in the same part of the text."""
    if page.counters.get(_WRITTEN):
        _check_inside(page.document.root, page)


def _check_inside(node: Node, page: Rendering) -> None:
    opened: list[tuple[str, Node]] = []
    for child in node.children:
        _check_inside(child, page)
        match = _TAG.fullmatch(child.value) if child.kind == "InlineHtml" else None
        name = match[2].lower() if match else ""
        if not match or name not in ALLOWED or name in _ALONE:
            continue
        if not match[1]:
            opened.append((name, child))
        elif opened and opened[-1][0] == name:
            opened.pop()
        else:
            remedy = f"Open it with <{name}> before, in the same sentence and emphasis."
            page.refuse(child, f"</{name}> closes nothing here.", remedy)
    for name, child in opened:
        remedy = f"Add </{name}> where it ends, in the same sentence and emphasis."
        page.refuse(child, f"This <{name}> is never closed.", remedy)


def _block(node: Node, page: Rendering) -> str:
    written = "".join(str(part.value) for part in node.children).strip()
    if "<?tearsheet " in written:
        written = restore(written, page.document.directives)
    if not _COMMENTS.fullmatch(written):
        _refuse(node, written, page)
    page.rewrite(node, "\n")
    return ""


def _refuse(node: Node, written: str, page: Rendering) -> None:
    page.refuse(
        node,
        f'"{written.splitlines()[0][:60]}" is HTML a page may not hold.',
        f"Use Markdown; of HTML only {', '.join(ALLOWED)} are allowed, in running text.",
    )


FEATURE = Feature(nodes={"InlineHtml": _inline, "HtmlBlock": _block, "Html": _inline})
