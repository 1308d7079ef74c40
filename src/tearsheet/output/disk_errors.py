"""What a disk refuses, in plain words and with a way out."""

from __future__ import annotations

import errno
from pathlib import Path

from tearsheet.errors import MachineError

OUT, CACHE = "--out", "--cache"

DISK_ERRORS = frozenset(
    {
        errno.EACCES,
        errno.EDQUOT,
        errno.EEXIST,
        errno.EFBIG,
        errno.EIO,
        errno.EISDIR,
        errno.ELOOP,
        errno.ENAMETOOLONG,
        errno.ENOENT,
        errno.ENOSPC,
        errno.ENOTDIR,
        errno.EPERM,
        errno.EROFS,
    }
)
"""What a disk says when it is full, broken or not for us."""

_FULL = frozenset({errno.ENOSPC, errno.EDQUOT})
_IN_THE_WAY = frozenset({errno.EEXIST, errno.ENOTDIR})


class DiskFull(MachineError):
    """There is no room left on a disk."""

    def __init__(self, file: Path | str) -> None:
        super().__init__(
            f'The disk is full; "{file}" could not be written.',
            "Free some space and build again. The site that was there is still whole, "
            "and what this build had written beside it is removed.",
        )
        self._file = str(file)

    def __reduce__(self) -> tuple[object, ...]:
        return DiskFull, (self._file,)


def disk_error(error: OSError, file: Path, option: str = OUT) -> MachineError:
    """Say in plain words why a file could not be written, and which option names its folder."""
    if error.errno in _FULL:
        return DiskFull(file)
    return MachineError(
        f'"{file}" could not be written: {error.strerror}.', _remedy(error.errno, option)
    )


def changed_error(file: Path) -> MachineError:
    """Say that a file of the content is no longer what it was when the build began."""
    return MachineError(
        f'"{file}" was changed or removed while the site was being built.',
        "Build again when it has settled.",
    )


def _remedy(code: int | None, option: str) -> str:
    if code == errno.ENAMETOOLONG:
        return f"Choose a folder with a shorter name with {option}."
    if code == errno.ENOENT:
        return "It was removed while the site was being built; build again."
    if code in _IN_THE_WAY:
        return f"A file stands where a folder should be; choose another folder with {option}."
    return f"Make its folder writable, or choose another with {option}."
