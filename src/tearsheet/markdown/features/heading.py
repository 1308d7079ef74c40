"""Headings: one title, then sections that can be linked to."""

from __future__ import annotations

import re
import unicodedata

from tearsheet.markdown.rendering import Feature, Rendering, attribute, plain_text
from tearsheet.markdown.tree import Node
from tearsheet.model.article import Heading
from tearsheet.model.texts import TEXTS

_BREAKS = re.compile(r"[^\w]+|_+")
_BRACES = re.compile(rb"[ \t]*\{([^{}\n]*)\}")
_ID_ALONE = re.compile(rb"#[^\s#.=]+")


def read_anchor(text: str) -> str:
    """The id of a heading: its words in lower case, joined by hyphens."""
    plain = unicodedata.normalize("NFC", text).lower().replace("'", "").replace("’", "")
    return _BREAKS.sub("-", plain).strip("-") or "section"


def _heading(node: Node, page: Rendering) -> str:
    level = int(node.value["level"][1])
    inner = page.children(node)
    text = plain_text(node).strip()
    _check_level(node, level, text, page)
    page.counters["level"] = level
    page.counters["after title"] = int(level == 1)
    _read_braces(node, page)
    if level == 1:
        return f"<h1>{inner}</h1>\n"
    anchor = _anchor(node, text, page)
    if level > 3:
        return f'<h{level} id="{attribute(anchor)}">{inner}</h{level}>\n'
    page.headings.append(Heading(level=level, id=anchor, text=text))
    return f'<h{level} id="{attribute(anchor)}">{_linked(inner, anchor)}</h{level}>\n'


def _anchor(node: Node, text: str, page: Rendering) -> str:
    chosen: str | None = node.value["id"]
    if chosen in page.ids:
        problem = f'Something above has the id "{chosen}" already.'
        page.refuse(node, problem, "Choose another, or leave it to the words of the heading.")
    return page.unique_id(chosen or read_anchor(text))


def _read_braces(node: Node, page: Rendering) -> None:
    """Reject everything in braces but an id, and leave the id out of the Markdown copy."""
    source = page.document.source
    after_text = node.children[-1].end if node.children else node.start
    braces = _BRACES.search(source, after_text, node.end)
    if not braces:
        return
    if not _ID_ALONE.fullmatch(braces[1].strip()):
        shown = braces[1].decode().strip()
        page.refuse(node, f'A heading cannot have "{{{shown}}}".', "Write {#id}, or nothing.")
    elif node.value["level"] == "H1":
        page.refuse(node, "The title leads to the page itself.", "Remove its id.")
    page.edits.append((braces.start(), braces.end(), ""))


def _linked(inner: str, anchor: str) -> str:
    href = attribute(f"#{anchor}")
    # Links cannot be nested, so a heading with a link gets its anchor link behind it.
    if "<a " in inner:
        label = attribute(TEXTS["linkToSection"])
        return f'{inner}<a class="anchor" href="{href}" aria-label="{label}"></a>'
    return f'<a class="anchor" href="{href}">{inner}</a>'


def _check_level(node: Node, level: int, text: str, page: Rendering) -> None:
    before = page.counters.get("level", 0)
    if not text:
        page.refuse(node, "The heading is empty.", "Write its text, or remove it.")
    if level == 1 and before:
        page.refuse(node, "The page has a second title.", 'Begin the line with "##".')
    elif not before and level > 1:
        page.refuse(node, "The page has no title before this.", 'Begin with a line "# Title".')
    elif level > before + 1:
        page.refuse(
            node,
            f"The heading skips a level: {level} after {before}.",
            f'Begin the line with "{"#" * (before + 1)}".',
        )


FEATURE = Feature(nodes={"Heading": _heading})
