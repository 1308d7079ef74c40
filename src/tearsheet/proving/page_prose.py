"""The prose of a page: its title, its description and its text, without code."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from tearsheet.content.page_file import split_page
from tearsheet.errors import Place
from tearsheet.markdown.tree import Node, parse_markdown

_SETTING = re.compile(r"^(?:title|description):(.*)", re.MULTILINE)

_NO_PROSE = frozenset({"CodeBlock", "HtmlBlock", "MetadataBlock"})
"""Kinds of nodes that contain no prose."""


@dataclass(frozen=True, slots=True)
class Passage:
    """A piece of prose without markup in it, and its place."""

    text: str
    where: Place
    quoted: bool = False
    """Whether it is in a block quote."""


def read_prose(text: str, file: Path) -> Iterator[Passage]:
    """Yield the passages of a page in the order of its file."""
    page = split_page(text, file)
    for setting in _SETTING.finditer(page.front_matter):
        line = 2 + page.front_matter.count("\n", 0, setting.start())
        yield Passage(setting[1], Place(file, line))
    document = parse_markdown(page.body)
    for node, quoted in _texts(document.root, quoted=False):
        line = page.body_line + document.line(node.start)
        yield Passage(str(node.value), Place(file, line), quoted)


def _texts(node: Node, *, quoted: bool) -> Iterator[tuple[Node, bool]]:
    if node.kind == "Text":
        yield node, quoted
    elif node.kind not in _NO_PROSE:
        for child in node.children:
            yield from _texts(child, quoted=quoted or node.kind == "BlockQuote")
