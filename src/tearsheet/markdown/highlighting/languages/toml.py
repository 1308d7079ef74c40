"""TOML: tables, keys, and values by their kind."""

from __future__ import annotations

from tearsheet.markdown.highlighting.patterns import pattern_reader

_BARE = r"[\w.-]+"
_QUOTED = r""""(?:\\.|[^"\\\n])*"|'[^'\n]*'"""
_NUMBER = r"[+-]?\d[\w.:+-]*|[+-]?(?:inf|nan)\b"

read = pattern_reader(
    r"(?P<comment>#.*)",
    r"^[ \t]*(?P<type>\[\[?[^\]\n]*\]\]?)[ \t]*(?=#|$)",
    rf"(?P<property>(?:{_BARE}|{_QUOTED})(?:[ \t]*\.[ \t]*(?:{_BARE}|{_QUOTED}))*)(?=[ \t]*=)",
    r'(?P<string>"""[\s\S]*?(?:"""|\Z)' + r"|'''[\s\S]*?(?:'''|\Z)" + rf"|{_QUOTED})",
    r"\b(?P<constant>true|false)\b",
    rf"(?<![\w.-])(?P<number>{_NUMBER})",
)
