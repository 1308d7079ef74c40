"""Published versions, and the choice of those that make up a history."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import groupby

MAJORS_BACK = 2
"""Number of majors before the documented one that the history includes."""

# Nightly builds such as 6.0.0-dev.240424 are ignored.
_VERSION = re.compile(r"(\d+)\.(\d+)\.(\d+)(?:-((?:alpha|beta|rc)(?:\.\d+)*))?")

_ANY_VERSION = re.compile(r"(\d+)\.(\d+)\.(\d+)(?:-([\w.-]+))?(?:\+[\w.-]+)?")


@dataclass(frozen=True, slots=True)
class Published:
    """One published version."""

    text: str
    minor: tuple[int, int]
    patch: int
    preview: tuple[tuple[int, str], ...]
    """The prerelease part, so that beta.10 sorts after beta.9; empty for a release."""

    @property
    def order(self) -> tuple[tuple[int, int], int, bool, tuple[tuple[int, str], ...]]:
        """Sort key: prereleases come before their release."""
        return self.minor, self.patch, not self.preview, self.preview

    @property
    def label(self) -> str:
        """Display name: the minor of a release, the full version of a prerelease."""
        return self.text if self.preview else ".".join(map(str, self.minor))


def choose_versions(published: Iterable[str], documented: str) -> tuple[Published, ...]:
    """The newest patch of every minor up to the documented version, which is the last.

    Prereleases are included only for unreleased versions. Sorted by number, because some
    registries report the dates of their own copies.
    """
    newest = read_version(documented)
    earlier = [
        version
        for version in filter(None, map(find_version, set(published)))
        if version.order < newest.order and version.minor[0] >= newest.minor[0] - MAJORS_BACK
    ]
    earlier.sort(key=lambda version: version.order)
    chosen = (it for it in _representatives(earlier) if not _is_part_of(it, newest))
    return (*chosen, newest)


def _is_part_of(earlier: Published, newest: Published) -> bool:
    """Whether it belongs to the minor of the newest release."""
    return earlier.minor == newest.minor and not newest.preview


def read_version(text: str) -> Published:
    """Parse a valid version."""
    version = find_version(text)
    assert version, f"{text} is no version"
    return version


def find_version(text: str) -> Published | None:
    """Parse a version; None if it is invalid or a nightly build."""
    return _read(_VERSION.fullmatch(text))


def find_any_version(text: str) -> Published | None:
    """Parse any version, including nightly builds; None if it is invalid."""
    return _read(_ANY_VERSION.fullmatch(text))


def _read(match: re.Match[str] | None) -> Published | None:
    if not match:
        return None
    major, minor, patch, preview = match.groups()
    parts = tuple(_parts(preview or ""))
    return Published(match.string, (int(major), int(minor)), int(patch), parts)


def _parts(preview: str) -> Iterator[tuple[int, str]]:
    for part in filter(None, preview.split(".")):
        # As in semver, numbers sort before words, and numerically.
        yield (int(part), "") if part.isdigit() else (10**9, part)


def _representatives(versions: list[Published]) -> Iterator[Published]:
    for _, group in groupby(versions, key=lambda version: version.minor):
        same = list(group)
        released = [version for version in same if not version.preview]
        # Of a version that was never released, all prereleases are included.
        yield from released[-1:] or same
