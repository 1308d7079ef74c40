"""Parses YAML strictly: every value has its line, and all mistakes are collected."""

from __future__ import annotations

import datetime
import re
from collections.abc import Collection, Iterator
from pathlib import Path

import yaml
from msgspec import Struct, field

from tearsheet.errors import ContentError, Mistake, Place, suggest

_KINDS = {
    "tag:yaml.org,2002:str": "text",
    "tag:yaml.org,2002:int": "a number",
    "tag:yaml.org,2002:float": "a number",
    "tag:yaml.org,2002:bool": "true or false",
    "tag:yaml.org,2002:null": "nothing",
    "tag:yaml.org,2002:timestamp": "a date",
    "tag:yaml.org,2002:seq": "a list",
    "tag:yaml.org,2002:map": "a group of settings",
}

_ID = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")
LONGEST_ID = 64
"""In characters; it is used in file names and in analytics."""

_WEB_ADDRESS = re.compile(r"""https?://[A-Za-z0-9.-]+(?::[0-9]{1,5})?(?:[/?#][^\s"'<>\\]*)?""")

DEEPEST = 500
"""The maximum nesting of groups and lists; many times more would exhaust the stack."""


def compose(text: str, file: Path, first_line: int = 1) -> yaml.Node | None:
    """Read YAML as nodes that know their lines; an empty text is None.

    Raises:
        ContentError: the text is not YAML, or uses aliases, which could
            refer to themselves.
    """
    try:
        _reject_depth(text, file, first_line)
        node = yaml.compose(text, Loader=yaml.CSafeLoader)
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        if "quoted scalar" in (error.context or ""):
            # Unclosed quotes swallow the rest of the file; report where they open.
            mark = error.context_mark
        line = first_line + mark.line if mark else first_line
        raise ContentError(
            Place(file, line),
            problem=f"This is not YAML: {error.problem or error}.",
            remedy="Mind the indentation, and put text with a colon or a hash in quotes.",
        ) from error
    except yaml.YAMLError as error:
        raise ContentError(
            Place(file, first_line),
            problem=f"This is not YAML: {str(error).splitlines()[0]}.",
            remedy="Remove the characters that cannot be printed.",
        ) from error
    if "*" in text:
        _reject_aliases(node, text, file, first_line)
    return node


def _reject_depth(text: str, file: Path, first_line: int) -> None:
    # Few texts could be that deep, so nearly none is read twice.
    if sum(map(text.count, ("[", "{", "-", "?", ":"))) <= DEEPEST:
        return
    depth = 0
    for event in yaml.parse(text, Loader=yaml.CSafeLoader):
        depth += isinstance(event, yaml.CollectionStartEvent)
        depth -= isinstance(event, yaml.CollectionEndEvent)
        if depth > DEEPEST:
            raise ContentError(
                Place(file, first_line + _line(event)),
                problem=f"More than {DEEPEST} groups and lists stand in each other.",
                remedy="Close those above, or remove the extra brackets and dashes.",
            )


def _reject_aliases(root: yaml.Node | None, text: str, file: Path, first_line: int) -> None:
    seen: set[int] = set()
    waiting = [root] if root else []
    while waiting:
        node = waiting.pop()
        if id(node) in seen:
            raise ContentError(
                Place(file, first_line + _first_alias(text)),
                problem="An alias (*) repeats another part of the file.",
                remedy="Write the values out.",
            )
        seen.add(id(node))
        if isinstance(node, yaml.MappingNode):
            for key, value in node.value:
                waiting += (key, value)
        elif isinstance(node, yaml.SequenceNode):
            waiting += node.value


def _first_alias(text: str) -> int:
    events = yaml.parse(text, Loader=yaml.CSafeLoader)
    return next(_line(event) for event in events if isinstance(event, yaml.AliasEvent))


def _line(event: yaml.Event) -> int:
    return event.start_mark.line if event.start_mark else 0


class Record(Struct):
    """One group of settings; reading a value takes it, `finish` rejects what was not taken."""

    file: Path
    line: int
    mistakes: list[Mistake]
    first_line: int = 1
    _values: dict[str, yaml.Node] = field(default_factory=dict)
    _lines: dict[str, int] = field(default_factory=dict)
    _known: set[str] = field(default_factory=set)
    _missing: dict[str, Mistake] = field(default_factory=dict)
    """The mistake of each required key that is missing."""

    def place(self, key: str | None = None) -> Place:
        """The place of a key, or of the record itself."""
        return Place(self.file, self._lines.get(key, self.line) if key else self.line)

    def refuse(self, key: str | None, problem: str, remedy: str) -> None:
        """Note a mistake at the line of a key."""
        self.refuse_at(self.place(key), problem, remedy)

    def refuse_at(self, place: Place, problem: str, remedy: str) -> None:
        """Note a mistake at a place inside a value."""
        self.mistakes.append(Mistake(place, problem, remedy))

    def text(self, key: str, *, required: bool = False, longest: int | None = None) -> str | None:
        """A text that is not empty."""
        value = self._scalar(key, "text", required=required)
        if value is None:
            return None
        if not value.strip():
            self.refuse(key, f'"{key}" is empty.', "Write its text, or remove the line.")
            return None
        if longest and len(value) > longest:
            self.refuse(
                key,
                f'"{key}" has {len(value)} characters; {longest} is the most that is shown whole.',
                "Say it shorter.",
            )
        return value

    def identifier(self, key: str, *, such_as: str, required: bool = False) -> str | None:
        """A name that is used in paths, addresses and storage."""
        name = self.text(key, required=required)
        if name is None or (_ID.fullmatch(name) and len(name) <= LONGEST_ID):
            return name
        remedy = (
            f"Use at most {LONGEST_ID} lower-case letters, digits and hyphens, such as {such_as}."
        )
        self.refuse(key, f'"{name}" is no {key}.', remedy)
        return None

    def web_address(self, key: str) -> str | None:
        """An absolute URL; schemes other than http and https could run code."""
        value = self.text(key)
        if value is None or _WEB_ADDRESS.fullmatch(value):
            return value
        self.refuse(key, f'"{value}" is no address on the web.', "Begin it with https://.")
        return None

    def flag(self, key: str, *, default: bool = False) -> bool:
        """A boolean."""
        value = self._scalar(key, "true or false")
        return default if value is None else value.lower() in ("true", "yes", "on")

    def number(self, key: str, *, default: float, least: float, most: float) -> float:
        """A number within bounds."""
        value = self._scalar(key, "a number")
        if value is None:
            return default
        try:
            number = float(value)
        except ValueError:
            number = float("nan")
        if not least <= number <= most:
            self.refuse(
                key,
                f'"{key}" is {value}.',
                f"Write a number from {least:g} to {most:g}.",
            )
            return default
        return number

    def date(self, key: str, *, required: bool = False) -> datetime.date | None:
        """A day, written year-month-day."""
        value = self._scalar(key, "a date", required=required)
        if value is None:
            return None
        try:
            return datetime.date.fromisoformat(value)
        except ValueError:
            self.refuse(key, f'"{value}" is not a day.', "Write it as in 2026-03-14.")
            return None

    def choice(self, key: str, known: Collection[str]) -> str | None:
        """One of the allowed words."""
        value = self.text(key)
        if value is not None and value not in known:
            self.refuse(key, f'There is no {key} "{value}".', suggest(value, known))
            return None
        return value

    def texts(self, key: str) -> tuple[str, ...]:
        """A list of texts."""
        return tuple(text for text, _ in self.placed_texts(key))

    def placed_texts(self, key: str) -> Iterator[tuple[str, Place]]:
        """A list of texts, each with its line."""
        for node in self.items(key):
            if isinstance(node, yaml.ScalarNode) and node.tag == "tag:yaml.org,2002:str":
                yield node.value, Place(self.file, self.first_line + node.start_mark.line)
            else:
                self._refuse_kind(key, node, "a list of texts")

    def text_pairs(self, key: str) -> dict[str, str]:
        """A mapping of free names to texts."""
        node = self._take(key)
        if node is None:
            return {}
        inner = read_record(node, self.file, self.mistakes, self.first_line)
        return {name: inner.text(name) or "" for name in inner.names()} if inner else {}

    def record(self, key: str) -> Record | None:
        """A nested group of settings."""
        node = self._take(key)
        return read_record(node, self.file, self.mistakes, self.first_line) if node else None

    def records(self, key: str) -> Iterator[Record]:
        """A list of groups of settings."""
        for node in self.items(key):
            record = read_record(node, self.file, self.mistakes, self.first_line)
            if record:
                yield record

    def items(self, key: str) -> list[yaml.Node]:
        """The entries of a list."""
        node = self._take(key)
        if node is None:
            return []
        if not isinstance(node, yaml.SequenceNode):
            self._refuse_kind(key, node, "a list")
            return []
        return list(node.value)

    def has(self, key: str) -> bool:
        """Whether the key is present."""
        return key in self._values

    def names(self) -> list[str]:
        """All keys, in order."""
        return list(self._values)

    def finish(self) -> None:
        """Reject every unknown key."""
        for key in self._values:
            if key not in self._known:
                # Imported lazily, as for all suggestions.
                from difflib import get_close_matches

                # A misspelled key is one mistake: that the right one is missing follows from it.
                for meant in get_close_matches(key, self._missing, n=1):
                    self.mistakes.remove(self._missing.pop(meant))
                self.refuse(key, f'There is no setting "{key}" here.', suggest(key, self._known))

    def _take(self, key: str) -> yaml.Node | None:
        self._known.add(key)
        return self._values.get(key)

    def _scalar(self, key: str, kind: str, *, required: bool = False) -> str | None:
        node = self._take(key)
        if node is None:
            if required:
                self._missing[key] = Mistake(
                    self.place(), f'"{key}" is missing.', f'Add a line "{key}: …".'
                )
                self.mistakes.append(self._missing[key])
            return None
        if not isinstance(node, yaml.ScalarNode) or _KINDS.get(node.tag) != kind:
            self._refuse_kind(key, node, kind)
            return None
        return str(node.value)

    def _refuse_kind(self, key: str, node: yaml.Node, wanted: str) -> None:
        found = _KINDS.get(node.tag, "something else")
        shown = f' ("{node.value}")' if isinstance(node, yaml.ScalarNode) and node.value else ""
        quotes = " Put it in quotes to make it text." if wanted == "text" and shown else ""
        self.refuse(key, f'"{key}" is {found}{shown}.', f"Write {wanted}.{quotes}")


def read_record(
    node: yaml.Node, file: Path, mistakes: list[Mistake], first_line: int = 1
) -> Record | None:
    """Open a group of settings; anything else is noted as a mistake."""
    line = first_line + node.start_mark.line
    record = Record(file, line, mistakes, first_line)
    if not isinstance(node, yaml.MappingNode):
        found = _KINDS.get(node.tag, "something else")
        record.refuse(None, f"Settings stand here, not {found}.", 'Write lines such as "title: …".')
        return None
    for key, value in node.value:
        name = str(key.value)
        if name in record._values:
            mistake = f'"{name}" stands twice.'
            place = Place(file, first_line + key.start_mark.line)
            mistakes.append(Mistake(place, mistake, "Keep one of the two lines."))
        record._values[name] = value
        record._lines[name] = first_line + key.start_mark.line
    return record
