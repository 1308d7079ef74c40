"""The state that features share while one page is rendered: its inputs and its findings."""

from __future__ import annotations

import re
from collections.abc import Callable, Container, Iterable, Mapping
from typing import TYPE_CHECKING

from msgspec import Struct, field

from tearsheet.errors import ContentError, Mistake, Place, suggest
from tearsheet.markdown.directives import Directive
from tearsheet.markdown.tree import MarkdownTree, Node
from tearsheet.model.article import Heading, Island, IsolatedFrame, LinkUse
from tearsheet.model.source import PageSource

if TYPE_CHECKING:
    from tearsheet.markdown.highlighting.blocks import FencedCode

MAIN = "main-content"
"""The id of the element around the article, which no heading may take."""

KEYS = re.compile(r"\[\[([^\[\]\n]{1,40})\]\]")
"""The syntax of keyboard keys."""

NodeRenderer = Callable[[Node, "Rendering"], str]
DirectiveRenderer = Callable[[Node, Directive, "Rendering"], str]


class Feature(Struct, frozen=True):
    """One Markdown feature: the nodes it renders and the directives it answers to."""

    nodes: Mapping[str, NodeRenderer] = field(default_factory=dict)
    directives: Mapping[str, DirectiveRenderer] = field(default_factory=dict)
    options: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """The options of each directive that has any."""
    arguments: Mapping[str, str] = field(default_factory=dict)
    """What is written after the name of each directive that takes it; in brackets if optional."""
    wraps: bool = False
    """Whether its directives stand around a text, with three colons."""


class Rendering(Struct):
    """One page being rendered; lives only as long as `render_article` runs."""

    source: PageSource
    document: MarkdownTree
    nodes: Mapping[str, NodeRenderer]
    directives: Container[str]
    """The names of all directives."""
    headings: list[Heading] = field(default_factory=list)
    islands: list[Island] = field(default_factory=list)
    frames: list[IsolatedFrame] = field(default_factory=list)
    links: list[LinkUse] = field(default_factory=list)
    blocks: list[FencedCode] = field(default_factory=list)
    """Its code, which is highlighted last."""
    mistakes: list[Mistake] = field(default_factory=list)
    edits: list[tuple[int, int, str]] = field(default_factory=list)
    """The edits that turn the text into the Markdown copy: start byte, end byte, new text."""
    ids: set[str] = field(default_factory=lambda: {MAIN})
    repeats: dict[str, int] = field(default_factory=dict)
    """The highest suffix of each duplicate id."""
    footnotes: dict[str, int] = field(default_factory=dict)
    """The number of each referenced footnote."""
    footnote_names: list[str] = field(default_factory=list)
    """The referenced footnotes in the order of their numbers."""
    notes: dict[str, Node] = field(default_factory=dict)
    """The text of the footnotes, from anywhere on the page."""
    counters: dict[str, int] = field(default_factory=dict)

    def children(self, node: Node) -> str:
        """The HTML of everything inside a node."""
        nodes = self.nodes
        return "".join([nodes[child.kind](child, self) for child in node.children])

    def render(self, nodes: Iterable[Node]) -> str:
        """The concatenated HTML of some nodes."""
        return "".join([self.nodes[node.kind](node, self) for node in nodes])

    def place(self, node: Node) -> Place:
        """The file and line a node begins on."""
        line = self.source.first_line + self.document.line(node.start)
        return Place(self.source.page.source, line)

    def refuse(self, node: Node, problem: str, remedy: str) -> None:
        """Note a mistake at a node."""
        self.mistakes.append(Mistake(self.place(node), problem, remedy))

    def note(self, error: ContentError) -> None:
        """Note a mistake that was found elsewhere."""
        self.mistakes.append(error.mistake)

    def rewrite(self, node: Node, text: str) -> None:
        """Replace a node in the Markdown copy, with the same indentation."""
        if "\n" in text.strip("\n"):
            source = self.document.source
            begin = source.rfind(b"\n", 0, node.start) + 1
            indent = _NOT_INDENT.sub(" ", source[begin : node.start].decode())
            text = _LINE.sub(indent, text.rstrip("\n")).removeprefix(indent) + "\n"
        self.edits.append((node.start, node.end, text))

    def unique_id(self, wanted: str) -> str:
        """An id that is unique on the page: the second of a name gets -2."""
        chosen, count = wanted, self.repeats.get(wanted, 1)
        while chosen in self.ids:
            count += 1
            chosen = f"{wanted}-{count}"
        self.repeats[wanted] = count
        self.ids.add(chosen)
        return chosen

    def next_number(self, counter: str) -> int:
        """Count the things of a kind, from one."""
        self.counters[counter] = self.counters.get(counter, 0) + 1
        return self.counters[counter]

    def check_options(self, node: Node, directive: Directive, known: Iterable[str]) -> None:
        """Reject unknown options of a directive."""
        names = tuple(known)
        for option in directive.options:
            if option not in names:
                remedy = suggest(option, names) if names else "Write it without options."
                self.refuse(node, f'"{directive.name}" has no option "{option}".', remedy)


def plain_text(node: Node) -> str:
    """The plain text of a node."""
    if node.kind == "Text":
        return KEYS.sub(r"\1", node.value)
    if node.kind == "Code":
        return str(node.value)
    if node.kind in ("SoftBreak", "HardBreak"):
        return " "
    return "".join([plain_text(child) for child in node.children])


_NOT_INDENT = re.compile(r"[^\s>]")
_LINE = re.compile(r"^(?=[^\n])", re.MULTILINE)


def escape(text: str) -> str:
    """Escape a text for use between tags."""
    # Of hundreds of texts on a page few have one of them, and to look is quicker than to call.
    if "&" in text:
        text = text.replace("&", "&amp;")
    if "<" in text:
        text = text.replace("<", "&lt;")
    if ">" in text:
        text = text.replace(">", "&gt;")
    return text


def attribute(text: str) -> str:
    """Escape a text for use in a double-quoted attribute."""
    return escape(text).replace('"', "&quot;")
