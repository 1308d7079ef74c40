"""Lines of `name=value`, with sections and comments, as in .env and .npmrc files."""

from __future__ import annotations

from tearsheet.markdown.highlighting.patterns import pattern_reader

read = pattern_reader(
    r"^[ \t]*(?P<comment>[#;].*)",
    r"^[ \t]*(?P<type>\[[^\]\n]*\])",
    r"^[ \t]*(?P<keyword>export[ \t])?(?P<property>[^\s=:#;\[][^=\n]*)=(?P<string>.*)",
)
