"""YAML: keys apart from values, and plain values by what they mean."""

from __future__ import annotations

import tree_sitter_yaml

from tearsheet.markdown.highlighting.trees import After, Rules, tree_reader

_KEY: Rules = {
    "plain_scalar": "property",
    "double_quote_scalar": "property",
    "single_quote_scalar": "property",
}
_PAIR: Rules = {"flow_node": _KEY, ":": After({})}

read = tree_reader(
    tree_sitter_yaml.language(),
    {
        "comment": "comment",
        "yaml_directive": "keyword",
        "tag_directive": "keyword",
        "string_scalar": "string",
        "double_quote_scalar": "string",
        "single_quote_scalar": "string",
        "block_scalar": "string",
        "integer_scalar": "number",
        "float_scalar": "number",
        "boolean_scalar": "constant",
        "null_scalar": "constant",
        "anchor": "variable",
        "alias": "variable",
        "tag": "type",
        "block_mapping_pair": _PAIR,
        "flow_pair": _PAIR,
    },
)
