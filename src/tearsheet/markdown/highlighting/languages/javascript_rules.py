"""What JavaScript and TypeScript share: calls, keys, JSX, template strings."""

from __future__ import annotations

import re

from tree_sitter import Node

from tearsheet.markdown.highlighting.trees import After, Rules

_FUNCTIONS = {"arrow_function", "function_expression", "generator_function"}

_LOGIC = ("===", "!==", "==", "!=", "<=", ">=", "&&", "||", "??", "!", "?", "=>", "...")
_ARITHMETIC = ("+", "-", "*", "/", "%", "**", "++", "--", "&", "|", "^", "~", "<<", ">>", ">>>")
_ASSIGNMENT = ("+=", "-=", "*=", "/=", "%=", "**=", "&&=", "||=", "??=", "&=", "|=", "^=")


def name_of_declared(identifier: Node) -> str | None:
    """Tell a name that is given to a function, `const save = () => …`, from other variables."""
    declarator = identifier.parent
    value = declarator.child_by_field_name("value") if declarator else None
    return "function" if value and value.type in _FUNCTIONS else None


NAMES_A_FUNCTION: Rules = {"identifier": "function"}
NAMES_A_METHOD: Rules = {"property_identifier": "function"}
NAMES_A_TYPE: Rules = {"identifier": "type"}
HAS_A_KEY: Rules = {
    "property_identifier": "property",
    "string": "property",
    # The value may be a string as well.
    ":": After({}),
    "=": After({}),
}

SHARED: Rules = {
    **dict.fromkeys((*_LOGIC, *_ARITHMETIC, *_ASSIGNMENT), "operator"),
    # Elsewhere these two are the brackets of types and tags.
    "binary_expression": {"<": "operator", ">": "operator"},
    "comment": "comment",
    "hash_bang_line": "comment",
    "string": "string",
    "string_fragment": "string",
    "escape_sequence": "string",
    "`": "string",
    "template_substitution": {"${": "punctuation", "}": "punctuation"},
    "regex": "regexp",
    "number": "number",
    "true": "constant",
    "false": "constant",
    "null": "constant",
    "undefined": "constant",
    "this": "keyword",
    "super": "keyword",
    "private_property_identifier": "property",
    "pair": HAS_A_KEY,
    "pair_pattern": HAS_A_KEY,
    "call_expression": {**NAMES_A_FUNCTION, "member_expression": NAMES_A_METHOD},
    "new_expression": NAMES_A_TYPE,
    "function_declaration": NAMES_A_FUNCTION,
    "function_expression": NAMES_A_FUNCTION,
    "generator_function_declaration": NAMES_A_FUNCTION,
    "method_definition": NAMES_A_METHOD,
    "variable_declarator": {"identifier": name_of_declared},
    "decorator": {
        "@": "function",
        "identifier": "function",
        "call_expression": {"identifier": "function"},
    },
}

_TAG: Rules = {
    "identifier": "tag",
    "member_expression": "tag",
    "jsx_namespace_name": "tag",
}

# Examples show elements below each other, which is no program.
ELEMENT = re.compile(r"^<[A-Za-z>]", re.MULTILINE)

JSX: Rules = {
    "html_character_reference": "constant",
    "jsx_opening_element": _TAG,
    "jsx_closing_element": _TAG,
    "jsx_self_closing_element": _TAG,
    "jsx_attribute": {"property_identifier": "attribute", "jsx_namespace_name": "attribute"},
}
