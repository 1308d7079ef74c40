"""Module resolution: finds the file of an import."""

from __future__ import annotations

import os.path
from pathlib import Path

DECLARATIONS = (".d.ts", ".d.mts", ".d.cts")
SCRIPTS = (".mjs", ".js", ".cjs")


def find_file(folder: Path, specifier: str, endings: tuple[str, ...]) -> Path | None:
    """The file for a path with another extension, without one, or for that of a folder."""
    # Thousands of imports are resolved per package, and joining paths takes most of the time.
    # Symlinks are not resolved: in node_modules, siblings are found by the path of the link.
    path = os.path.normpath(f"{folder}/{specifier}")
    plain = path
    for ending in SCRIPTS:
        plain = plain.removesuffix(ending)
    names = [plain + ending for ending in endings]
    names += [f"{path}/index{ending}" for ending in endings]
    return next((file for name in names if (file := Path(name)).is_file()), None)
