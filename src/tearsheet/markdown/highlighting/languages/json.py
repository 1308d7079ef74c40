"""JSON, with the comments that settings files have."""

from __future__ import annotations

import tree_sitter_json

from tearsheet.markdown.highlighting.trees import After, tree_reader

read = tree_reader(
    tree_sitter_json.language(),
    {
        "comment": "comment",
        "string": "string",
        "number": "number",
        "true": "constant",
        "false": "constant",
        "null": "constant",
        "pair": {"string": "property", ":": After({})},
    },
)
