"""Code blocks: the options after the fence, and syntax highlighting, one HTML string per line."""

from tearsheet.markdown.highlighting.blocks import (
    FencedCode,
    fill_marks,
    highlight_block,
    highlight_blocks,
    mark_block,
)
from tearsheet.markdown.highlighting.fence import COMPILED, Fence, check_marked_lines, read_fence
from tearsheet.markdown.highlighting.language_names import LANGUAGES
from tearsheet.markdown.highlighting.line_marks import LineMark, find_marks, render_lines
from tearsheet.markdown.highlighting.lines import highlight_lines

__all__ = [
    "COMPILED",
    "LANGUAGES",
    "Fence",
    "FencedCode",
    "LineMark",
    "check_marked_lines",
    "fill_marks",
    "find_marks",
    "highlight_block",
    "highlight_blocks",
    "highlight_lines",
    "mark_block",
    "read_fence",
    "render_lines",
]
