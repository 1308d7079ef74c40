"""Many things done at a time, until one fails or somebody stops them."""

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
    """How many run at a time, under whose lease, and who is shown the progress."""

    lease: Lease
    concurrency: int
    progress: Progress

    def run_all(self, step: str, jobs: Sequence[Job], do: Callable[[Job], None]) -> None:
        """Do all of a step; the next one may rely on it.

        What has begun when one fails, or when somebody stops it, is brought to an end;
        nothing else is begun.
        """
        if not jobs:
            return

        def do_one(job: Job) -> None:
            self.lease.confirm()
            do(job)

        with self.progress.step(step):
            pool = ThreadPoolExecutor(self.concurrency)
            try:
                begun = [pool.submit(do_one, job) for job in jobs]
                for done, ended in enumerate(as_completed(begun), 1):
                    ended.result()
                    self.progress.advanced(done, len(jobs))
            finally:
                pool.shutdown(cancel_futures=True)
