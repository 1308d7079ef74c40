"""The published releases of a package."""

from __future__ import annotations

import re
from typing import TypeAlias

from msgspec import Struct

VersionOrder: TypeAlias = tuple[tuple[int, ...], bool, tuple[tuple[int, str], ...]]

_VERSION = re.compile(r"v?(\d+(?:\.\d+)*)(?:-([\w.]+))?")


class Entry(Struct, frozen=True, kw_only=True):
    """One change, as described by the package's authors."""

    text: str
    """With code between backticks, and no other markup."""
    names: tuple[str, ...] = ()
    """What it is about: components, hooks, or parts of a package."""


class ChangelogRelease(Struct, frozen=True, kw_only=True):
    """One version of one package."""

    package: str
    version: str
    day: str = ""
    """As year-month-day; empty if it is not published."""
    breaking: tuple[Entry, ...] = ()
    """The breaking changes."""
    changes: tuple[Entry, ...] = ()


def version_order(version: str) -> VersionOrder:
    """The sort key of a version: prereleases before their release."""
    found = _VERSION.fullmatch(version)
    if not found:
        return (), False, ()
    numbers, preview = found.groups()
    parts = tuple(
        (int(part), "") if part.isdigit() else (10**9, part) for part in (preview or "").split(".")
    )
    # 7.0 means the same as 7.0.0.
    padded = [*map(int, numbers.split(".")), 0, 0]
    return tuple(padded[:3]), not preview, parts


def major_of(version: str) -> str:
    """The first number of a version."""
    return version.removeprefix("v").partition(".")[0]
