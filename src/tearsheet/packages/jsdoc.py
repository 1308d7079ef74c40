"""Parses JSDoc comments: a description, and the tags below it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from tearsheet.model.reference import Argument

_EDGES = re.compile(r"^/\*\*?|\*/$")
_CONTROL = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f]")
"""Control characters, which HTML does not allow; some editors leave backspaces in comments."""
_MARGIN = re.compile(r"^\s*\*[ \t]?")
# A second star before a tag is a typo, but still a tag.
_TAG = re.compile(r"^[ \t*]*@(\w+)[ \t]*", re.MULTILINE)
_NAME = re.compile(r"\s*(\[[^\]]*\]|\.\.\.[\w$.]+|[\w$.]+)\s*(?:-\s*|:\s+)?")


@dataclass(frozen=True, slots=True)
class Tag:
    """One `@name` of a comment, with all text up to the next."""

    name: str
    text: str


@dataclass(frozen=True, slots=True)
class JsDoc:
    """A parsed JSDoc comment; a missing comment is an empty one."""

    description: str = ""
    tags: tuple[Tag, ...] = ()

    def has(self, name: str) -> bool:
        """Whether the comment has a tag."""
        return any(tag.name == name for tag in self.tags)

    def text(self, name: str) -> str | None:
        """The text of the first tag of that name; None without one."""
        return next((tag.text for tag in self.tags if tag.name == name), None)

    def texts(self, *names: str) -> Iterator[str]:
        """The texts of all tags of these names, in order."""
        return (tag.text for tag in self.tags if tag.name in names)

    @property
    def default(self) -> str | None:
        """The text of `@default`."""
        return self.text("default")

    @property
    def ignored(self) -> bool:
        """Whether it is internal."""
        return self.has("ignore")

    @property
    def deprecated(self) -> bool:
        """Whether it is deprecated, with or without a reason."""
        return self.has("deprecated")

    @property
    def deprecation(self) -> str:
        """What to use instead; the first line alone, as the rest may be anything."""
        text = self.text("deprecated") or ""
        return text.split("\n", maxsplit=1)[0].strip()


@dataclass(frozen=True, slots=True)
class Returned:
    """The `@returns` tag of a function."""

    type: str
    text: str


def read_jsdoc(comment: str) -> JsDoc:
    """Parse a comment, `/** … */` or only its text."""
    text = _without_margin(comment)
    starts = list(_TAG.finditer(text))
    ends = [start.start() for start in starts[1:]] + [len(text)]
    description = text[: starts[0].start()] if starts else text
    tags = (
        Tag(start[1], text[start.end() : end].strip())
        for start, end in zip(starts, ends, strict=False)
    )
    return JsDoc(description.strip(), tuple(tags))


def read_arguments(doc: JsDoc) -> tuple[Argument, ...]:
    """The `@param` tags, in order; one without a name is left out."""
    read = (_read_argument(text) for text in doc.texts("param", "arg", "argument"))
    return tuple(argument for argument in read if argument is not None)


def read_returned(doc: JsDoc) -> Returned | None:
    """The `@returns` tag; None without one."""
    text = next(doc.texts("returns", "return"), None)
    if text is None:
        return None
    kind, rest = split_type(text)
    return Returned(kind, rest.removeprefix("-").strip())


def split_type(text: str) -> tuple[str, str]:
    """The part in braces at the beginning, without them, and the rest."""
    if not text.startswith("{"):
        return "", text
    depth = 0
    for place, character in enumerate(text):
        depth += (character == "{") - (character == "}")
        if depth == 0:
            return text[1:place].strip(), text[place + 1 :].strip()
    return "", text


def _read_argument(text: str) -> Argument | None:
    kind, rest = split_type(text)
    match = _NAME.match(rest)
    if match is None:
        return None
    name = match[1].strip("[]").split("=", maxsplit=1)[0].strip()
    optional = match[1].startswith("[") or kind.endswith("=")
    return Argument(
        name=name,
        type=kind.removesuffix("="),
        description=rest[match.end() :].strip(),
        optional=optional,
    )


def _without_margin(comment: str) -> str:
    text = comment.strip()
    if text.startswith("/*"):
        text = _EDGES.sub("", text)
    lines = _CONTROL.sub("", text.replace("\r\n", "\n")).split("\n")
    return "\n".join(_MARGIN.sub("", line) for line in lines).strip()
