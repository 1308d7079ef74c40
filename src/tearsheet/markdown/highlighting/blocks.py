"""Blocks of code that are highlighted after their pages are rendered: many together, by language.

Each grammar is a table of megabytes. One that reads the code of many pages in a row stays in the
processor's cache, which halves the time of its parser.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Sequence

from msgspec import Struct

from tearsheet.markdown.highlighting.fence import Fence
from tearsheet.markdown.highlighting.line_marks import find_marks, render_lines
from tearsheet.markdown.highlighting.lines import highlight_lines


class FencedCode(Struct, frozen=True):
    """Some code that is still to be highlighted."""

    code: str
    """Without the newline that ends its last line."""
    fence: Fence


# Nothing that anybody wrote can look like the mark of this process.
_TOKEN = os.urandom(8).hex()
_MARK = re.compile(f"\x00{_TOKEN}:([0-9]+)\x00")


def mark_block(number: int) -> str:
    """What stands in HTML for the block of this number."""
    return f"\x00{_TOKEN}:{number}\x00"


def fill_marks(html: str, render: Callable[[int], str]) -> str:
    """The HTML with what replaces each mark, by its number."""
    return _MARK.sub(lambda mark: render(int(mark[1])), html)


def highlight_blocks(blocks: Sequence[FencedCode]) -> list[str]:
    """The highlighted lines of each block."""
    lines = [""] * len(blocks)
    for number in sorted(range(len(blocks)), key=lambda number: blocks[number].fence.language):
        lines[number] = highlight_block(blocks[number])
    return lines


def highlight_block(block: FencedCode) -> str:
    """The highlighted lines of one block."""
    lines = highlight_lines(block.code, block.fence.language)
    return render_lines(lines, find_marks(block.fence, block.code))
