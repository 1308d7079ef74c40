"""Checks that the stored sizes are those of the installed packages."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

from tearsheet.content.size_file import SIZE_FILE, load_sizes
from tearsheet.errors import ContentError, Mistake, Place
from tearsheet.model.size import SizeSnapshot
from tearsheet.project import PACKAGES

_BUNDLER = "vite"


def check_sizes(root: Path, packages: Path = PACKAGES) -> list[Mistake]:
    """The mistakes in the sizes of a content folder; none if it has no sizes."""
    try:
        snapshot = load_sizes(root)
    except ContentError as error:
        return [error.mistake]
    if not snapshot.bundler:
        return []
    return [
        Mistake(Place(root / SIZE_FILE), problem, "Measure them anew: `tearsheet sizes`.")
        for problem in _find_problems(snapshot, packages)
    ]


def _find_problems(snapshot: SizeSnapshot, packages: Path) -> Iterator[str]:
    bundler = bundler_name(packages)
    if snapshot.bundler != bundler:
        yield f"The sizes were measured with {snapshot.bundler}; {bundler} is installed."
    for name, measured in snapshot.packages.items():
        version = installed_version(name, packages)
        if measured.version != version:
            there = f"{version} is installed" if version else "it is not installed"
            yield f"The sizes of {name} are those of {measured.version}; {there}."


def bundler_name(packages: Path = PACKAGES) -> str:
    """The name and version of the installed bundler, as in the sizes file."""
    return f"{_BUNDLER} {installed_version(_BUNDLER, packages)}"


def installed_version(package: str, packages: Path = PACKAGES) -> str | None:
    """The version of a package, if it is installed."""
    manifest = packages / package / "package.json"
    if not manifest.is_file():
        return None
    version = json.loads(manifest.read_text(encoding="utf-8")).get("version")
    return version if isinstance(version, str) else None
