"""The workers of a Dask cluster, as an executor."""

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
"""Seconds a scheduler has to answer, and as many its first worker has to come."""


@contextmanager
def open_cluster(
    address: str, job: Callable[..., object], seconds: float = CONNECTING
) -> Iterator[Executor]:
    """The workers that a scheduler knows, until the end of the block; each has to know the job.

    Raises:
        MachineError: Dask is not installed, or there is no scheduler or no worker.
    """
    try:
        from distributed import Client
    except ImportError as error:
        raise MachineError(
            "Dask is not installed here.", 'Install it with "pip install distributed".'
        ) from error
    # What it meets with is told by the build, in fewer words.
    logging.getLogger("distributed").setLevel(logging.CRITICAL)
    try:
        # Most of Dask's functions say nothing of their types.
        client: Any = Client(address, timeout=seconds, set_as_default=False)  # type: ignore[no-untyped-call]
    except (OSError, ValueError) as error:
        raise MachineError(
            f'No Dask scheduler answers at "{address}" ({error}).',
            "Start one with `dask scheduler` and name it as it says: dask:tcp://name:8786.",
        ) from error
    with client:
        yield _executor(client, job, seconds)


def _executor(client: Any, job: Callable[..., object], seconds: float) -> Executor:
    try:
        client.wait_for_workers(1, timeout=seconds)
    except TimeoutError as error:
        raise MachineError(
            "The Dask scheduler has no workers.",
            "Start some with `dask worker ADDRESS --nworkers auto --nthreads 1`.",
        ) from error
    _reject_lacking(client, job)
    # Otherwise Dask reads every job through, to find out whether it had the same before.
    executor: Executor = client.get_executor(pure=False)
    # Said as the pools of the standard library say it.
    vars(executor)["_max_workers"] = sum(client.ncores().values())
    return executor


def _reject_lacking(client: Any, job: Callable[..., object]) -> None:
    """Refuse workers that cannot render: those would drop every job without a word."""
    try:
        # A function of Python itself, which every worker knows.
        client.run(resolve_name, f"{job.__module__}:{job.__name__}")
    except ImportError as error:
        raise tell_failure(error) from error
