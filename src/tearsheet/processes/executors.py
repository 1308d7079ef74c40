"""Who renders the pages: this process for a few, copies of it for many, or anyone named."""

from __future__ import annotations

import ctypes
import multiprocessing
import os
import sys
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from typing import Any, TypeVar

from tearsheet.processes.submissions import AHEAD, tell_failure

_Job = TypeVar("_Job")
_Result = TypeVar("_Result")

FEW = 40
"""Pages below this number are rendered before a second process has started."""

_M_TOP_PAD = -2
_KEPT = 32 * 1024**2

_KNOWN: list[Any] = []
"""In a copy of a process, what it was given when it was made."""


class ForkedPool(ProcessPoolExecutor):
    """Copies of this process, which know all that it knew: nothing of it has to be sent."""

    def __init__(self, processors: int, known: object) -> None:
        fork = multiprocessing.get_context("fork")
        super().__init__(processors, mp_context=fork, initializer=_remember, initargs=(known,))


def _remember(known: object) -> None:
    _KNOWN.append(known)
    _keep_memory()


def _keep_memory() -> None:
    """Let the memory of one page serve the next, instead of giving it back in between.

    Pages come by the thousand, and asking the system for each again is a twentieth of a build.
    """
    # Only the GNU library can be told.
    tell = getattr(ctypes.CDLL(None), "mallopt", None)
    if tell:
        tell(_M_TOP_PAD, _KEPT)


def inputs_of_fork() -> Any:
    """What a copy of a process was given when it was made; to be asked in a copy."""
    return _KNOWN[-1]


def start_executor(pages: int, known: object) -> Executor | None:
    """Processes for a number of pages; None when this one is enough."""
    processors = _processors()
    if pages < FEW or processors < 2:
        return None
    if sys.platform == "linux":
        return ForkedPool(processors, known)
    # Elsewhere a process has to begin anew, and is sent what it needs.
    return ProcessPoolExecutor(processors, mp_context=multiprocessing.get_context("spawn"))


@contextmanager
def plain_errors() -> Iterator[None]:
    """Say in plain words when the system ends a process that renders."""
    try:
        yield
    except BrokenProcessPool as error:
        raise tell_failure(error) from error


def run_all(
    executor: Executor | None, work: Callable[[_Job], _Result], jobs: Iterable[_Job]
) -> Iterator[_Result]:
    """The results in the order of the jobs, which are made only as they are needed."""
    if executor is None:
        yield from map(work, jobs)
        return
    most = AHEAD * _processors()
    waiting: deque[Future[_Result]] = deque()
    for job in jobs:
        waiting.append(executor.submit(work, job))
        if len(waiting) >= most:
            yield waiting.popleft().result()
    while waiting:
        yield waiting.popleft().result()


def _processors() -> int:
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
