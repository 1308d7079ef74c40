"""The first sentence of a page as plain text, which describes it unless its settings do."""

from __future__ import annotations

import re

_BLOCK = re.compile(r"[ \t]*(?:[-*+]\s|[>|<]|::|```|~~~|#{1,6}(?:\s|$)|[0-9]+[.)]\s|\[\^)")
"""The first letters of what is no paragraph: lists, quotes, tables, directives, code, headings."""

_MARKUP = (
    (re.compile(r"\[\^[^\]]*\]"), ""),
    (re.compile(r"\[\[([^\]]*)\]\]"), r"\1"),
    (re.compile(r"!?\[([^\]]*)\](?:\([^)]*\)|\[[^\]]*\])"), r"\1"),
    (re.compile(r"<([a-z]+://[^>]*)>"), r"\1"),
    (re.compile(r"(`+)(.+?)\1"), r"\2"),
    (re.compile(r"(\*\*|__|\*|(?<!\w)_)(.+?)\1"), r"\2"),
    (re.compile(r"\\([!-/:-@\[-`{-~])"), r"\1"),
)
_END = re.compile(r"(?<!\be\.g)(?<!\bi\.e)(?<!\bvs)[.!?][\"”’')]*(?=\s|$)")


def has_title(body: str) -> bool:
    """Whether a text begins with a title of its own."""
    return _is_title(body.lstrip())


def find_lead(body: str) -> str | None:
    """The first sentence below the title; None if the text does not begin with a paragraph."""
    lines = body.split("\n")
    begin = count_lines_above(body)
    if begin == len(lines) or _BLOCK.match(lines[begin]):
        return None
    end = next((at for at in range(begin, len(lines)) if not lines[at].strip()), len(lines))
    paragraph = _without_markup(" ".join(line.strip() for line in lines[begin:end]))
    sentence = _END.search(paragraph)
    return paragraph[: sentence.end()] if sentence else paragraph


def count_lines_above(body: str) -> int:
    """The number of lines above the first block below the title."""
    lines = body.split("\n")
    below = (at for at, line in enumerate(lines) if line.strip() and not _is_title(line))
    return next(below, len(lines))


def _is_title(line: str) -> bool:
    return line.startswith("# ")


def _without_markup(text: str) -> str:
    for pattern, plain in _MARKUP:
        text = pattern.sub(plain, text)
    return " ".join(text.split())
