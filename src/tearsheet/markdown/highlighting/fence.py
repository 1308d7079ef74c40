"""Parses the text after the three backticks of a code block."""

from __future__ import annotations

import re
from collections.abc import Mapping

from msgspec import Struct

from tearsheet.errors import ContentError, Place, suggest
from tearsheet.markdown.highlighting.language_names import LANGUAGES
from tearsheet.markdown.highlighting.line_numbers import read_line_numbers

_WORD = re.compile(
    r"""
      (?P<kind> [+-]? ) \{ (?P<lines> [^{}]* ) \}
    | (?P<option> [a-z]+ )= " (?P<value> (?: \\. | [^"\\] )* ) "
    | (?P<tab> [^\s"{}=]+ )
    """,
    re.VERBOSE,
)
_ESCAPED = re.compile(r"\\(.)")
_KINDS = {"": "marked", "+": "added", "-": "removed"}
_EXAMPLE = 'Write it as in: tsx title="A.tsx" {1,3-4} +{2} -{5}.'
_TITLE = "title"
_INSIDE, _BEFORE, _GIVEN, _UNCHECKED = _OF_CHECK = ("in", "with", "given", "unchecked")
"""The options that say how a block is compiled, and that no reader sees."""

COMPILED = frozenset({"js", "jsx", "ts", "tsx"})
"""The languages of blocks that `tearsheet check` compiles."""


class Fence(Struct, frozen=True, kw_only=True):
    """The options of a code block; lines count from one."""

    language: str
    """The module's name in `languages/`, also if the author wrote an alias."""
    tab: str | None = None
    title: str | None = None
    marked: frozenset[int] = frozenset()
    added: frozenset[int] = frozenset()
    removed: frozenset[int] = frozenset()
    inside: str | None = None
    """The component whose attributes or children the code is, or the function it is passed to."""
    before: str | None = None
    """Code that comes before it, such as an import."""
    given: str | None = None
    """The names that the code around it declares, with or without types."""
    unchecked: str | None = None
    """Why it is not compiled."""


def read_fence(info: str, where: Place) -> Fence:
    """Read `tsx title="A.tsx" {1,3-4} +{2} -{5}` or `bash npm`."""
    language, rest = (*info.split(maxsplit=1), "", "")[:2]
    language_name = _read_language(language, where)
    words = _read_words(rest.strip(), where)
    fence = Fence(
        language=language_name,
        tab=words.get("tab"),
        title=words.get(_TITLE),
        marked=read_line_numbers(words.get("marked"), where),
        added=read_line_numbers(words.get("added"), where),
        removed=read_line_numbers(words.get("removed"), where),
        inside=words.get(_INSIDE),
        before=words.get(_BEFORE),
        given=words.get(_GIVEN),
        unchecked=words.get(_UNCHECKED),
    )
    _reject_contradictions(fence, where)
    _reject_idle_options(language_name, words, where)
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
    option = match["option"]
    if option is None:
        return "tab", match["tab"]
    if option not in (_TITLE, *_OF_CHECK):
        raise _unknown_option(option, where)
    if not match["value"].strip():
        example = 'title="A.tsx"' if option == _TITLE else f'{option}="…"'
        raise ContentError(
            where,
            problem=f"The {option} of a block of code is empty.",
            remedy=f"Give it words, as in {example}, or remove it.",
        )
    return option, _ESCAPED.sub(r"\1", match["value"])


def _unknown_option(name: str, where: Place) -> ContentError:
    known = (_TITLE, *_OF_CHECK)
    return ContentError(
        where,
        problem=f'A block of code has no option "{name}".',
        remedy=f"{suggest(name, known)} {_EXAMPLE}",
    )


def _unreadable(rest: str, where: Place) -> ContentError:
    """The error of an unknown word."""
    option = re.match(r'([a-z]+)="', rest)
    if option and option[1] in (_TITLE, *_OF_CHECK):
        return ContentError(
            where,
            problem=f"The quotes of the {option[1]} are not closed, or text touches them: {rest}",
            remedy='Write it as in: title="A.tsx". Inside, use single quotes.',
        )
    word = rest.split(maxsplit=1)[0]
    if rest.lstrip("+-").startswith("{"):
        return ContentError(
            where,
            problem=f'The marked lines "{word}" cannot be read.',
            remedy="Close the brace and leave a space behind it, as in {1,3-4}.",
        )
    name, equals, _ = word.partition("=")
    if equals and name not in (_TITLE, *_OF_CHECK):
        return _unknown_option(name, where)
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
    what = f"{name} lines" if name in _KINDS.values() else name
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


def _reject_idle_options(language: str, words: Mapping[str, str], where: Place) -> None:
    """Reject options of the check that have no effect."""
    found = [name for name in _OF_CHECK if name in words]
    if found and language not in COMPILED:
        raise ContentError(
            where,
            problem=f'Blocks of {language} are not compiled, so "{found[0]}" says nothing.',
            remedy=f"Remove it; only these are: {', '.join(sorted(COMPILED))}.",
        )
    if _UNCHECKED in found and len(found) > 1:
        raise ContentError(
            where,
            problem=f'A block that is unchecked is not compiled, so "{found[0]}" says nothing.',
            remedy="Keep one of the two.",
        )
