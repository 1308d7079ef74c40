"""Reads many files at once: half of them in a forked process, where the system can fork."""

from __future__ import annotations

import multiprocessing
import sys
import threading
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from tearsheet.content.read_file import ReadFile, read_file
from tearsheet.content.scan import Stamp
from tearsheet.errors import Mistake, Place

MANY = 1000
"""Fewer files than this are read faster than a second process starts."""

Unread = Sequence[tuple[str, Stamp]]
Answer = tuple[dict[str, ReadFile], list[Mistake]]


def read_files(root: Path, unread: Unread) -> Answer:
    """The files by their paths, and those that cannot be opened."""
    # A fork has only the calling thread, and may deadlock on a lock held by another.
    if len(unread) < MANY or sys.platform != "linux" or threading.active_count() > 1:
        return _read_all(root, unread)
    middle = len(unread) // 2
    with ProcessPoolExecutor(1, mp_context=multiprocessing.get_context("fork")) as copy:
        second = copy.submit(_read_all, root, unread[middle:])
        files, closed = _read_all(root, unread[:middle])
        other_files, other_closed = second.result()
    return files | other_files, closed + other_closed


def _read_all(root: Path, unread: Unread) -> Answer:
    files: dict[str, ReadFile] = {}
    closed: list[Mistake] = []
    for path, stamp in unread:
        try:
            files[path] = read_file(root, path, stamp)
        except OSError as error:
            closed.append(_closed(root / path, error))
    return files, closed


def _closed(file: Path, error: OSError) -> Mistake:
    problem = f"The file cannot be opened: {error.strerror}."
    return Mistake(Place(file), problem, "Make it readable, or remove it.")
