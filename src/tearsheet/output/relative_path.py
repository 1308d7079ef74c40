"""Validation of relative paths, against path traversal."""

from __future__ import annotations

import re

from tearsheet.errors import MachineError

# Ids, folder names, packages and exports become path segments. Rejected: colons, which mark drives
# on some systems; segments of dots and spaces only, which may mean a parent folder; lone
# surrogates, which cannot be encoded.
_SEGMENT = r"(?![. ]+(?:/|\Z))[^/\\:\x00-\x1f\x7f\ud800-\udfff]+"
_RELATIVE_PATH = re.compile(rf"{_SEGMENT}(?:/{_SEGMENT})*")


class PathOutside(MachineError):
    """A path outside the folder it was to be written to."""

    def __init__(self, path: str, folder: str) -> None:
        super().__init__(
            f'The path "{_printable(path)}" does not lie below "{folder}": nothing is written.',
            "Rename what it is made of: ids, folders, packages and what those export become paths.",
        )


def is_relative_path(path: str) -> bool:
    """Whether a path stays below any folder it is joined to, on every system.

    Symlinks are not checked here, but once when the folder is opened.
    """
    return _RELATIVE_PATH.fullmatch(path) is not None


def reject_outside(path: str, folder: str) -> None:
    """Reject a path that could escape the folder.

    Raises:
        PathOutside: it is absolute, has `..`, or cannot be encoded.
    """
    if not is_relative_path(path):
        raise PathOutside(path, folder)


def _printable(path: str) -> str:
    return path if path.isprintable() else repr(path)[1:-1]
