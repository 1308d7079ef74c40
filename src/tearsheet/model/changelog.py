"""What the makers of a package say of its releases."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TypeAlias

VersionOrder: TypeAlias = tuple[tuple[int, ...], bool, tuple[tuple[int, str], ...]]

_VERSION = re.compile(r"v?(\d+(?:\.\d+)*)(?:-([\w.]+))?")


@dataclass(frozen=True, slots=True, kw_only=True)
class Entry:
    """One change, in the words of those who made it."""

    text: str
    """With code between backticks, and no other markup."""
    names: tuple[str, ...] = ()
    """What it is about: components, hooks, or parts of a package."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ChangelogRelease:
    """One version of one package."""

    package: str
    version: str
    day: str = ""
    """As year-month-day; empty where the makers do not say."""
    breaking: tuple[Entry, ...] = ()
    """What asks something of those who update."""
    changes: tuple[Entry, ...] = ()


def version_order(version: str) -> VersionOrder:
    """Where a version comes among others: previews before what they preview."""
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
