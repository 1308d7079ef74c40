"""A page's Markdown parsed to a tree of nodes with positions in the text."""

from __future__ import annotations

from functools import cached_property
from itertools import accumulate
from typing import Any

from msgspec import Struct, field
from pyromark import Markdown, Options

from tearsheet.markdown.directives import Directive, MarkedText, find_marker, mark_directives

_PARSER = Markdown(
    options=Options.ENABLE_TABLES
    | Options.ENABLE_FOOTNOTES
    | Options.ENABLE_STRIKETHROUGH
    | Options.ENABLE_TASKLISTS
    | Options.ENABLE_HEADING_ATTRIBUTES
)

_BLOCK = 4096
"""In bytes: the block that is searched for line ends when the line of a position is needed."""

DEEPEST = 60
"""The maximum nesting of quotes, lists and blocks; more would exhaust the stack."""


class TooDeep(Exception):
    """Quotes, lists or blocks are nested too deeply."""

    def __init__(self, line: int) -> None:
        super().__init__()
        self.line = line
        """Of the text, counted from zero."""


class Node(Struct, eq=False):
    """A node of the tree: its kind, the parser's value, its byte range and its children."""

    kind: str
    value: Any
    start: int
    end: int
    children: list[Node] = field(default_factory=list)


class MarkdownTree:
    """The tree of a page and the text its nodes refer to."""

    def __init__(self, marked: MarkedText, root: Node) -> None:
        self.source = marked.text.encode()
        self.directives = marked.directives
        self.root = root

    def line(self, offset: int) -> int:
        """The line of a byte in the text, counted from zero."""
        block = offset // _BLOCK
        return self._lines_above[block] + self.source.count(b"\n", block * _BLOCK, offset)

    @cached_property
    def _lines_above(self) -> list[int]:
        """How many lines end above each block of the text.

        Counting from the top for every link would take time that grows with the page's square.
        """
        begins = range(0, len(self.source), _BLOCK)
        counts = (self.source.count(b"\n", begin, begin + _BLOCK) for begin in begins)
        return [*accumulate(counts, initial=0)]


def parse_markdown(text: str) -> MarkdownTree:
    """Parse the text of a page into its tree."""
    marked = mark_directives(text)
    root = Node("Document", None, 0, len(marked.text))
    _grow(root, marked.text)
    if marked.directives:
        _fold_directives(root, marked.directives, depth=0)
    return MarkdownTree(marked, root)


def _grow(root: Node, text: str) -> None:
    node = root
    open_nodes: list[Node] = []
    # Unmerged, text would be split at every character that might be markup.
    for event, bounds in _PARSER.events_with_range(text, merge_text=True):
        if isinstance(event, str):
            node.children.append(Node(event, None, bounds["start"], bounds["end"]))
            continue
        # An event has one entry: its kind, and what goes with it.
        for kind, value in event.items():
            if kind == "Start":
                started = _start(value, bounds["start"], bounds["end"])
                node.children.append(started)
                open_nodes.append(node)
                if len(open_nodes) > DEEPEST:
                    raise TooDeep(text.encode().count(b"\n", 0, started.start))
                node = started
            elif kind == "End":
                node = open_nodes.pop()
            else:
                node.children.append(Node(kind, value, bounds["start"], bounds["end"]))


def _start(tag: Any, start: int, end: int) -> Node:
    if isinstance(tag, str):
        return Node(tag, None, start, end)
    ((kind, value),) = tag.items()
    return Node(kind, value, start, end)


def _fold_directives(node: Node, directives: tuple[Directive, ...], depth: int) -> None:
    """Replace markers by directive nodes, and move the nodes between into wrapping ones."""
    folded: list[Node] = []
    wrapping: list[tuple[Node, list[Node]]] = []
    for child in node.children:
        directive = _directive_of(child, directives)
        if directive is None:
            _fold_directives(child, directives, depth + len(wrapping) + 1)
            folded.append(child)
        elif directive.closes and wrapping:
            closed, outside = wrapping.pop()
            closed.children = folded
            closed.end = child.end
            folded = [*outside, closed]
        elif directive.wraps and not directive.closes and directive.readable:
            wrapping.append((Node("Directive", directive, child.start, child.end), folded))
            folded = []
            if depth + len(wrapping) > DEEPEST:
                raise TooDeep(directive.line)
        else:
            folded.append(Node("Directive", directive, child.start, child.end))
    while wrapping:
        unclosed, outside = wrapping.pop()
        unclosed.kind = "UnclosedDirective"
        folded = [*outside, unclosed, *folded]
    node.children = folded


def _directive_of(node: Node, directives: tuple[Directive, ...]) -> Directive | None:
    if node.kind != "HtmlBlock" or not node.children:
        return None
    number = find_marker("".join(str(part.value) for part in node.children))
    return directives[number] if number is not None and number < len(directives) else None
