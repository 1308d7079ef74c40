"""One process that answers: Granian brings the requests, the application answers them."""

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

# An open connection costs a few kilobytes, so a worker may hold many that say nothing.
CONNECTIONS = 16_384

BACKLOG = 2048

MILLISECONDS_TO_ASK = 30_000
"""For the head of a request, and before it: who says nothing for so long is disconnected."""

LARGEST_HEAD = 32 * 1024
"""Bytes; what is longer is refused with 431."""

SECONDS_BETWEEN_LOOKS = 1.0
SECONDS_BETWEEN_LINES = 0.25
"""How long a line of the access log may wait for others to be written with."""

LARGE_PIECE = 128 * 1024
"""Bytes."""
_M_MMAP_THRESHOLD = -3

# What Granian says of these types is of an older version than they are.
GRANIAN: Any = _granian
AS_GRANIAN_CALLS: Any = WorkerProcess.wrap_target

NO_TLS: tuple[Any, ...] = (False, None, None, None, "tls1.3", None, [], False)


@dataclass(frozen=True, slots=True, kw_only=True)
class WorkerSettings:
    """What the workers of one server are given by their parent."""

    listeners: Sequence[socket.socket]
    """One for each. Their parent holds them too: what waits there outlives a worker."""
    log: AccessLog | None = None
    metrics: Metrics | None = None


class CallDirectly(CallbackScheduler):
    """Answers in the thread that brings the request.

    Granian makes every request a task of an event loop. Nothing here waits for
    anything, and the way through the loop costs more than the answer.
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
    """Answer requests until told to stop; those that were begun are finished."""
    if settings.metrics:
        settings.metrics.begin(number - 1)
    stay_on_one_processor(number, len(settings.listeners))
    answer_in_batches()
    give_large_pieces_back()
    # What lives as long as the worker is not looked through again and again.
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
"""The same as Granian calls it, with much that matters to other applications."""


def stay_on_one_processor(number: int, workers: int) -> None:
    """Keep a worker's two threads, which wake each other for every request, side by side.

    Only where each worker can have a processor of its own and none is left over:
    with one to spare, the system may know better.
    """
    # Not every system lets a process choose.
    if not hasattr(os, "sched_setaffinity"):
        return
    processors = sorted(os.sched_getaffinity(0))
    if len(processors) == workers:
        os.sched_setaffinity(0, {processors[number - 1]})


def answer_in_batches() -> None:
    """Let the thread that reads finish its round before the one that answers begins.

    As it is, the system changes between the two for every request, which costs
    as much as the answers do.
    """
    if hasattr(os, "SCHED_BATCH"):
        os.sched_setscheduler(0, os.SCHED_BATCH, os.sched_param(0))


def give_large_pieces_back() -> None:
    """Let the memory of a large answer go back to the system as soon as it is sent.

    Otherwise the C library learns to keep such pieces, and the holes between
    them cost a worker that has sent a whole site some ten megabytes.
    """
    try:
        ctypes.CDLL(None).mallopt(_M_MMAP_THRESHOLD, LARGE_PIECE)
    except AttributeError:
        # Not every C library has this, nor the habit.
        return


def open_worker(number: int, listener: socket.socket) -> Any:
    """Make Granian's part of a worker."""
    settings = HTTP1Settings(header_read_timeout=MILLISECONDS_TO_ASK, max_buffer_size=LARGEST_HEAD)
    place = (None, GRANIAN.SocketHolder(os.dup(listener.fileno()), False, BACKLOG))
    metrics = (None, None)
    return GRANIAN.RSGIWorker(
        number,
        place,
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
    """What is done with a request; a defect of ours is told, and answered with 500."""

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
    """Obey the signals of the parent, and only those."""
    loop.add_signal_handler(signal.SIGTERM, stop)
    # Ctrl-C reaches the whole family of processes; it is the parent that tells workers to stop.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if log:
        loop.add_signal_handler(signal.SIGHUP, write_down, application, log)
    else:
        signal.signal(signal.SIGHUP, signal.SIG_IGN)


def poll_release(loop: asyncio.AbstractEventLoop, application: Application, parent: int) -> None:
    """Take a newer release into service, now and then, and leave when the parent is gone."""
    if os.getppid() != parent:
        os.kill(os.getpid(), signal.SIGTERM)
        return
    application.renew()
    application.tidy_up()
    loop.call_later(SECONDS_BETWEEN_LOOKS, poll_release, loop, application, parent)


def write_lines(
    loop: asyncio.AbstractEventLoop, application: Application, log: AccessLog | None
) -> None:
    """Write down what was answered, now and then."""
    write_down(application, log)
    loop.call_later(SECONDS_BETWEEN_LINES, write_lines, loop, application, log)


def write_down(application: Application, log: AccessLog | None) -> None:
    """Count and write down everything that was answered so far."""
    application.observation.finish()
    if log:
        log.flush()
