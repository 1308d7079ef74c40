"""What TypeScript adds to JavaScript: types, and the places where they are named."""

from __future__ import annotations

from tearsheet.markdown.highlighting.languages.javascript_rules import (
    HAS_A_KEY,
    NAMES_A_FUNCTION,
    NAMES_A_METHOD,
    NAMES_A_TYPE,
    SHARED,
)
from tearsheet.markdown.highlighting.trees import Rules

# A question mark behind a name says "optional" and is no operator.
_MAY_BE_OPTIONAL: Rules = {"?": {}}

RULES: Rules = {
    **SHARED,
    "type_identifier": "type",
    "predefined_type": "type",
    "nested_type_identifier": "type",
    "extends_clause": NAMES_A_TYPE,
    "enum_declaration": NAMES_A_TYPE,
    "enum_body": HAS_A_KEY,
    "enum_assignment": HAS_A_KEY,
    "optional_parameter": _MAY_BE_OPTIONAL,
    "property_signature": {**HAS_A_KEY, **_MAY_BE_OPTIONAL},
    "public_field_definition": {**HAS_A_KEY, **_MAY_BE_OPTIONAL},
    "function_signature": NAMES_A_FUNCTION,
    "method_signature": {**NAMES_A_METHOD, **_MAY_BE_OPTIONAL},
    "abstract_method_signature": NAMES_A_METHOD,
}
