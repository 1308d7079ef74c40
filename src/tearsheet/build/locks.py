"""One build at a time for a cache and for a folder, and plain words when a disk gives up."""

from __future__ import annotations

import fcntl
import time
from collections.abc import Iterator
from contextlib import contextmanager
from errno import ENOENT
from pathlib import Path
from typing import IO

from tearsheet.build.disk_errors import CACHE, DISK_ERRORS, OUT, changed_error, disk_error
from tearsheet.build.options import BuildOptions
from tearsheet.build.output_tree import reject_foreign, room_given_back
from tearsheet.errors import MachineError

PAUSE = 0.1
"""In seconds, between two looks at a lock."""


@contextmanager
def alone(options: BuildOptions) -> Iterator[None]:
    """Keep other builds away from what this one writes, for as long as the block runs."""
    if not options.write:
        with _plain_words(options), _locked(options.cache / "lock", CACHE):
            yield
        return
    with room_given_back(options.out), _plain_words(options):
        # Before anything else is written: where nothing may be built, nothing may be left behind.
        reject_foreign(options.out)
        out = options.out.resolve()
        lock = out.parent / f".{out.name}.lock"
        with _locked(options.cache / "lock", CACHE), _locked(lock, OUT):
            yield


@contextmanager
def in_turn(file: Path, longest: float, waiting_for: str) -> Iterator[None]:
    """Wait until nobody else holds a lock, but not for ever.

    Raises:
        MachineError: the other does not come to an end.
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
def _locked(file: Path, option: str) -> Iterator[None]:
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


@contextmanager
def _plain_words(options: BuildOptions) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        file = Path(error.filename or options.cache)
        if _is_below(file, options.content):
            raise changed_error(file) from error
        own = _is_below(file, options.cache) or _is_below(file, options.out.resolve().parent)
        # Anything else that is missing is missing from the engine: its author has to see where.
        if error.errno not in DISK_ERRORS or (error.errno == ENOENT and not own):
            raise
        option = CACHE if _is_below(file, options.cache) else OUT
        raise disk_error(error, file, option) from error


def _is_below(file: Path, folder: Path) -> bool:
    return file.absolute().is_relative_to(folder.absolute())
