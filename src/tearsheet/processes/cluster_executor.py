"""The workers of a Dask scheduler as an executor; to be imported where Dask is installed."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import CancelledError, Executor, Future
from contextlib import suppress
from typing import Any

from distributed.client import ClosedClientError
from distributed.comm.core import CommClosedError

from tearsheet.errors import MachineError
from tearsheet.processes.submissions import SITE_IS_WHOLE

COUNTING = 1.0
"""Seconds after which the workers are counted again: they join and leave during a build."""


class ClusterExecutor(Executor):
    """Runs jobs on the workers of a cluster, also on those that join it later.

    With Dask's own executor, a job stays pending for good whose result was being fetched when the
    scheduler went away, and nobody learns how many workers there are.
    """

    def __init__(self, client: Any) -> None:
        self._client = client
        self._address = str(client.scheduler.address)
        # The attribute that pools of the standard library have.
        self._max_workers = sum(client.ncores().values())
        self._counting = self._start(self._keep_count())

    def submit(self, work: Callable[..., Any], /, *args: Any, **named: Any) -> Future[Any]:
        """Submit a job.

        Raises:
            MachineError: the scheduler is gone.
        """
        try:
            # pure=True would hash every job to find duplicates.
            remote = self._client.submit(work, *args, **named, pure=False)
        except ClosedClientError as error:
            raise self._lost_scheduler() from error
        return self._start(self._fetch_result(remote))

    def shutdown(self, *_wait: bool, **_named: bool) -> None:
        """Stop counting the workers; what is still pending ends with the client."""
        self._counting.cancel()

    async def _fetch_result(self, remote: Any) -> Any:
        try:
            return await self._client.gather(remote)
        except (CancelledError, CommClosedError) as error:
            raise self._lost_scheduler() from error

    async def _keep_count(self) -> None:
        while True:
            await asyncio.sleep(COUNTING)
            # What was submitted says that the scheduler is gone.
            with suppress(OSError):
                self._max_workers = sum((await self._client.ncores()).values())

    def _start(self, coroutine: Any) -> Future[Any]:
        return asyncio.run_coroutine_threadsafe(coroutine, self._client.loop.asyncio_loop)

    def _lost_scheduler(self) -> MachineError:
        return MachineError(
            f"The Dask scheduler at {self._address} dropped what it was given: it has ended, "
            "was restarted, or is out of reach.",
            f"See that it and its workers run, and build again. {SITE_IS_WHOLE}",
        )
