"""Local executors: this process for a few pages, forked processes for many."""

from __future__ import annotations

import os
import sys
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from concurrent.futures import BrokenExecutor, Executor, Future

_Job = TypeVar("_Job")
_Result = TypeVar("_Result")

FEW = 40
"""Fewer pages are rendered sooner than a second process has started."""


def start_executor(pages: int, inputs: object) -> Executor | None:
    """Executor for a number of pages; None if this process is enough."""
    processors = count_processors()
    if pages < FEW or processors < 2:
        return None
    # Imported lazily: few builds have many pages to render.
    if sys.platform == "linux":
        from tearsheet.processes.forked_pool import ForkedPool

        return ForkedPool(processors, inputs)
    import multiprocessing
    from concurrent.futures import ProcessPoolExecutor

    # Without fork, processes are spawned, and inputs are pickled.
    return ProcessPoolExecutor(processors, mp_context=multiprocessing.get_context("spawn"))


@contextmanager
def plain_errors() -> Iterator[None]:
    """Turn the crash of a rendering process into a `MachineError`."""
    try:
        yield
    except _broken_executor() as error:
        from tearsheet.processes.submissions import tell_failure

        raise tell_failure(error) from error


def _broken_executor() -> type[BrokenExecutor]:
    # Imported when something was raised: few builds have an executor.
    from concurrent.futures import BrokenExecutor

    return BrokenExecutor


def run_all(
    executor: Executor | None, work: Callable[[_Job], _Result], jobs: Iterable[_Job]
) -> Iterator[_Result]:
    """Yield results in the order of the jobs, which are consumed lazily."""
    if executor is None:
        yield from map(work, jobs)
        return
    from tearsheet.processes.submissions import AHEAD

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
