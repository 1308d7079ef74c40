"""Directives: lines that begin with colons; two place something, three wrap something.

Markdown does not know them, so each is replaced by a processing instruction
before the text is parsed: that ends any paragraph, stands alone on its line and
leaves every line of the page at its number.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from types import MappingProxyType

from msgspec import Struct, field

_LINE = re.compile(r"^([ \t]*)(:{2,3})(?!:)[ \t]*(.*?)[ \t]*$", re.MULTILINE)
_FENCE = re.compile(r"^[ \t]*(?:[-*+][ \t]+|>[ \t]?)*(`{3,}|~{3,})(.*)$")
_WORDS = re.compile(
    r"^(?P<name>[A-Za-z][\w-]*)?[ \t]*(?P<rest>[^{}]*?)[ \t]*(?:\{(?P<options>[^{}]*)\})?$"
)
# An unquoted value may have several words, and ends at a comma.
_OPTION = re.compile(
    r"""\s*([A-Za-z][\w-]*)"""
    r"""(?:\s*=\s*("[^"]*"|'[^']*'|[^,\s"']+(?:[ \t]+[^,\s"'=]+)*))?\s*(?:,|$)"""
)
_MARKER = re.compile(r"<\?tearsheet ([0-9]{1,9})\?>")


class Directive(Struct, frozen=True):
    """One parsed directive."""

    line: int
    text: str
    """The source line, for messages and for directives that turn out to be code."""
    wraps: bool
    name: str = ""
    argument: str = ""
    options: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))
    readable: bool = True

    @property
    def closes(self) -> bool:
        """Whether it is the three colons that close a wrapping directive."""
        return self.wraps and self.readable and not self.name


class MarkedText(Struct, frozen=True):
    """The text with a marker in place of every directive."""

    text: str
    directives: tuple[Directive, ...]


def mark_directives(text: str) -> MarkedText:
    """Replace the directives outside of code fences by markers."""
    directives: list[Directive] = []
    if "<?tearsheet " in text:
        text = _MARKER.sub(lambda match: _keep(match, directives), text)
    if "::" not in text:
        return MarkedText(text, tuple(directives))
    lines = text.split("\n")
    fence = ""
    for number, line in enumerate(lines):
        opened = _FENCE.match(line)
        if opened and not fence and "`" not in opened[2]:
            fence = opened[1]
        elif fence:
            if opened and opened[1].startswith(fence) and not opened[2].strip():
                fence = ""
        elif "::" in line and (match := _LINE.match(line)):
            lines[number] = f"{match[1]}<?tearsheet {len(directives)}?>"
            directives.append(_read(match[2], match[3], number, line))
    return MarkedText("\n".join(lines), tuple(directives))


def find_marker(html: str) -> int | None:
    """The index of the directive that a marker in HTML stands for, if it is one."""
    match = _MARKER.fullmatch(html.strip())
    return int(match[1]) if match else None


def restore(text: str, directives: tuple[Directive, ...]) -> str:
    """Restore the lines that Markdown parsed as code instead of directives."""
    if "<?tearsheet " not in text:
        return text
    return _MARKER.sub(lambda match: directives[int(match[1])].text.lstrip(), text)


def _keep(match: re.Match[str], directives: list[Directive]) -> str:
    """Replace an author's text that looks like a marker by a marker, to restore it later."""
    line = match.string.count("\n", 0, match.start())
    directives.append(Directive(line, match[0], wraps=False, readable=False))
    return f"<?tearsheet {len(directives) - 1}?>"


def _read(colons: str, words: str, line: int, text: str) -> Directive:
    wraps = colons == ":::"
    match = _WORDS.match(words)
    options = _read_options(match["options"]) if match else None
    if not match or options is None or (words and not match["name"]):
        return Directive(line, text, wraps, readable=False)
    return Directive(
        line, text, wraps, match["name"] or "", match["rest"], MappingProxyType(options)
    )


def _read_options(text: str | None) -> dict[str, str] | None:
    options: dict[str, str] = {}
    position = 0
    while text and text[position:].strip():
        match = _OPTION.match(text, position)
        if not match:
            return None
        # A bare name is a boolean option.
        options[match[1]] = (match[2] or "true").strip("\"'")
        position = match.end()
    return options
