"""HTML and its relatives, with the styles and scripts inside."""

from __future__ import annotations

from collections.abc import Iterator

import tree_sitter_html

from tearsheet.markdown.highlighting.languages import css, js
from tearsheet.markdown.highlighting.tokens import Reader, Token, shift
from tearsheet.markdown.highlighting.trees import tree_reader

_read_markup = tree_reader(
    tree_sitter_html.language(),
    {
        "comment": "comment",
        "doctype": "keyword",
        "tag_name": "tag",
        "erroneous_end_tag_name": "tag",
        "attribute_name": "attribute",
        "quoted_attribute_value": "string",
        "attribute_value": "string",
        "entity": "constant",
        "script_element": {"raw_text": "script"},
        "style_element": {"raw_text": "style"},
    },
)
_INSIDE: dict[str, Reader] = {"script": js.read, "style": css.read}


def read(code: str) -> Iterator[Token]:
    """Find the tokens of the markup, and in place of a script or style those inside it."""
    for start, end, name in _read_markup(code):
        if name in _INSIDE:
            yield from shift(_INSIDE[name](code[start:end]), start)
        else:
            yield start, end, name
