"""A long call in a fork of this process, which goes on meanwhile."""

from __future__ import annotations

import os
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, TypeVar

from tearsheet.errors import MachineError, TearsheetError
from tearsheet.processes.executors import count_processors
from tearsheet.processes.freed_memory import give_back_memory

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

_PR_SET_PDEATHSIG = 1

_Result = TypeVar("_Result")


def can_fork() -> bool:
    """Whether another processor could work in a fork of this process."""
    # A fork has only the calling thread, and may deadlock on a lock held by another.
    return sys.platform == "linux" and threading.active_count() == 1 and count_processors() > 1


@contextmanager
def call_in_fork(work: Callable[[], _Result]) -> Iterator[Callable[[], _Result]]:
    """Begin a call in a fork; yield what waits for its result, and raises what it raised.

    Only the result comes back, and the memory that the call took is given back with its process.
    A call that is not waited for is ended.
    """
    # Imported lazily: few builds have so much to do.
    import multiprocessing

    give_back_memory()
    fork = multiprocessing.get_context("fork")
    ours, theirs = fork.Pipe(duplex=False)
    process = fork.Process(target=_answer, args=(work, ours, theirs, os.getpid()))
    process.start()
    theirs.close()
    try:
        yield lambda: _wait(ours)
    finally:
        ours.close()
        process.terminate()
        process.join()


def _answer(work: Callable[[], Any], ours: Connection, theirs: Connection, parent: int) -> None:
    import signal

    # Whoever presses Ctrl-C ends the other process, which ends this one.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _end_with(parent)
    ours.close()
    try:
        answer = True, work()
    except (TearsheetError, OSError) as error:
        answer = False, error
    theirs.send(answer)


def _end_with(parent: int) -> None:
    import ctypes
    from signal import SIGTERM

    # Whoever is alone would go on writing to a folder that another build has taken over.
    prctl = getattr(ctypes.CDLL(None), "prctl", None)
    if prctl:
        prctl(_PR_SET_PDEATHSIG, SIGTERM)
    # It may have ended before that.
    if os.getppid() != parent:
        os._exit(1)


def _wait(answers: Connection) -> Any:
    # The time is free, and what this process did meanwhile has left some.
    give_back_memory()
    return _receive(answers)


def _receive(answers: Connection) -> Any:
    try:
        is_result, answer = answers.recv()
    except EOFError as error:
        raise MachineError(
            "A process that took part in the build was ended by the system, or failed.",
            "Free some memory and build again.",
        ) from error
    if is_result:
        return answer
    raise answer
