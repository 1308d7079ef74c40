"""Turns disk errors into plain messages with a remedy."""

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
"""Errors of a disk that is full, broken or not writable."""

_FULL = frozenset({errno.ENOSPC, errno.EDQUOT})
_IN_THE_WAY = frozenset({errno.EEXIST, errno.ENOTDIR})


class DiskFull(MachineError):
    """The disk is full."""

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
    """Error for a file that could not be written; `option` is the CLI option of its folder."""
    if error.errno in _FULL:
        return DiskFull(file)
    return MachineError(
        f'"{file}" could not be written: {error.strerror}.', _remedy(error.errno, option)
    )


def changed_error(file: Path) -> MachineError:
    """Error for a content file that was changed during the build."""
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
