"""Who renders the pages: this process for a few, copies of it for many, or anyone named."""

from __future__ import annotations

import multiprocessing
import os
import sys
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from typing import TypeVar

from tearsheet.errors import MachineError

_Job = TypeVar("_Job")
_Result = TypeVar("_Result")

FEW = 40
"""Pages below this number are rendered before a second process has started."""

AHEAD = 3
"""Batches under way for each processor: enough to keep it busy, few enough to bound the memory."""


def start_executor(pages: int) -> Executor | None:
    """Processes for a number of pages; None when this one is enough."""
    processors = _processors()
    if pages < FEW or processors < 2:
        return None
    # A forked copy has everything imported already; elsewhere it has to begin anew.
    method = "fork" if sys.platform == "linux" else "spawn"
    return ProcessPoolExecutor(processors, mp_context=multiprocessing.get_context(method))


@contextmanager
def told_plainly() -> Iterator[None]:
    """Say in plain words when the system ends a process that renders."""
    try:
        yield
    except BrokenProcessPool as error:
        raise MachineError(
            "A process that renders pages was ended by the system, most likely for want of memory.",
            "Make memory free and build again.",
        ) from error


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
