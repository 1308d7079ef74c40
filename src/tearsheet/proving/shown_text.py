"""Visible and accessible text in the code of a demo."""

from __future__ import annotations

from collections.abc import Iterator

import tree_sitter_typescript
from tree_sitter import Language, Node, Parser

from tearsheet.packages.syntax import text_of, walk

_PARSER = Parser(Language(tree_sitter_typescript.language_tsx()))

SPOKEN = frozenset({"alt", "aria-label", "helperText", "label", "placeholder", "primary", "title"})
"""Attributes whose text is displayed or read by screen readers."""


def find_shown_text(code: str) -> Iterator[tuple[str, int]]:
    """Yield each text of JSX elements and such attributes, with its line."""
    for node in walk(_PARSER.parse(code.encode()).root_node, "jsx_text", "jsx_attribute"):
        for shown in [node] if node.type == "jsx_text" else _spoken(node):
            yield text_of(shown), shown.start_point[0] + 1


def _spoken(attribute: Node) -> Iterator[Node]:
    name, *values = attribute.named_children
    if text_of(name) in SPOKEN:
        yield from (value for value in values if value.type == "string")
