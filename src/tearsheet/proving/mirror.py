"""Writes demos to a separate folder with access to the packages."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path

from tearsheet.project import PACKAGES


def write_mirror(folder: Path, texts: Mapping[str, str]) -> None:
    """Make a folder contain exactly these files; unchanged ones are not written."""
    for file in _other_files(folder, texts):
        file.unlink()
    for path, text in texts.items():
        file = folder / path
        data = text.encode()
        if not file.is_file() or file.read_bytes() != data:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(data)


def link_packages(folder: Path) -> None:
    """Symlink node_modules of the reader into a folder."""
    link = folder / PACKAGES.name
    if link.is_symlink() and link.readlink() == PACKAGES:
        return
    folder.mkdir(parents=True, exist_ok=True)
    link.unlink(missing_ok=True)
    link.symlink_to(PACKAGES, target_is_directory=True)


def _other_files(folder: Path, texts: Mapping[str, str]) -> list[Path]:
    return [
        Path(inner, name)
        for inner, _, names in os.walk(folder)
        for name in names
        if Path(inner, name).relative_to(folder).as_posix() not in texts
    ]
