"""Lock files."""

from __future__ import annotations

import fcntl
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from tearsheet.errors import MachineError
from tearsheet.output.disk_errors import CACHE, disk_error

PAUSE = 0.1
"""Polling interval of a lock in seconds."""


@contextmanager
def in_turn(file: Path, longest: float, waiting_for: str) -> Iterator[None]:
    """Acquire a lock, waiting up to `longest` seconds for it.

    Raises:
        MachineError: the lock was not released in time.
    """
    end = time.monotonic() + longest
    with _open(file, CACHE) as lock:
        while not _take(lock):
            if time.monotonic() > end:
                raise MachineError(
                    f"Another build has been {waiting_for} for {longest:.0f} s.",
                    "Stop it if it hangs, and build again.",
                )
            time.sleep(PAUSE)
        yield


@contextmanager
def locked(file: Path, option: str) -> Iterator[None]:
    """Acquire a lock without waiting; raises `MachineError` if another build holds it."""
    with _open(file, option) as lock:
        if not _take(lock):
            raise MachineError(
                "Another build of this site is running.", "Wait for it to end, or stop it."
            )
        yield


def _take(lock: IO[str]) -> bool:
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True


def _open(file: Path, option: str) -> IO[str]:
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        return file.open("w")
    except OSError as error:
        raise disk_error(error, file, option) from error
