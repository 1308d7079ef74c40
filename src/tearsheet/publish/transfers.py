"""Concurrent transfers that stop at the first failure or interruption."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from typing import TypeVar

from tearsheet.progress import Progress
from tearsheet.publish.lease import Lease

Job = TypeVar("Job")


@dataclass(frozen=True, slots=True, kw_only=True)
class Transfers:
    """Runs transfers concurrently under a lease, and reports their progress."""

    lease: Lease
    concurrency: int
    progress: Progress

    def run_all(self, step: str, jobs: Sequence[Job], do: Callable[[Job], None]) -> None:
        """Run all jobs of a step and wait for them.

        After a failure or an interruption, jobs that are running complete and the
        remaining ones are cancelled.
        """
        if not jobs:
            return

        def do_one(job: Job) -> None:
            self.lease.confirm()
            do(job)

        with self.progress.step(step):
            pool = ThreadPoolExecutor(self.concurrency)
            try:
                futures = [pool.submit(do_one, job) for job in jobs]
                for done, future in enumerate(as_completed(futures), 1):
                    future.result()
                    self.progress.advanced(done, len(jobs))
            finally:
                pool.shutdown(cancel_futures=True)
