"""Parses the text after the three backticks of a code block."""

from __future__ import annotations

import re
from dataclasses import dataclass

from tearsheet.errors import ContentError, Place, suggest
from tearsheet.markdown.highlighting.language_names import LANGUAGES
from tearsheet.markdown.highlighting.line_numbers import read_line_numbers

_WORD = re.compile(
    r"""
      (?P<kind> [+-]? ) \{ (?P<lines> [^{}]* ) \}
    | title= " (?P<title> (?: \\. | [^"\\] )* ) "
    | (?P<tab> [^\s"{}=]+ )
    """,
    re.VERBOSE,
)
_ESCAPED = re.compile(r"\\(.)")
_KINDS = {"": "marked", "+": "added", "-": "removed"}
_EXAMPLE = 'Write it as in: tsx title="A.tsx" {1,3-4} +{2} -{5}.'


@dataclass(frozen=True, slots=True, kw_only=True)
class Fence:
    """The options of a code block; lines count from one."""

    language: str
    """The module's name in `languages/`, also if the author wrote an alias."""
    tab: str | None = None
    title: str | None = None
    marked: frozenset[int] = frozenset()
    added: frozenset[int] = frozenset()
    removed: frozenset[int] = frozenset()


def read_fence(info: str, where: Place) -> Fence:
    """Read `tsx title="A.tsx" {1,3-4} +{2} -{5}` or `bash npm`."""
    language, rest = (*info.split(maxsplit=1), "", "")[:2]
    language_name = _read_language(language, where)
    words = _read_words(rest.strip(), where)
    fence = Fence(
        language=language_name,
        tab=words.get("tab"),
        title=words.get("title"),
        marked=read_line_numbers(words.get("marked"), where),
        added=read_line_numbers(words.get("added"), where),
        removed=read_line_numbers(words.get("removed"), where),
    )
    _reject_contradictions(fence, where)
    return fence


def check_marked_lines(fence: Fence, lines: int, where: Place) -> None:
    """Reject marks on lines that the code block does not have."""
    last = max(fence.marked | fence.added | fence.removed, default=0)
    if last > lines:
        raise ContentError(
            where,
            problem=f"Line {last} is marked, but the code ends with line {lines}.",
            remedy="Count the lines of the code from one, without those of the fence.",
        )


def _read_language(name: str, where: Place) -> str:
    if not name:
        raise ContentError(
            where,
            problem="A block of code does not say its language.",
            remedy="Write it behind the backticks, as in ```tsx; for plain text use ```text.",
        )
    if name not in LANGUAGES:
        raise ContentError(
            where,
            problem=f'There is no language "{name}".',
            remedy=suggest(name, LANGUAGES),
        )
    return LANGUAGES[name]


def _read_words(rest: str, where: Place) -> dict[str, str]:
    """Return the options after the language by name; each name may occur once."""
    words: dict[str, str] = {}
    while rest:
        match = _WORD.match(rest)
        if not match or not _ends_a_word(rest, match.end()):
            raise _unreadable(rest, where)
        name, value = _name_word(match, where)
        if name in words:
            raise _said_twice(name, value, where)
        words[name] = value
        rest = rest[match.end() :].lstrip()
    return words


def _ends_a_word(text: str, position: int) -> bool:
    return position == len(text) or text[position].isspace()


def _name_word(match: re.Match[str], where: Place) -> tuple[str, str]:
    if match["lines"] is not None:
        return _KINDS[match["kind"]], match["lines"]
    if match["title"] is None:
        return "tab", match["tab"]
    if not match["title"].strip():
        raise ContentError(
            where,
            problem="The title of a block of code is empty.",
            remedy='Give it words, as in title="A.tsx", or remove it.',
        )
    return "title", _ESCAPED.sub(r"\1", match["title"])


def _unreadable(rest: str, where: Place) -> ContentError:
    """The error of an unknown word."""
    if rest.startswith('title="'):
        return ContentError(
            where,
            problem=f"The quotes of the title are not closed, or text touches them: {rest}",
            remedy='Write it as in: title="A.tsx".',
        )
    word = rest.split(maxsplit=1)[0]
    if rest.lstrip("+-").startswith("{"):
        return ContentError(
            where,
            problem=f'The marked lines "{word}" cannot be read.',
            remedy="Close the brace and leave a space behind it, as in {1,3-4}.",
        )
    name, equals, _ = word.partition("=")
    if equals and name != "title":
        return ContentError(
            where,
            problem=f'A block of code has no option "{name}".',
            remedy=f'The only one is "title". {_EXAMPLE}',
        )
    return ContentError(
        where,
        problem=f'"{word}" behind a fence cannot be read.',
        remedy='Write it as in: title="A.tsx".' if equals else _EXAMPLE,
    )


def _said_twice(name: str, value: str, where: Place) -> ContentError:
    if name == "tab":
        return ContentError(
            where,
            problem=f'The word "{value}" is one too many: a block of code has one tab.',
            remedy=f"Remove it, or put it into the title. {_EXAMPLE}",
        )
    what = "title" if name == "title" else f"{name} lines"
    return ContentError(
        where,
        problem=f"A block of code names its {what} twice.",
        remedy=f"Say it once, all together. {_EXAMPLE}",
    )


def _reject_contradictions(fence: Fence, where: Place) -> None:
    both = fence.added & fence.removed
    if both:
        raise ContentError(
            where,
            problem=f"Line {min(both)} is added and removed at once.",
            remedy="Show the old line and the new one, and mark each.",
        )
