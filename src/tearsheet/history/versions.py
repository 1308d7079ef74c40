"""Which of the published versions of a package tell enough of its history."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import groupby

MAJORS_BACK = 2
"""How far the history goes back: to the beginning of the major before the previous one."""

# Builds of a day, such as 6.0.0-dev.240424, were never announced to anybody.
_VERSION = re.compile(r"(\d+)\.(\d+)\.(\d+)(?:-((?:alpha|beta|rc)(?:\.\d+)*))?")

_ANY_VERSION = re.compile(r"(\d+)\.(\d+)\.(\d+)(?:-([\w.-]+))?(?:\+[\w.-]+)?")


@dataclass(frozen=True, slots=True)
class Published:
    """One published version."""

    text: str
    minor: tuple[int, int]
    patch: int
    preview: tuple[tuple[int, str], ...]
    """What follows the hyphen, so that beta.10 comes after beta.9; empty for a release."""

    @property
    def order(self) -> tuple[tuple[int, int], int, bool, tuple[tuple[int, str], ...]]:
        """Where it comes among all versions: previews before what they preview."""
        return self.minor, self.patch, not self.preview, self.preview

    @property
    def label(self) -> str:
        """As people name it: the minor of a release, a preview in full."""
        return self.text if self.preview else ".".join(map(str, self.minor))


def choose_versions(published: Iterable[str], documented: str) -> tuple[Published, ...]:
    """The newest patch of every minor up to the documented version, which is the last of them.

    Previews count only where nothing was released. The order is that of the numbers: the days
    that registries tell are those of their own copies in some of them.
    """
    newest = read_version(documented)
    earlier = [
        version
        for version in filter(None, map(find_version, set(published)))
        if version.order < newest.order and version.minor[0] >= newest.minor[0] - MAJORS_BACK
    ]
    earlier.sort(key=lambda version: version.order)
    chosen = (found for found in _representatives(earlier) if not _is_part_of(found, newest))
    return (*chosen, newest)


def _is_part_of(earlier: Published, newest: Published) -> bool:
    """Whether it led up to a version that was released since."""
    return earlier.minor == newest.minor and not newest.preview


def read_version(text: str) -> Published:
    """A version that is known to be one."""
    version = find_version(text)
    assert version, f"{text} is no version"
    return version


def find_version(text: str) -> Published | None:
    """The version a text names, if it names one."""
    return _read(_VERSION.fullmatch(text))


def find_any_version(text: str) -> Published | None:
    """The version a text names, also one that nobody was told of, as that of a day."""
    return _read(_ANY_VERSION.fullmatch(text))


def _read(found: re.Match[str] | None) -> Published | None:
    if not found:
        return None
    major, minor, patch, preview = found.groups()
    parts = tuple(_parts(preview or ""))
    return Published(found.string, (int(major), int(minor)), int(patch), parts)


def _parts(preview: str) -> Iterator[tuple[int, str]]:
    for part in filter(None, preview.split(".")):
        # Numbers come before words, and among themselves by their value.
        yield (int(part), "") if part.isdigit() else (10**9, part)


def _representatives(versions: list[Published]) -> Iterator[Published]:
    for _, group in groupby(versions, key=lambda version: version.minor):
        same = list(group)
        released = [version for version in same if not version.preview]
        # Of a version that was never released, every preview was all there was for a while.
        yield from released[-1:] or same
