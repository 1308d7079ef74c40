"""Shell commands: the command, its flags, strings, variables and what joins them."""

from __future__ import annotations

import tree_sitter_bash
from tree_sitter import Node

from tearsheet.markdown.highlighting.trees import tree_reader


def kind_of_word(word: Node) -> str | None:
    """Tell a flag, as in `--save`, from the other words of a command."""
    return "flag" if word.text and word.text.startswith(b"-") else None


read = tree_reader(
    tree_sitter_bash.language(),
    {
        "comment": "comment",
        "command_name": {"word": "command"},
        "word": kind_of_word,
        "concatenation": kind_of_word,
        '"': "string",
        "string_content": "string",
        "raw_string": "string",
        "ansi_c_string": "string",
        "number": "number",
        "simple_expansion": "variable",
        "expansion": "variable",
        "variable_name": "variable",
        "test_operator": "operator",
        "file_descriptor": "operator",
        **dict.fromkeys(("&&", "||", "|", "|&", ">", ">>", "<", "<<", "<<<", "&"), "operator"),
        "function_definition": {"word": "function"},
    },
)
