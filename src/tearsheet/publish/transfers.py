"""Concurrent transfers that stop at the first failure or interruption."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from typing import TypeVar

from tearsheet.progress import Progress
from tearsheet.publish.lease import Lease

Job = TypeVar("Job")

BATCH_SIZE = 2_000
"""Jobs that are waited for at once: hundreds of thousands would fill the memory."""


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
            done = 0
            try:
                for start in range(0, len(jobs), BATCH_SIZE):
                    futures = [pool.submit(do_one, job) for job in jobs[start : start + BATCH_SIZE]]
                    for future in as_completed(futures):
                        future.result()
                        done += 1
                        self.progress.advanced(done, len(jobs))
            finally:
                pool.shutdown(cancel_futures=True)
