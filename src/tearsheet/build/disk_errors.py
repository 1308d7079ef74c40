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


def disk_error(error: OSError, file: Path, option: str = OUT) -> MachineError:
    """Say in plain words why a file could not be written, and which option names its folder."""
    if error.errno in _FULL:
        return MachineError(
            f'The disk is full; "{file}" could not be written.',
            "Make room and build again. The site that was there is still whole.",
        )
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
        return "It was taken away while the site was being built: build again."
    if code in _IN_THE_WAY:
        return f"A file stands where a folder should be; choose another folder with {option}."
    return f"Mind the rights of the folder, or choose another with {option}."
