"""A worker process: Granian receives requests, the application responds to them."""

from __future__ import annotations

import asyncio
import ctypes
import gc
import os
import signal
import socket
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from granian import _granian
from granian._granian import CallbackScheduler
from granian.http import HTTP1Settings
from granian.server.mp import WorkerProcess

from tearsheet.serve.access_log import AccessLog
from tearsheet.serve.application import Application
from tearsheet.serve.granian_types import GranianExchange
from tearsheet.serve.metrics import Metrics

# An open connection costs a few kilobytes, so a worker can hold many idle ones.
CONNECTIONS = 16_384

BACKLOG = 2048

MILLISECONDS_TO_ASK = 30_000
"""Timeout for the head of a request, and idle timeout before it."""

LARGEST_HEAD = 32 * 1024
"""Bytes; longer request heads get 431."""

SECONDS_BETWEEN_LOOKS = 1.0
SECONDS_BETWEEN_LINES = 0.25
"""Interval between flushes of the access log."""

LARGE_BLOCK = 128 * 1024
"""Bytes."""
_M_MMAP_THRESHOLD = -3

# Granian's type stubs are older than its code.
GRANIAN: Any = _granian
AS_GRANIAN_CALLS: Any = WorkerProcess.wrap_target

NO_TLS: tuple[Any, ...] = (False, None, None, None, "tls1.3", None, [], False)


@dataclass(frozen=True, slots=True, kw_only=True)
class WorkerSettings:
    """What all workers of one server get from their parent."""

    listeners: Sequence[socket.socket]
    """One for each worker. The parent holds them too: their backlog outlives a worker."""
    log: AccessLog | None = None
    metrics: Metrics | None = None


class CallDirectly(CallbackScheduler):
    """Calls the application in the thread that received the request.

    Granian makes every request a task of an event loop. Nothing here awaits, and
    a pass through the loop costs more than the response.
    """

    def __init__(
        self, _loop: object, respond: Callable[[GranianExchange], None], *_: object
    ) -> None:
        super().__init__()
        self._schedule_fn = respond


def answer_requests(
    number: int,
    application: Application,
    _socket: object,
    _pipe: object,
    loop: asyncio.AbstractEventLoop,
    *_settings: object,
    settings: WorkerSettings,
) -> None:
    """Serve requests until stopped; requests in progress are completed."""
    if settings.metrics:
        settings.metrics.begin(number - 1)
    stay_on_one_processor(number, len(settings.listeners))
    answer_in_batches()
    return_large_blocks()
    # Objects that live as long as the worker are excluded from garbage collection.
    gc.collect()
    gc.freeze()
    stop, stopped = GRANIAN.WorkerSignal(), asyncio.Event()
    stop.add_cb(lambda: loop.call_soon_threadsafe(stopped.set))
    listen_to_parent(loop, stop.set, application, settings.log)
    poll_release(loop, application, os.getppid())
    write_lines(loop, application, settings.log)
    scheduler = CallDirectly(loop, answer_with(application), None, None, None)
    open_worker(number, settings.listeners[number - 1]).serve_str(scheduler, loop, stop)
    loop.run_until_complete(stopped.wait())
    write_down(application, settings.log)


run_worker: Callable[..., None] = AS_GRANIAN_CALLS(answer_requests)
"""`answer_requests` with the signature that Granian calls, most of which is unused here."""


def stay_on_one_processor(number: int, workers: int) -> None:
    """Pin a worker's two threads, which wake each other for every request, to one processor.

    Only if there are exactly as many processors as workers: with a spare one,
    the scheduler may know better.
    """
    # Not every system has CPU affinity.
    if not hasattr(os, "sched_setaffinity"):
        return
    processors = sorted(os.sched_getaffinity(0))
    if len(processors) == workers:
        os.sched_setaffinity(0, {processors[number - 1]})


def answer_in_batches() -> None:
    """Let the reading thread finish its round before the responding one begins.

    By default, the scheduler switches between the two for every request, which
    costs as much as the responses do.
    """
    if hasattr(os, "SCHED_BATCH"):
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


def open_worker(number: int, listener: socket.socket) -> Any:
    """Create Granian's worker object."""
    settings = HTTP1Settings(header_read_timeout=MILLISECONDS_TO_ASK, max_buffer_size=LARGEST_HEAD)
    sockets = (None, GRANIAN.SocketHolder(os.dup(listener.fileno()), False, BACKLOG))
    metrics = (None, None)
    return GRANIAN.RSGIWorker(
        number,
        sockets,
        None,
        1,
        512,
        1,
        30,
        CONNECTIONS,
        "1",
        settings,
        None,
        False,
        None,
        *NO_TLS,
        metrics,
    )


def answer_with(application: Application) -> Callable[[GranianExchange], None]:
    """Callback for a request; an exception is logged and answered with 500."""

    def respond(exchange: GranianExchange) -> None:
        try:
            application(exchange.scope, exchange.proto)
        except BaseException as error:
            exchange.err(error)
            raise

    return respond


def listen_to_parent(
    loop: asyncio.AbstractEventLoop,
    stop: Callable[[], None],
    application: Application,
    log: AccessLog | None,
) -> None:
    """Handle the signals of the parent, and only those."""
    loop.add_signal_handler(signal.SIGTERM, stop)
    # Ctrl-C signals the whole process group; the parent stops the workers.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if log:
        loop.add_signal_handler(signal.SIGHUP, write_down, application, log)
    else:
        signal.signal(signal.SIGHUP, signal.SIG_IGN)


def poll_release(loop: asyncio.AbstractEventLoop, application: Application, parent: int) -> None:
    """Switch to a newer release at an interval, and exit if the parent is gone."""
    if os.getppid() != parent:
        os.kill(os.getpid(), signal.SIGTERM)
        return
    application.renew()
    application.tidy_up()
    loop.call_later(SECONDS_BETWEEN_LOOKS, poll_release, loop, application, parent)


def write_lines(
    loop: asyncio.AbstractEventLoop, application: Application, log: AccessLog | None
) -> None:
    """Flush the access log at an interval."""
    write_down(application, log)
    loop.call_later(SECONDS_BETWEEN_LINES, write_lines, loop, application, log)


def write_down(application: Application, log: AccessLog | None) -> None:
    """Flush the metrics and the access log."""
    application.observation.finish()
    if log:
        log.flush()
