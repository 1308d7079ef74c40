"""The Markdown copy of a page: the author's own text, with directives as plain Markdown."""

from __future__ import annotations

import re

from tearsheet.markdown.directives import restore
from tearsheet.markdown.features.callout import TITLES
from tearsheet.markdown.tree import MarkdownTree


def render_twin(document: MarkdownTree, edits: list[tuple[int, int, str]]) -> str:
    """Apply the edits, which the features made while they rendered the HTML, to the text."""
    source = document.source
    pieces: list[str] = []
    position = 0
    for start, end, text in sorted(edits):
        # An edit inside an applied one is part of the replaced text.
        if start < position:
            continue
        pieces += (source[position:start].decode(), text)
        position = end
    pieces.append(source[position:].decode())
    return _plain(pieces, document)


def _plain(pieces: list[str], document: MarkdownTree) -> str:
    text = "".join(pieces)
    if document.directives:
        text = _MARKER_LINE.sub(lambda match: _say(match, document), text)
        text = restore(text, document.directives)
    return text.strip("\n") + "\n"


def _say(match: re.Match[str], document: MarkdownTree) -> str:
    directive = document.directives[int(match[2])]
    if not directive.readable:
        return match[0]
    # The paragraphs around the removed line must stay separate.
    above = "" if match.start() == 0 or match.string.endswith("\n\n", 0, match.start()) else "\n"
    if directive.closes or directive.name not in TITLES:
        return above
    title = directive.argument or TITLES[directive.name]
    return f"{above}{match[1]}**{title}**\n\n"


_MARKER_LINE = re.compile(r"^([ \t]*)<\?tearsheet ([0-9]{1,9})\?>\n?", re.MULTILINE)
