"""The blocks of TypeScript and JavaScript in the text of a page."""

from __future__ import annotations

import re
from collections.abc import Container, Iterator
from dataclasses import dataclass
from functools import cached_property

from tearsheet.content.load import read_page_text
from tearsheet.errors import ContentError, Place
from tearsheet.markdown.directives import restore
from tearsheet.markdown.highlighting import COMPILED, Fence, read_fence
from tearsheet.markdown.tree import MarkdownTree, Node, TooDeep, parse_markdown
from tearsheet.model.page import Page

# Files of a reader's project import or export something; the rest are fragments of one.
_MODULE = re.compile(r"^(?:import|export)\b|^module\.exports\b", re.MULTILINE)


@dataclass(frozen=True)
class CodeBlock:
    """A block of code, without the lines that are marked as removed."""

    code: str
    fence: Fence
    where: Place
    """The place of its first line of code."""

    @property
    def jsx(self) -> bool:
        """Whether its language has JSX."""
        return self.fence.language.endswith("x")

    @property
    def is_typed(self) -> bool:
        """Whether it is TypeScript."""
        return self.fence.language.startswith("ts")

    @cached_property
    def is_file(self) -> bool:
        """Whether it is a complete file."""
        return _MODULE.search(self.code) is not None


def find_code_blocks(page: Page) -> list[CodeBlock]:
    """The blocks of a page that are compiled; mistakes in its Markdown are reported elsewhere."""
    try:
        text, first_line = read_page_text(page)
        document = parse_markdown(text)
    except (ContentError, TooDeep):
        return []
    found = []
    for node in _find_nodes(document.root):
        line = first_line + document.line(node.start)
        block = _read_block(node, document, Place(page.source, line))
        if block and not block.fence.unchecked and block.code.strip():
            found.append(block)
    return found


def _find_nodes(node: Node) -> Iterator[Node]:
    if node.kind == "CodeBlock" and isinstance(node.value, dict):
        yield node
    for child in node.children:
        yield from _find_nodes(child)


def _read_block(node: Node, document: MarkdownTree, opens: Place) -> CodeBlock | None:
    try:
        fence = read_fence(node.value["Fenced"], opens)
    except ContentError:
        return None
    if fence.language not in COMPILED:
        return None
    code = restore("".join(str(part.value) for part in node.children), document.directives)
    begins = Place(opens.file, (opens.line or 1) + 1)
    return CodeBlock(_without(fence.removed, code), fence, begins)


def _without(removed: Container[int], code: str) -> str:
    """The code with removed lines blank, which keeps line numbers."""
    lines = code.split("\n")
    return "\n".join("" if number in removed else line for number, line in enumerate(lines, 1))
