"""A Dask cluster as an executor."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from pkgutil import resolve_name
from typing import Any

from tearsheet.errors import MachineError
from tearsheet.processes.submissions import tell_failure

CONNECTING = 30
"""Timeout in seconds for the scheduler, and again for its first worker."""

_LOGGERS = ("distributed", "distributed.client", "tornado.application", "asyncio")
"""Where Dask reports with tracebacks that a scheduler is gone."""

_MESSAGES_KEPT = "distributed.admin.low-level-log-length"
"""The last thousand messages that were sent, by default: all pages of a large site."""


@contextmanager
def open_cluster(
    address: str, job: Callable[..., object], seconds: float = CONNECTING
) -> Iterator[Executor]:
    """Executor of a Dask scheduler's workers; each worker must be able to import the job.

    Raises:
        MachineError: Dask is not installed, or there is no scheduler or no worker.
    """
    try:
        from dask import config
        from distributed.client import Client

        from tearsheet.processes.cluster_executor import ClusterExecutor
    except ImportError as error:
        raise MachineError(
            "Dask is not installed here.", 'Install it with "pip install distributed".'
        ) from error
    # The build reports errors itself, more briefly.
    for name in _LOGGERS:
        logging.getLogger(name).setLevel(logging.CRITICAL)
    try:
        # Most of Dask's functions are untyped.
        with config.set({_MESSAGES_KEPT: 0}):
            client: Any = Client(address, timeout=seconds, set_as_default=False)  # type: ignore[no-untyped-call]
    except (OSError, ValueError) as error:
        raise MachineError(
            f'No Dask scheduler answers at "{address}" ({error}).',
            "Start one with `dask scheduler` and name it as it says: dask:tcp://name:8786.",
        ) from error
    with client:
        _wait_for_worker(client, seconds)
        _check_workers(client, job)
        with ClusterExecutor(client) as executor:
            yield executor


def _wait_for_worker(client: Any, seconds: float) -> None:
    try:
        client.wait_for_workers(1, timeout=seconds)
    except TimeoutError as error:
        raise MachineError(
            "The Dask scheduler has no workers.",
            "Start some with `dask worker ADDRESS --nworkers auto --nthreads 1`.",
        ) from error


def _check_workers(client: Any, job: Callable[..., object]) -> None:
    """Check that workers can import the job: otherwise they would silently drop every one."""
    try:
        # A function of the standard library, which every worker has.
        client.run(resolve_name, f"{job.__module__}:{job.__name__}")
    except ImportError as error:
        raise tell_failure(error) from error
