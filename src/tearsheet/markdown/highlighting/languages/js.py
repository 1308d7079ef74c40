"""JavaScript; its grammar knows JSX too."""

from __future__ import annotations

import tree_sitter_javascript

from tearsheet.markdown.highlighting.languages.javascript_rules import (
    ELEMENT,
    HAS_A_KEY,
    JSX,
    NAMES_A_TYPE,
    SHARED,
)
from tearsheet.markdown.highlighting.trees import tree_reader

read = tree_reader(
    tree_sitter_javascript.language(),
    {
        **SHARED,
        **JSX,
        "class_declaration": NAMES_A_TYPE,
        "class_heritage": NAMES_A_TYPE,
        "field_definition": HAS_A_KEY,
    },
    ELEMENT,
)
