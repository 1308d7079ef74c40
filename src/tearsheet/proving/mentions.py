"""What a page mentions as code: props, slots and hooks in its text, its code and its demos."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from tearsheet.content.demo_files import PageDemos
from tearsheet.content.load import read_page_text
from tearsheet.errors import ContentError
from tearsheet.markdown.directives import Directive, restore
from tearsheet.markdown.highlighting import COMPILED
from tearsheet.markdown.tree import MarkdownTree, Node, TooDeep, parse_markdown
from tearsheet.model.page import Page
from tearsheet.proving.code_syntax import find_attributes, find_keys

_WORD = re.compile(r"[A-Za-z_$][\w$-]*")


@dataclass(frozen=True, slots=True)
class Mentions:
    """Names by where they stand, so that a prop of one component is none of another."""

    words: frozenset[str] = frozenset()
    """Names that may mean any component: in the text, or as keys of objects."""
    attributes: frozenset[tuple[str, str]] = frozenset()
    """Props that code gives to an element: the name of the element, that of the prop."""
    listed: frozenset[str] = field(default_factory=frozenset)
    """The components of which the page lists all props."""

    def __or__(self, other: Mentions) -> Mentions:
        return Mentions(
            self.words | other.words,
            self.attributes | other.attributes,
            self.listed | other.listed,
        )


def find_mentions(page: Page, demos: PageDemos | None) -> Mentions:
    """Everything that a page mentions; mistakes in its Markdown are reported elsewhere."""
    found = _of_demos(demos) if demos else Mentions()
    try:
        text, _ = read_page_text(page)
        document = parse_markdown(text)
    except (ContentError, TooDeep):
        return found
    for node in _walk(document.root):
        found |= _of_node(node, document)
    return found


def _walk(node: Node) -> Iterator[Node]:
    yield node
    for child in node.children:
        yield from _walk(child)


def _of_node(node: Node, document: MarkdownTree) -> Mentions:
    if node.kind == "Code":
        return Mentions(frozenset(_WORD.findall(restore(node.value, document.directives))))
    if node.kind == "CodeBlock" and isinstance(node.value, dict):
        language = str(node.value["Fenced"]).partition(" ")[0]
        code = "".join(str(part.value) for part in node.children)
        return _of_code([code]) if language in COMPILED else Mentions()
    if node.kind == "Directive" and isinstance(node.value, Directive):
        return _of_directive(node.value)
    return Mentions()


def _of_directive(directive: Directive) -> Mentions:
    name = directive.argument
    if directive.name == "hook":
        return Mentions(frozenset({name}))
    if directive.name == "playground":
        return Mentions(attributes=frozenset((name, prop) for prop in directive.options))
    if directive.name != "props":
        return Mentions()
    chosen = directive.options.get("only", "").split()
    attributes = frozenset((name, prop) for prop in chosen)
    return Mentions(attributes=attributes, listed=frozenset() if chosen else frozenset({name}))


def _of_demos(demos: PageDemos) -> Mentions:
    return _of_code(
        file.text
        for demo in demos.demos.values()
        for variant in demo.variants
        for file in variant.files
        if file.name.endswith((".ts", ".tsx"))
    )


def _of_code(texts: Iterable[str]) -> Mentions:
    words: set[str] = set()
    attributes: set[tuple[str, str]] = set()
    for text in texts:
        words |= find_keys(text)
        attributes |= find_attributes(text)
    return Mentions(frozenset(words), frozenset(attributes))
