"""Writes files of a site, always as new files."""

from __future__ import annotations

import os
from pathlib import Path

from tearsheet.output.disk_errors import disk_error
from tearsheet.output.relative_path import reject_outside

_NEW = os.O_WRONLY | os.O_CREAT | os.O_EXCL


def link_new(folder: str, path: str, other: str) -> None:
    """Hard-link a file just written into a second, new folder.

    Raises:
        MachineError: the disk is full, or closed to us, or the path leads out of the folder.
    """
    reject_outside(path, other)
    target = f"{other}/{path}"
    try:
        try:
            os.link(f"{folder}/{path}", target)
        except FileNotFoundError:
            _make_folder(target.rpartition("/")[0])
            os.link(f"{folder}/{path}", target)
    except OSError as error:
        raise disk_error(error, Path(target)) from error


def write_new(folder: str, path: str, data: bytes) -> None:
    """Write a file; an existing one is unlinked first, never overwritten.

    It may be hard-linked from the live folder.

    Raises:
        MachineError: the disk is full, or closed to us, or the path leads out of the folder.
    """
    reject_outside(path, folder)
    target = f"{folder}/{path}"
    try:
        try:
            handle = os.open(target, _NEW, 0o644)
        except FileNotFoundError:
            _make_folder(target.rpartition("/")[0])
            handle = os.open(target, _NEW, 0o644)
        except FileExistsError:
            os.unlink(target)
            handle = os.open(target, _NEW, 0o644)
        try:
            # A nearly full disk makes a partial write without an error, and fails at the next one.
            rest = memoryview(data)
            while rest:
                rest = rest[os.write(handle, rest) :]
        finally:
            os.close(handle)
    except OSError as error:
        raise disk_error(error, Path(target)) from error


def _make_folder(folder: str) -> None:
    # Most pages have a folder of their own in one that is there: no need to look at all above.
    try:
        os.mkdir(folder)
    except FileExistsError:
        pass
    except FileNotFoundError:
        os.makedirs(folder, exist_ok=True)
