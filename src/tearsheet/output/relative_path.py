"""Paths of the files of a site, each proven to lie below the folder it is written to."""

from __future__ import annotations

import re

from tearsheet.errors import MachineError

# Ids, names of folders, packages and exports become parts of paths. A colon is the mark of a drive
# on some systems, dots and spaces alone mean a folder above or nothing, and half of a surrogate
# pair cannot be written down at all.
_SEGMENT = r"(?![. ]+(?:/|\Z))[^/\\:\x00-\x1f\x7f\ud800-\udfff]+"
_RELATIVE_PATH = re.compile(rf"{_SEGMENT}(?:/{_SEGMENT})*")


class PathOutside(MachineError):
    """A path that does not lie below the folder it was to be written to."""

    def __init__(self, path: str, folder: str) -> None:
        super().__init__(
            f'The path "{_printable(path)}" does not lie below "{folder}": nothing is written.',
            "Rename what it is made of: ids, folders, packages and what those export become paths.",
        )


def is_relative_path(path: str) -> bool:
    """Whether a path leads to a file below any folder it is put after, on every system.

    Links on the way are not looked at: whoever opens the folder does that, once.
    """
    return _RELATIVE_PATH.fullmatch(path) is not None


def reject_outside(path: str, folder: str) -> None:
    """Refuse a path that could lead out of the folder.

    Raises:
        PathOutside: it is absolute, climbs, or cannot be written down.
    """
    if not is_relative_path(path):
        raise PathOutside(path, folder)


def _printable(path: str) -> str:
    return path if path.isprintable() else repr(path)[1:-1]
