"""Tokenizes with a regular expression, for languages too small for a grammar."""

from __future__ import annotations

import re
from collections.abc import Iterator

from tearsheet.markdown.highlighting.tokens import Reader, Token


def pattern_reader(*alternatives: str) -> Reader:
    """Return the reader of a language whose groups are named after the classes.

    A name that is needed twice gets a number, as in `string_2`. Groups do not
    stand inside each other. `^` and `$` are the ends of a line.
    """
    pattern = re.compile("|".join(alternatives), re.MULTILINE)
    names = {index: name.rstrip("_0123456789") for name, index in pattern.groupindex.items()}

    def read(code: str) -> Iterator[Token]:
        for match in pattern.finditer(code):
            for index, name in names.items():
                start, end = match.span(index)
                if start < end:
                    yield start, end, name

    return read
