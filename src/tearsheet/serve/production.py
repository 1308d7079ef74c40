"""The production server: Granian with several workers, each serving the newest release."""

from __future__ import annotations

import logging
import multiprocessing
import os
import resource
import signal
import threading
from collections.abc import Callable
from contextlib import ExitStack, closing
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from granian import Granian
from granian.constants import HTTPModes, Interfaces, Loops
from granian.http import HTTP1Settings
from granian.log import LogLevels

from tearsheet.errors import MachineError
from tearsheet.serve.access_log import AccessLog
from tearsheet.serve.expected_exits import LOGGER, ExpectExits
from tearsheet.serve.listening import reserve, wait_until_reachable
from tearsheet.serve.metrics import Metrics
from tearsheet.serve.release import load_release
from tearsheet.serve.worker import STOPS, WorkerSettings, load_worker
from tearsheet.serve.worker_numbers import WorkerNumbers

if TYPE_CHECKING:
    from granian.server.common import AbstractServer

CONNECTIONS = 16_384
"""Of each worker. An open one costs a few kilobytes, so a worker can hold many idle ones."""

BACKLOG = 2048

MILLISECONDS_TO_ASK = 30_000
"""Timeout for the head of a request, and idle timeout before it."""

LARGEST_HEAD = 32 * 1024
"""Bytes; longer request heads get 431."""

SECONDS_TO_FINISH = 10

# Standard output belongs to the caller; errors of workers are logged to standard error.
LOG = {
    "handlers": {
        "console": {
            "formatter": "generic",
            "class": "logging.StreamHandler",
            "stream": "ext://sys.stderr",
        },
        "access": {"formatter": "access", "class": "logging.NullHandler"},
    }
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Watching:
    """Access log and metrics of the server."""

    log: AccessLog | None = None
    metrics_address: tuple[str, int] | None = None
    """Host and port of the metrics endpoint; None for no endpoint."""


def serve_site(
    dist: Path,
    host: str,
    port: int,
    workers: int,
    announce: Callable[[str], None],
    watching: Watching = Watching(),
) -> None:
    """Serve the build in a folder until the process is stopped.

    Announces its address once it accepts connections; port 0 takes any free port.
    A new build in the folder is served within a second.
    """
    load_release(dist)
    allow_many_connections()
    with ExitStack() as stack:
        address = stack.enter_context(reserve(host, port)).getsockname()[:2]
        settings = WorkerSettings(
            dist=dist,
            port=address[1],
            numbers=stack.enter_context(closing(WorkerNumbers(workers))),
            log=watching.log,
            metrics=start_metrics(stack, watching, workers, dist),
        )
        name = f"[{host}]" if ":" in host else host
        run_workers(address, settings, partial(announce, f"http://{name}:{address[1]}"))


def start_metrics(stack: ExitStack, watching: Watching, workers: int, dist: Path) -> Metrics | None:
    """Start the metrics endpoint, if one is wanted; it ends with the stack."""
    if watching.metrics_address is None:
        return None
    # Imported lazily: the metrics library takes 4 MB, and most servers do without.
    from tearsheet.serve.metrics_server import MetricsServer

    listener = stack.enter_context(reserve(*watching.metrics_address))
    listener.listen()
    metrics = Metrics(workers)
    MetricsServer(listener, metrics, dist).start()
    return metrics


def allow_many_connections() -> None:
    """Raise the limit of open files to its maximum: each connection is one."""
    _, hard_limit = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard_limit, hard_limit))


def run_workers(
    address: tuple[str, int], settings: WorkerSettings, announce: Callable[[], None]
) -> None:
    """Run workers, and respawn those that exit, until the process is stopped."""
    server, stopping = make_server(address, settings.numbers.count), threading.Event()
    server.on_startup(lambda: logging.getLogger(LOGGER).addFilter(ExpectExits(stopping)))
    server.on_startup(partial(handle_signals, stopping))
    server.on_startup(partial(announce_when_reachable, address, announce))
    try:
        server.serve(target_loader=partial(load_worker, settings), wrap_loader=False)
    except SystemExit as error:
        if stopping.is_set():
            return
        raise MachineError(
            "The workers of the server end as soon as they begin.",
            "What they said stands above; start the server again.",
        ) from error


def make_server(address: tuple[str, int], workers: int) -> AbstractServer[Any]:
    """Create Granian's parent process."""
    # Only forked workers inherit shared memory and the signals that are blocked.
    multiprocessing.set_start_method("fork", force=True)
    host, port = address
    return Granian(
        "tearsheet",
        host,
        port,
        interface=Interfaces.RSGI,
        loop=Loops.auto,
        workers=workers,
        http=HTTPModes.http1,
        http1_settings=HTTP1Settings(
            header_read_timeout=MILLISECONDS_TO_ASK, max_buffer_size=LARGEST_HEAD
        ),
        websockets=False,
        backlog=BACKLOG,
        backpressure=CONNECTIONS,
        respawn_failed_workers=True,
        workers_kill_timeout=SECONDS_TO_FINISH,
        log_level=LogLevels.error,
        log_dictconfig=LOG,
    )


def announce_when_reachable(address: tuple[str, int], announce: Callable[[], None]) -> None:
    """Announce the server, from a thread, once a worker accepts connections."""

    def wait_and_announce() -> None:
        wait_until_reachable(address)
        announce()

    threading.Thread(target=wait_and_announce, daemon=True).start()


def handle_signals(stopping: threading.Event) -> None:
    """Note in the parent that it is told to stop, and pass SIGHUP on to the workers.

    Granian has its handlers by now. It would replace all workers at SIGHUP,
    where they only have to open their log anew.
    """
    for number in STOPS:
        signal.signal(number, note_and_call(stopping, signal.getsignal(number)))
    signal.signal(signal.SIGHUP, pass_on)
    reset_signals_in_workers()


def note_and_call(stopping: threading.Event, handler: object) -> Callable[..., None]:
    """A signal handler that notes the signal before it calls another handler."""

    def note(*arguments: object) -> None:
        stopping.set()
        if callable(handler):
            handler(*arguments)

    return note


def pass_on(number: int, _frame: object) -> None:
    """Send a signal to all workers."""
    for worker in multiprocessing.active_children():
        if worker.pid:
            os.kill(worker.pid, number)


def reset_signals_in_workers() -> None:
    """Restore default signal handling in forked workers until they install their own.

    A forked worker inherits its parent's handlers, which would only set a flag
    in the worker's copy of the server that is never read. Signals are blocked
    during the fork, so that none is lost in between.
    """

    def reset_handlers() -> None:
        for number in STOPS:
            signal.signal(number, signal.SIG_DFL)
        signal.signal(signal.SIGHUP, signal.SIG_IGN)
        signal.pthread_sigmask(signal.SIG_UNBLOCK, STOPS)

    os.register_at_fork(
        before=lambda: signal.pthread_sigmask(signal.SIG_BLOCK, STOPS),
        after_in_parent=lambda: signal.pthread_sigmask(signal.SIG_UNBLOCK, STOPS),
        after_in_child=reset_handlers,
    )
