"""TypeScript without JSX, where `<T>` may stand before a value."""

from __future__ import annotations

import tree_sitter_typescript

from tearsheet.markdown.highlighting.languages.typescript_rules import RULES
from tearsheet.markdown.highlighting.trees import tree_reader

read = tree_reader(tree_sitter_typescript.language_typescript(), RULES)
