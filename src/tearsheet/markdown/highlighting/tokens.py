"""Stretches of code with a class, and the HTML they become."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TypeAlias

from tearsheet.markdown.rendering import escape

Token: TypeAlias = tuple[int, int, str]
"""Where a stretch starts and ends, in characters, and its class without `t-`."""

Reader: TypeAlias = Callable[[str], Iterable[Token]]
"""Finds the tokens of some code, in their order and without overlaps."""


def render_tokens(code: str, tokens: Iterable[Token]) -> list[str]:
    """Return the code as HTML, line by line; what no token covers stays plain text."""
    pieces: list[str] = []
    done = 0
    for start, end, name in merge_neighbours(code, tokens):
        if start > done:
            pieces.append(escape(code[done:start]))
        pieces.append(wrap(escape(code[start:end]), name))
        done = end
    pieces.append(escape(code[done:]))
    return "".join(pieces).split("\n")


def merge_neighbours(code: str, tokens: Iterable[Token]) -> list[Token]:
    """Make one token of those of one class with nothing but spaces between them."""
    merged: list[Token] = []
    first, last, open_name = 0, 0, ""
    for start, end, name in tokens:
        # Grammars put empty nodes where they miss something.
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
    """Put a class around a piece of HTML, closed at the end of each line and opened again."""
    if "\n" not in html:
        return f'<span class="t-{name}">{html}</span>'
    return "\n".join(wrap(line, name) if line else "" for line in html.split("\n"))


def shift(tokens: Iterable[Token], by: int) -> Iterator[Token]:
    """Move the tokens of a part to where the part stands in the whole."""
    for start, end, name in tokens:
        yield start + by, end + by, name
