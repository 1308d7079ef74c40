"""Parses the published CHANGELOG.md of a package into releases."""

from __future__ import annotations

import datetime
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from tearsheet.model.changelog import ChangelogRelease, Entry

_HEADING = re.compile(r"(#{2,6})\s+(.+)")
_VERSION = re.compile(r"v?(\d+\.\d+\.\d+(?:-[\w.]+)?)")
_PACKAGE = re.compile(r"`?(@[\w-]+/[\w-]+)(?:@v?(\d[\w.-]*))?`?")
_BREAKING = re.compile(r"breaking change", re.IGNORECASE)
_DAY = re.compile(r"_([A-Z][a-z]{2})[a-z]* (\d{1,2}), (\d{4})_")
_BULLET = re.compile(r"[-*] +(.+)")
_FENCE = re.compile(r"\s*(?:```|~~~)")

_NAMES = re.compile(r"((?:\[[^\]]+\]\s*)+)(?!\()")
_CREDITS = re.compile(r"(?:[\s,]*(?:\((?:#\d+(?:,\s*)?)+\)|\([0-9a-f]{7,40}\)|@[\w-]+))+\s*$")
_LINK = re.compile(r"!?\[([^\]]*)\]\([^)]*\)")
_TAG = re.compile(r"</?(?:kbd|code|br|b|i|em|strong|sup|sub)\b[^>]*>")
_SIGN = re.compile(r"\*\*|\\(?=[*_`\\])")

_MONTHS = ("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec")


@dataclass(slots=True)
class _Reading:
    """The state of the parser; it lives only as long as `read_changelog` runs."""

    version: str = ""
    day: str = ""
    package: str | None = None
    package_version: str = ""
    level: int = 0
    is_breaking: bool = False
    waiting: list[Entry] = field(default_factory=list)
    """Breaking changes above the heading of the package they are about."""
    sections: dict[tuple[str, str], _Section] = field(default_factory=dict)


@dataclass(slots=True)
class _Section:
    day: str
    breaking: list[Entry] = field(default_factory=list)
    changes: list[Entry] = field(default_factory=list)


def read_changelog(text: str) -> tuple[ChangelogRelease, ...]:
    """All releases of all packages in a changelog, in its order."""
    reading = _Reading()
    for block in _blocks(text.splitlines()):
        _read_block(block, reading)
    return tuple(
        ChangelogRelease(
            package=package,
            version=version,
            day=section.day,
            breaking=tuple(section.breaking),
            changes=tuple(section.changes),
        )
        for (package, version), section in reading.sections.items()
        if section.breaking or section.changes
    )


def _blocks(lines: Iterable[str]) -> Iterator[str]:
    """Headings, days and entries, each on one line; code examples and the rest are left out."""
    entry: list[str] = []
    inside_code = False
    for line in lines:
        if _FENCE.match(line):
            inside_code = not inside_code
            continue
        if inside_code:
            continue
        if entry and re.match(r" {2,4}[^\s*-]", line):
            entry.append(line.strip())
            continue
        if entry:
            yield " ".join(entry)
            entry = []
        if _BULLET.match(line):
            entry = [line.strip()]
        elif line[:1] in ("#", "_"):
            yield line.strip()
    if entry:
        yield " ".join(entry)


def _read_block(block: str, reading: _Reading) -> None:
    if heading := _HEADING.fullmatch(block):
        _read_heading(len(heading[1]), heading[2], reading)
    elif bullet := _BULLET.fullmatch(block):
        _add(_read_entry(bullet[1]), reading)
    elif (day := _DAY.match(block)) and not reading.day:
        reading.day = _read_day(day)


def _read_heading(level: int, words: str, reading: _Reading) -> None:
    version, package = _VERSION.fullmatch(words), _PACKAGE.match(words)
    if version and level == 2:
        _begin_release(version[1], reading)
    elif package:
        reading.package, reading.level, reading.is_breaking = package[1], level, False
        reading.package_version = package[2] or reading.version
        for entry in reading.waiting:
            _section(reading).breaking.append(entry)
        reading.waiting.clear()
    elif _BREAKING.search(words):
        reading.is_breaking = True
        # Below the heading of a package it is about that one, beside it about the next.
        if level <= reading.level:
            reading.package = None
    else:
        _leave_package(level, reading)


def _begin_release(version: str, reading: _Reading) -> None:
    reading.version, reading.day = version, ""
    reading.waiting.clear()
    reading.package, reading.level, reading.is_breaking = None, 0, False


def _leave_package(level: int, reading: _Reading) -> None:
    if level <= reading.level or not reading.package:
        reading.package, reading.level = None, 0
        reading.waiting.clear()
    reading.is_breaking = False


def _add(entry: Entry, reading: _Reading) -> None:
    if not entry.text:
        return
    if reading.package:
        section = _section(reading)
        (section.breaking if reading.is_breaking else section.changes).append(entry)
    elif reading.is_breaking:
        reading.waiting.append(entry)


def _section(reading: _Reading) -> _Section:
    key = (reading.package or "", reading.package_version)
    return reading.sections.setdefault(key, _Section(reading.day))


def _read_entry(text: str) -> Entry:
    plain = _CREDITS.sub("", text).strip()
    names_match = _NAMES.match(plain)
    if not names_match:
        return Entry(text=_strip(plain))
    names = re.findall(r"\[([^\]]+)\]", names_match[1])
    return Entry(
        text=_strip(plain[names_match.end() :]), names=tuple(name.strip("`") for name in names)
    )


def _strip(text: str) -> str:
    return _SIGN.sub("", _TAG.sub("", _LINK.sub(r"\1", text))).strip()


def _read_day(day: re.Match[str]) -> str:
    month, number, year = day.groups()
    if month not in _MONTHS:
        return ""
    return datetime.date(int(year), _MONTHS.index(month) + 1, int(number)).isoformat()
