"""TypeScript with JSX."""

from __future__ import annotations

import tree_sitter_typescript

from tearsheet.markdown.highlighting.languages.javascript_rules import ELEMENT, JSX
from tearsheet.markdown.highlighting.languages.typescript_rules import RULES
from tearsheet.markdown.highlighting.trees import tree_reader

read = tree_reader(tree_sitter_typescript.language_tsx(), {**RULES, **JSX}, ELEMENT)
