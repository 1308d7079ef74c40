"""Bounded submission of jobs to any executor; results are yielded as completed.

Failures of an executor are turned into errors with a remedy.
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
"""Pending jobs per worker: enough to keep it busy, few enough to bound memory."""

DEFAULT_WORKERS = 8
"""Assumed for an executor that does not tell its number of workers."""

PATIENCE = 300.0
"""Timeout in seconds without any result.

A cluster may be busy with other jobs, or may have to start machines first.
"""

SITE_IS_WHOLE = "The site that was there is still whole."


@dataclass(slots=True)
class Submissions(Generic[_Job, _Result]):
    """The pending jobs of an executor; leaving the block cancels those not started."""

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
        """Whether every worker has enough pending jobs."""
        return len(self._under_way) >= AHEAD * count_workers(self.executor)

    @property
    def are_left(self) -> bool:
        """Whether any job is pending."""
        return bool(self._under_way)

    def submit(self, job: _Job) -> None:
        """Submit a job."""
        try:
            future = self.executor.submit(self.work, job)
        # The executor is broken or closed, or has lost the connection to its workers.
        except (RuntimeError, OSError) as error:
            raise tell_failure(error) from error
        self._under_way[future] = job

    def wait(self) -> list[tuple[_Job, _Result]]:
        """Wait for the next completed jobs, each with its result."""
        done, _ = wait(self._under_way, self.patience, FIRST_COMPLETED)
        if not done:
            raise MachineError(
                f"The executor has given no answer for {self.patience:.0f} seconds.",
                f"See that its workers run and are not kept busy by others. {SITE_IS_WHOLE}",
            )
        return [(self._under_way.pop(future), _result(future)) for future in done]


def run_unordered(
    executor: Executor | None, work: Callable[[_Job], _Result], jobs: Iterable[_Job]
) -> Iterator[_Result]:
    """Yield results as completed; without an executor, in the order of the jobs."""
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
    """Number of workers of an executor, or a default."""
    # A private attribute, but the one that pools of the standard library and others have.
    workers = getattr(executor, "_max_workers", None)
    return workers if isinstance(workers, int) and workers > 0 else DEFAULT_WORKERS


def _result(future: Future[_Result]) -> _Result:
    try:
        failure = future.exception()
    except CancelledError as error:
        raise tell_failure(error) from error
    if isinstance(failure, Exception) and not isinstance(failure, TearsheetError):
        raise tell_failure(failure) from failure
    return future.result()


def tell_failure(failure: BaseException) -> MachineError:
    """Turn an executor's failure into a `MachineError`."""
    if import_error := _find_import_error(failure):
        return MachineError(
            f"A worker lacks something that pages are rendered with: {import_error}.",
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
            f"Start it again and build again, or build without one. {SITE_IS_WHOLE}",
        )
    message = str(failure).partition("\n")[0]
    name = type(failure).__name__
    description = f"{name}: {message}" if message else name
    return MachineError(
        f"The executor could not go on ({description}).",
        f"See that its workers run, or build without one. {SITE_IS_WHOLE}",
    )


def _find_import_error(failure: BaseException | None) -> ImportError | None:
    """The import error of a worker in the chain of causes, if there is one."""
    while failure is not None and not isinstance(failure, ImportError):
        failure = failure.__cause__ or failure.__context__
    return failure
