"""Python: calls, decorators, annotations, keyword arguments."""

from __future__ import annotations

import tree_sitter_python

from tearsheet.markdown.highlighting.trees import After, Rules, tree_reader

_ARITHMETIC = ("+", "-", "*", "/", "//", "%", "**", "@", "|", "&", "^", "~", "<<", ">>")
_COMPARISON = ("==", "!=", "<", ">", "<=", ">=", ":=", "->")
_ASSIGNMENT = ("+=", "-=", "*=", "/=", "//=", "%=", "**=", "|=", "&=", "^=")

# The last name of `self.name`, whatever stands before the dot.
_LAST_IS_FUNCTION: Rules = {".": After({"identifier": "function"})}

_NAMES_A_TYPE: Rules = {"identifier": "type", "attribute": "type", "string": "type"}

_KEYWORD_ARGUMENT: Rules = {"identifier": "property", "=": After({})}

read = tree_reader(
    tree_sitter_python.language(),
    {
        **dict.fromkeys((*_ARITHMETIC, *_COMPARISON, *_ASSIGNMENT), "operator"),
        "comment": "comment",
        "string_start": "string",
        "string_content": "string",
        "string_end": "string",
        "interpolation": {"{": "punctuation", "}": "punctuation"},
        "integer": "number",
        "float": "number",
        "true": "constant",
        "false": "constant",
        "none": "constant",
        "ellipsis": "constant",
        "type": {**_NAMES_A_TYPE, "binary_operator": _NAMES_A_TYPE},
        "generic_type": _NAMES_A_TYPE,
        "call": {"identifier": "function", "attribute": _LAST_IS_FUNCTION},
        "function_definition": {"identifier": "function"},
        "class_definition": {**_NAMES_A_TYPE, "argument_list": _NAMES_A_TYPE},
        "keyword_argument": _KEYWORD_ARGUMENT,
        "keyword_pattern": _KEYWORD_ARGUMENT,
        "decorator": {
            "@": "function",
            "identifier": "function",
            "attribute": "function",
            "call": {"identifier": "function", "attribute": "function"},
        },
    },
)
