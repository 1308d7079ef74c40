"""Reads many files at once, where the system can fork: each processor some of them."""

from __future__ import annotations

import sys
import threading
from collections.abc import Iterator, Mapping, Sequence
from functools import cache, partial
from pathlib import Path

import msgspec
from msgspec.structs import replace

from tearsheet.content.decoded_values import decode_hook
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
        answers = map(_decoder().decode, copies.map(partial(_read_encoded, root), batches))
        for batch, (read, unopened) in zip(batches, answers, strict=True):
            files.update(_with_stamps(batch, read))
            closed += unopened
    return files, closed


def _with_stamps(batch: Unread, read: Mapping[str, ReadFile]) -> Iterator[tuple[str, ReadFile]]:
    """What was read, with the paths and the stamps that are in memory already."""
    return ((path, replace(read[path], stamp=stamp)) for path, stamp in batch if path in read)


def _read_encoded(root: Path, unread: Unread) -> bytes:
    # Decoded by their types, values come in half the time of pickled ones.
    return msgspec.msgpack.encode(_read_all(root, unread), enc_hook=str)


@cache
def _decoder() -> msgspec.msgpack.Decoder[Answer]:
    return msgspec.msgpack.Decoder(Answer, dec_hook=decode_hook)


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
