"""Work handed to an executor of whatever kind: a bounded part at a time, the first to finish first.

Whatever an executor meets with on its side comes back as words that say what to do.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import (
    FIRST_COMPLETED,
    BrokenExecutor,
    CancelledError,
    Executor,
    Future,
    wait,
)
from dataclasses import dataclass, field
from typing import Generic, Self, TypeVar

from tearsheet.errors import MachineError, TearsheetError

_Job = TypeVar("_Job")
_Result = TypeVar("_Result")

AHEAD = 3
"""Jobs under way for each worker: enough to keep it busy, few enough to bound the memory."""

UNTOLD = 8
"""The number of workers of an executor that does not say how many it has."""

PATIENCE = 300.0
"""Seconds without any answer after which nobody waits longer.

A cluster may be busy with the work of others, or may start machines first.
"""

_WHOLE = "The site that was there is still whole."


@dataclass(slots=True)
class Submissions(Generic[_Job, _Result]):
    """The jobs that an executor has in hand; leaving the block takes back what is not begun."""

    executor: Executor
    work: Callable[[_Job], _Result]
    patience: float = PATIENCE
    _under_way: dict[Future[_Result], _Job] = field(default_factory=dict)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_error: object) -> None:
        for future in self._under_way:
            future.cancel()

    @property
    def are_enough(self) -> bool:
        """Whether every worker has something to do for a while."""
        return len(self._under_way) >= AHEAD * count_workers(self.executor)

    @property
    def are_left(self) -> bool:
        """Whether there is an answer to wait for."""
        return bool(self._under_way)

    def submit(self, job: _Job) -> None:
        """Hand a job over."""
        try:
            future = self.executor.submit(self.work, job)
        # An executor that is broken or closed refuses, or has lost the way to its workers.
        except (RuntimeError, OSError) as error:
            raise tell_failure(error) from error
        self._under_way[future] = job

    def wait(self) -> list[tuple[_Job, _Result]]:
        """The jobs that were finished next, each with its result."""
        done, _ = wait(self._under_way, self.patience, FIRST_COMPLETED)
        if not done:
            raise MachineError(
                f"The executor has given no answer for {self.patience:.0f} seconds.",
                f"See that its workers run and are not kept busy by others. {_WHOLE}",
            )
        return [(self._under_way.pop(future), _result(future)) for future in done]


def run_unordered(
    executor: Executor | None, work: Callable[[_Job], _Result], jobs: Iterable[_Job]
) -> Iterator[_Result]:
    """The results as they come; of no executor, in the order of the jobs."""
    if executor is None:
        yield from map(work, jobs)
        return
    with Submissions(executor, work) as submissions:
        for job in jobs:
            submissions.submit(job)
            while submissions.are_enough:
                yield from (result for _, result in submissions.wait())
        while submissions.are_left:
            yield from (result for _, result in submissions.wait())


def count_workers(executor: Executor) -> int:
    """How many jobs an executor does at once, as far as it says so."""
    # Not published, and yet what the pools of the standard library and their likes are asked for.
    told = getattr(executor, "_max_workers", None)
    return told if isinstance(told, int) and told > 0 else UNTOLD


def _result(future: Future[_Result]) -> _Result:
    try:
        failure = future.exception()
    except CancelledError as error:
        raise tell_failure(error) from error
    if isinstance(failure, Exception) and not isinstance(failure, TearsheetError):
        raise tell_failure(failure) from failure
    return future.result()


def tell_failure(failure: BaseException) -> MachineError:
    """Say in plain words what an executor met with: each kind has errors of its own."""
    if lacking := _find_import_error(failure):
        return MachineError(
            f"A worker lacks something that pages are rendered with: {lacking}.",
            "Install the same Tearsheet and its packages for all workers, then build again.",
        )
    if isinstance(failure, BrokenExecutor):
        return MachineError(
            "A process that renders pages was ended by the system, most likely for want of memory.",
            "Free some memory and build again.",
        )
    if isinstance(failure, CancelledError):
        return MachineError(
            "The executor dropped what it was given: it was shut down, or has lost its scheduler.",
            f"Start it again and build again, or build without one. {_WHOLE}",
        )
    words = str(failure).partition("\n")[0]
    said = f"{type(failure).__name__}: {words}" if words else type(failure).__name__
    return MachineError(
        f"The executor could not go on ({said}).",
        f"See that its workers run, or build without one. {_WHOLE}",
    )


def _find_import_error(failure: BaseException | None) -> ImportError | None:
    """What could not be imported on the other side, however deep it was reported."""
    while failure is not None and not isinstance(failure, ImportError):
        failure = failure.__cause__ or failure.__context__
    return failure
