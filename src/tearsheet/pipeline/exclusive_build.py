"""One build at a time for a cache and for a folder, and plain words when a disk gives up."""

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
    """Keep other builds away from what this one writes, for as long as the block runs."""
    if not options.write:
        with _plain_words(options), locked(options.cache / "lock", CACHE):
            yield
        return
    with room_given_back(options.out), _plain_words(options):
        # Before anything else is written: where nothing may be built, nothing may be left behind.
        reject_foreign(options.out)
        out = options.out.resolve()
        lock = out.parent / f".{out.name}.lock"
        with locked(options.cache / "lock", CACHE), locked(lock, OUT):
            yield


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
