"""What a terminal shows: commands behind a prompt, and what they print."""

from __future__ import annotations

import re
from collections.abc import Iterator

from tearsheet.markdown.highlighting.languages import bash
from tearsheet.markdown.highlighting.tokens import Token, shift

_COMMAND = re.compile(r"^([$>#]) (.*)", re.MULTILINE)


def read(code: str) -> Iterator[Token]:
    """Find the prompts, and the tokens of the commands; output has none."""
    for match in _COMMAND.finditer(code):
        yield *match.span(1), "punctuation"
        yield from shift(bash.read(match[2]), match.start(2))
