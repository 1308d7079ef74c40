"""Reads many files at once, where the system can fork: each processor some of them."""

from __future__ import annotations

import sys
import threading
from collections.abc import Sequence
from functools import partial
from pathlib import Path

from tearsheet.content.read_file import ReadFile, read_file
from tearsheet.content.scan import Stamp
from tearsheet.errors import Mistake, Place
from tearsheet.processes.executors import count_processors

MANY = 1000
"""Fewer files than this are read faster than a second process starts."""
BATCH = 250

Unread = Sequence[tuple[str, Stamp]]
Answer = tuple[dict[str, ReadFile], list[Mistake]]


def read_files(root: Path, unread: Unread) -> Answer:
    """The files by their paths, and those that cannot be opened."""
    # A fork has only the calling thread, and may deadlock on a lock held by another.
    if len(unread) < MANY or sys.platform != "linux" or threading.active_count() > 1:
        return _read_all(root, unread)
    # Imported lazily: after an edit there are few.
    import multiprocessing
    from concurrent.futures import ProcessPoolExecutor

    fork = multiprocessing.get_context("fork")
    files: dict[str, ReadFile] = {}
    closed: list[Mistake] = []
    with ProcessPoolExecutor(count_processors(), mp_context=fork) as copies:
        batches = [unread[begin : begin + BATCH] for begin in range(0, len(unread), BATCH)]
        for read, unopened in copies.map(partial(_read_all, root), batches):
            files |= read
            closed += unopened
    return files, closed


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
