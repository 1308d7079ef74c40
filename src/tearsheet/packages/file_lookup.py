"""The file that an import means, however it is written."""

from __future__ import annotations

import os.path
from pathlib import Path

DECLARATIONS = (".d.ts", ".d.mts", ".d.cts")
SCRIPTS = (".mjs", ".js", ".cjs")


def find_file(folder: Path, specifier: str, endings: tuple[str, ...]) -> Path | None:
    """The file meant by a path with another ending, or with none, or by that of its folder."""
    # Thousands of imports are looked up for one package, and joining paths takes most of the time.
    # Links are kept: inside node_modules they must lead to the neighbours they show.
    path = os.path.normpath(f"{folder}/{specifier}")
    plain = path
    for ending in SCRIPTS:
        plain = plain.removesuffix(ending)
    names = [plain + ending for ending in endings]
    names += [f"{path}/index{ending}" for ending in endings]
    return next((file for name in names if (file := Path(name)).is_file()), None)
