"""Tokens: ranges of code with a class, and their HTML."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TypeAlias

from tearsheet.markdown.rendering import escape

Token: TypeAlias = tuple[int, int, str]
"""The start and end of a token in characters, and its class without `t-`."""

Reader: TypeAlias = Callable[[str], Iterable[Token]]
"""Finds the tokens of some code, in their order and without overlaps."""


def render_tokens(code: str, tokens: Iterable[Token]) -> list[str]:
    """Return the code as HTML, line by line; code without a token stays plain text."""
    pieces: list[str] = []
    done = 0
    for start, end, name in merge_neighbors(code, tokens):
        if start > done:
            pieces.append(escape(code[done:start]))
        pieces.append(wrap(escape(code[start:end]), name))
        done = end
    pieces.append(escape(code[done:]))
    return "".join(pieces).split("\n")


def merge_neighbors(code: str, tokens: Iterable[Token]) -> list[Token]:
    """Merge tokens of the same class that are only separated by spaces."""
    merged: list[Token] = []
    first, last, open_name = 0, 0, ""
    for start, end, name in tokens:
        # Grammars insert empty nodes for missing tokens.
        if start == end:
            continue
        if name == open_name and (start == last or code[last:start].isspace()):
            last = end
            continue
        if open_name:
            merged.append((first, last, open_name))
        first, last, open_name = start, end, name
    if open_name:
        merged.append((first, last, open_name))
    return merged


def wrap(html: str, name: str) -> str:
    """Wrap HTML in a class, closed at the end of each line and opened again."""
    if "\n" not in html:
        return f'<span class="t-{name}">{html}</span>'
    return "\n".join(wrap(line, name) if line else "" for line in html.split("\n"))


def shift(tokens: Iterable[Token], by: int) -> Iterator[Token]:
    """Shift the tokens of an embedded part to its position in the code."""
    for start, end, name in tokens:
        yield start + by, end + by, name
