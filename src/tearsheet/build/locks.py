"""One build at a time for a cache and for a folder, and plain words when a disk gives up."""

from __future__ import annotations

import fcntl
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from tearsheet.build.options import BuildOptions
from tearsheet.build.output_tree import DISK_ERRORS, disk_error
from tearsheet.errors import MachineError


@contextmanager
def alone(options: BuildOptions) -> Iterator[None]:
    """Keep other builds away from what this one writes, for as long as the block runs."""
    with _plain_words(options.cache), _locked(options.cache / "lock"):
        if not options.write:
            yield
            return
        out = options.out.resolve()
        with _locked(out.parent / f".{out.name}.lock"):
            yield


@contextmanager
def _locked(file: Path) -> Iterator[None]:
    with _open(file) as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            raise MachineError(
                "Another build of this site is running.", "Wait for it to end, or stop it."
            ) from error
        yield


def _open(file: Path) -> IO[str]:
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        return file.open("w")
    except OSError as error:
        raise disk_error(error, file) from error


@contextmanager
def _plain_words(cache: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        if error.errno not in DISK_ERRORS:
            raise
        raise disk_error(error, Path(error.filename or cache)) from error
