"""Local executors: this process for a few pages, forked processes for many."""

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
"""Fewer pages are rendered sooner than a second process has started."""

_M_TOP_PAD = -2
_RETAINED = 32 * 1024**2

_INPUTS: list[Any] = []
"""In a forked process, the inputs from its parent."""


class ForkedPool(ProcessPoolExecutor):
    """Pool of forked processes, which inherit the inputs without pickling."""

    def __init__(self, processors: int, inputs: object) -> None:
        fork = multiprocessing.get_context("fork")
        super().__init__(processors, mp_context=fork, initializer=_start_fork, initargs=(inputs,))


def _start_fork(inputs: object) -> None:
    _INPUTS.append(inputs)
    retain_memory()


def retain_memory() -> None:
    """Keep freed memory for the next page instead of returning it to the system.

    With thousands of pages, allocating it again each time is a twentieth of a build.
    """
    # Only glibc has mallopt.
    mallopt = getattr(ctypes.CDLL(None), "mallopt", None)
    if mallopt:
        mallopt(_M_TOP_PAD, _RETAINED)


def inputs_of_fork() -> Any:
    """The inputs that a forked process inherited; only to be called there."""
    return _INPUTS[-1]


def start_executor(pages: int, inputs: object) -> Executor | None:
    """Executor for a number of pages; None if this process is enough."""
    processors = count_processors()
    if pages < FEW or processors < 2:
        return None
    if sys.platform == "linux":
        return ForkedPool(processors, inputs)
    # Without fork, processes are spawned, and inputs are pickled.
    return ProcessPoolExecutor(processors, mp_context=multiprocessing.get_context("spawn"))


@contextmanager
def plain_errors() -> Iterator[None]:
    """Turn the crash of a rendering process into a `MachineError`."""
    try:
        yield
    except BrokenProcessPool as error:
        raise tell_failure(error) from error


def run_all(
    executor: Executor | None, work: Callable[[_Job], _Result], jobs: Iterable[_Job]
) -> Iterator[_Result]:
    """Yield results in the order of the jobs, which are consumed lazily."""
    if executor is None:
        yield from map(work, jobs)
        return
    limit = AHEAD * count_processors()
    waiting: deque[Future[_Result]] = deque()
    for job in jobs:
        waiting.append(executor.submit(work, job))
        if len(waiting) >= limit:
            yield waiting.popleft().result()
    while waiting:
        yield waiting.popleft().result()


def count_processors() -> int:
    """The processors that this process may use."""
    try:
        return len(os.sched_getaffinity(0))
    except (AttributeError, OSError):
        # Not every system has CPU affinity.
        return os.cpu_count() or 1
