"""CSS: selectors in one piece, then properties and their values."""

from __future__ import annotations

import tree_sitter_css
from tree_sitter import Node

from tearsheet.markdown.highlighting.trees import tree_reader


def kind_of_word(word: Node) -> str:
    """Tell a custom property, as in `var(--space)`, from a word such as `flex`."""
    return "variable" if word.text and word.text.startswith(b"--") else "constant"


read = tree_reader(
    tree_sitter_css.language(),
    {
        "comment": "comment",
        "js_comment": "comment",
        "selectors": "selector",
        "keyframes_name": "selector",
        "property_name": "property",
        "feature_name": "property",
        "plain_value": kind_of_word,
        "keyword_query": "constant",
        "string_value": "string",
        "integer_value": "number",
        "float_value": "number",
        "color_value": "constant",
        "important": "keyword",
        "function_name": "function",
        "at_keyword": "keyword",
        "from": "selector",
        "to": "selector",
        **dict.fromkeys(
            ("@import", "@media", "@charset", "@namespace", "@keyframes", "@supports"), "keyword"
        ),
        "binary_expression": dict.fromkeys(("+", "-", "*", "/"), "operator"),
        "keyframe_block": {"integer_value": "selector"},
    },
)
