"""Markdown: its marks, not the languages of the code inside it."""

from __future__ import annotations

from tearsheet.markdown.highlighting.patterns import pattern_reader

# A block of code is one match, so that nothing inside it is taken for a mark.
# The first group is the whole fence and the second its signs, which end it.
_BLOCK_OF_CODE = (
    r"^(?P<punctuation>[ \t]*(`{3,}|~{3,}).*)"
    r"(?:\n(?:[\s\S]*?\n)??(?P<punctuation_2>[ \t]*\2[ \t]*)$)?"
)

read = pattern_reader(
    _BLOCK_OF_CODE,
    r"\A(?P<comment>---\n[\s\S]*?^---)$",
    r"(?P<comment_2><!--[\s\S]*?-->)",
    r"^(?P<keyword>#{1,6}[ \t].*)",
    r"^(?P<keyword_2>:::?)(?=[ \t\n]|\Z)",
    r"^[ \t]*(?P<punctuation_3>[-*+]|\d+[.)]|>)(?=[ \t])",
    r"(?P<string>(?<!`)(?:`[^`\n]+`|``[^\n]+?``)(?!`))",
    r"!?\[[^\[\]\n]*\]\((?P<string_2>[^()\n]*)\)",
    r"(?P<constant>\*\*[^*\n]+\*\*)",
)
