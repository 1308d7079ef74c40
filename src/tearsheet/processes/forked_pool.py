"""Processes that are forks of this one: what it has in memory need not be sent to them."""

from __future__ import annotations

import ctypes
import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from typing import Any

from tearsheet.processes.freed_memory import give_back_memory

_M_TOP_PAD = -2
_RETAINED = 32 * 1024**2

_INPUTS: list[Any] = []
"""In a forked process, the inputs from its parent."""


class ForkedPool(ProcessPoolExecutor):
    """Pool of forked processes, which inherit the inputs without pickling."""

    def __init__(self, processors: int, inputs: object) -> None:
        give_back_memory()
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
