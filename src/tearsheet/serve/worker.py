"""A worker process: Granian receives requests, the application responds to them."""

from __future__ import annotations

import asyncio
import ctypes
import gc
import os
import signal
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from tearsheet.serve.access_log import AccessLog
from tearsheet.serve.application import Application
from tearsheet.serve.granian_types import Reply, Request
from tearsheet.serve.listening import disconnect_stalled_clients
from tearsheet.serve.metrics import Metrics
from tearsheet.serve.worker_numbers import WorkerNumbers

SECONDS_BETWEEN_LOOKS = 1.0
SECONDS_BETWEEN_LINES = 0.25
"""Interval between flushes of the access log."""

STOPS = (signal.SIGINT, signal.SIGTERM)

LARGE_BLOCK = 128 * 1024
"""Bytes."""
_M_MMAP_THRESHOLD = -3


@dataclass(frozen=True, slots=True, kw_only=True)
class WorkerSettings:
    """What all workers of one server get from their parent."""

    dist: Path
    port: int
    numbers: WorkerNumbers
    log: AccessLog | None = None
    metrics: Metrics | None = None


def load_worker(settings: WorkerSettings) -> Worker:
    """Load the application; called in the worker's own process.

    Signals to stop are blocked from then on, until the event loop runs: uvloop
    forgets those that come between its handler's installation and its start.
    """
    observers = [it.observe for it in (settings.metrics, settings.log) if it]
    worker = Worker(Application(settings.dist, observers), settings)
    signal.pthread_sigmask(signal.SIG_BLOCK, STOPS)
    return worker


class Worker:
    """What Granian serves: an application as RSGI specifies it, a callable that is awaited."""

    def __init__(self, application: Application, settings: WorkerSettings) -> None:
        self._application = application
        self._settings = settings
        self._parent = os.getppid()
        self._disconnects_stalled = False
        # A log that takes nothing, such as a pipe nobody reads, must not stop the responses.
        self._writer = ThreadPoolExecutor(1)
        self._writing: Future[None] | None = None

    def __rsgi_init__(self, loop: asyncio.AbstractEventLoop) -> None:
        """Prepare the process; called before it accepts connections."""
        number = self._settings.numbers.claim()
        stay_on_one_processor(number, self._settings.numbers.count)
        answer_in_batches()
        return_large_blocks()
        # Objects that live as long as the worker are excluded from garbage collection.
        gc.collect()
        gc.freeze()
        self._listen_to_parent(loop)
        loop.call_soon(signal.pthread_sigmask, signal.SIG_UNBLOCK, STOPS)
        # Once the loop runs: Granian opens the socket after this method.
        if self._settings.metrics:
            loop.call_soon(self._settings.metrics.begin, number)
        repeat(loop, SECONDS_BETWEEN_LOOKS, self._look_around)
        repeat(loop, SECONDS_BETWEEN_LINES, self._write_down)

    async def __call__(self, request: Request, reply: Reply) -> None:
        """Respond to a request; Granian logs an exception and responds with 500."""
        self._application(request, reply)

    def __rsgi_del__(self, loop: asyncio.AbstractEventLoop) -> None:
        """Write the last lines; called when all requests have been answered."""
        self._application.observation.finish()
        if self._settings.log:
            self._writer.submit(self._settings.log.flush)
        self._writer.shutdown()

    def _listen_to_parent(self, loop: asyncio.AbstractEventLoop) -> None:
        """Leave SIGTERM to Granian, which stops the worker, and handle the other signals."""
        # Ctrl-C signals the whole process group; the parent stops the workers.
        loop.remove_signal_handler(signal.SIGINT)
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        loop.add_signal_handler(signal.SIGHUP, self._write_down)

    def _look_around(self) -> None:
        """Switch to a newer release, and stop if the parent is gone."""
        if os.getppid() != self._parent:
            os.kill(os.getpid(), signal.SIGTERM)
        if not self._disconnects_stalled:
            self._disconnects_stalled = disconnect_stalled_clients(self._settings.port)
        self._application.renew()
        self._application.tidy_up()

    def _write_down(self) -> None:
        """Flush the metrics and the access log, whose file is opened anew if it was moved."""
        self._application.observation.finish()
        if self._settings.log and (self._writing is None or self._writing.done()):
            self._writing = self._writer.submit(self._settings.log.flush)


def repeat(loop: asyncio.AbstractEventLoop, seconds: float, work: Callable[[], None]) -> None:
    """Do some work as soon as the loop runs, and then at an interval."""

    def work_and_wait() -> None:
        work()
        loop.call_later(seconds, work_and_wait)

    loop.call_soon(work_and_wait)


def stay_on_one_processor(number: int, workers: int) -> None:
    """Pin a worker's two threads, which wake each other for every request, to one processor.

    Only if there are exactly as many processors as workers: with a spare one,
    the scheduler may know better.
    """
    # Not every system has CPU affinity, or lets a container use it.
    with suppress(AttributeError, OSError):
        processors = sorted(os.sched_getaffinity(0))
        if len(processors) == workers:
            os.sched_setaffinity(0, {processors[number]})


def answer_in_batches() -> None:
    """Let the reading thread finish its round before the responding one begins.

    By default, the scheduler switches between the two for every request, which
    costs as much as the responses do.
    """
    with suppress(AttributeError, OSError):
        os.sched_setscheduler(0, os.SCHED_BATCH, os.sched_param(0))


def return_large_blocks() -> None:
    """Return the memory of a large response to the system as soon as it is sent.

    Otherwise malloc raises its mmap threshold, and fragmentation costs a worker
    that has sent a whole site some ten megabytes.
    """
    try:
        ctypes.CDLL(None).mallopt(_M_MMAP_THRESHOLD, LARGE_BLOCK)
    except AttributeError:
        # Not every C library has this, nor the problem.
        return
