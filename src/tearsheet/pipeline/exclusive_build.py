"""Locks, so that a cache and an output folder have one build at a time; plain disk errors."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from errno import ENOENT
from pathlib import Path

from tearsheet.output.disk_errors import CACHE, DISK_ERRORS, OUT, changed_error, disk_error
from tearsheet.output.locks import locked
from tearsheet.output.output_tree import reject_foreign, room_given_back
from tearsheet.pipeline.options import BuildOptions


@contextmanager
def exclusive_build(options: BuildOptions) -> Iterator[None]:
    """Lock what this build writes against other builds, while the block runs."""
    if not options.write:
        with _plain_disk_errors(options), locked(options.cache / "lock", CACHE):
            yield
        return
    with room_given_back(options.out), _plain_disk_errors(options):
        # Before anything else is written: a foreign folder must stay untouched.
        reject_foreign(options.out)
        out = options.out.resolve()
        lock = out.parent / f".{out.name}.lock"
        with locked(options.cache / "lock", CACHE), locked(lock, OUT):
            yield


@contextmanager
def _plain_disk_errors(options: BuildOptions) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        file = Path(error.filename or options.cache)
        if _is_below(file, options.content):
            raise changed_error(file) from error
        is_output = _is_below(file, options.cache) or _is_below(file, options.out.resolve().parent)
        # Any other missing file is a bug of the engine: keep the traceback.
        if error.errno not in DISK_ERRORS or (error.errno == ENOENT and not is_output):
            raise
        option = CACHE if _is_below(file, options.cache) else OUT
        raise disk_error(error, file, option) from error


def _is_below(file: Path, folder: Path) -> bool:
    return file.absolute().is_relative_to(folder.absolute())
