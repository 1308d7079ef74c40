"""The production server: Granian with several workers, each serving the newest release."""

from __future__ import annotations

import logging
import multiprocessing
import os
import resource
import signal
import socket
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from granian.constants import Interfaces
from granian.log import LogLevels
from granian.server import MPServer

from tearsheet.errors import MachineError
from tearsheet.serve.access_log import AccessLog
from tearsheet.serve.application import Application
from tearsheet.serve.expected_exits import LOGGER, ExpectExits
from tearsheet.serve.metrics import Metrics
from tearsheet.serve.release import load_release
from tearsheet.serve.worker import BACKLOG, WorkerSettings, run_worker

LAST_PORT = 65535

SECONDS_TO_FINISH = 10

MILLISECONDS_TO_TAKE = 30_000
"""Send timeout: a client that acknowledges nothing for so long is disconnected."""

STOPS = (signal.SIGINT, signal.SIGTERM)

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
    # Open before the workers start: early connections wait in the backlog.
    with ExitStack() as stack:
        listeners = open_until(stack, host, port, workers)
        metrics = None
        if watching.metrics_address:
            # Imported lazily: the metrics library takes 4 MB, and most servers do without.
            from tearsheet.serve.metrics_server import MetricsServer

            listener = open_until(stack, *watching.metrics_address, 1)[0]
            metrics = Metrics(workers)
            MetricsServer(listener, metrics, dist).start()
        settings = WorkerSettings(listeners=listeners, log=watching.log, metrics=metrics)
        name = f"[{host}]" if ":" in host else host
        address = f"http://{name}:{listeners[0].getsockname()[1]}"
        run_workers(dist, settings, partial(announce, address))


def open_until(stack: ExitStack, host: str, port: int, count: int) -> list[socket.socket]:
    """Open listening sockets that are closed with the stack."""
    return [stack.enter_context(listener) for listener in listen(host, port, count)]


def allow_many_connections() -> None:
    """Raise the limit of open files to its maximum: each connection is one."""
    _, hard_limit = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard_limit, hard_limit))


def run_workers(dist: Path, settings: WorkerSettings, announce: Callable[[], None]) -> None:
    """Run workers, and respawn those that exit, until the process is stopped."""
    server = Server(dist, settings.listeners)
    shutdown_filter = ExpectExits(lambda: server.interrupt_signal)
    server.on_startup(lambda: logging.getLogger(LOGGER).addFilter(shutdown_filter))
    server.on_startup(reset_signals_in_workers)
    server.on_startup(announce)
    observers = [counter.observe for counter in (settings.metrics, settings.log) if counter]
    try:
        server.serve(
            spawn_target=partial(run_worker, settings=settings),
            target_loader=partial(Application, dist, observers),
            wrap_loader=False,
        )
    except SystemExit as error:
        if server.interrupt_signal:
            return
        raise MachineError(
            "The workers of the server end as soon as they begin.",
            "What they said stands above; start the server again.",
        ) from error


class Server(MPServer):
    """Granian's parent process, with listening sockets that the workers inherit."""

    def __init__(self, dist: Path, listeners: Sequence[socket.socket]) -> None:
        # Only forked workers inherit open sockets and shared memory.
        multiprocessing.set_start_method("fork", force=True)
        super().__init__(
            target=f"tearsheet serve {dist}",
            interface=Interfaces.RSGI,
            workers=len(listeners),
            respawn_failed_workers=True,
            workers_kill_timeout=SECONDS_TO_FINISH,
            log_level=LogLevels.error,
            log_dictconfig=LOG,
        )
        self._listeners = listeners

    def _init_shared_socket(self) -> None:
        self._ssp = self._shd = self._sfd = self._sso = None

    def _drop_shared_socket(self) -> None:
        """Stop accepting connections before the workers finish theirs."""
        for listener in self._listeners:
            listener.close()

    def signal_handler_reload(self, *_: object) -> None:
        """Forward SIGHUP to the workers, which reopen their log, instead of restarting them."""
        for worker in self.wrks:
            if worker.inner.is_alive():
                os.kill(worker.inner.pid, signal.SIGHUP)


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


def listen(host: str, port: int, workers: int) -> list[socket.socket]:
    """Open a socket for each worker at one address; the kernel balances connections among them."""
    address = find_free_address(host, port)
    try:
        return [_listen(address) for _ in range(workers)]
    except OSError as error:
        raise unavailable(host, port, error) from error


def _listen(address: tuple[str, int]) -> socket.socket:
    family = socket.AF_INET6 if ":" in address[0] else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        # Inherited by every connection: stalled clients do not hold memory forever.
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, MILLISECONDS_TO_TAKE)
    listener.bind(address)
    listener.listen(BACKLOG)
    return listener


def find_free_address(host: str, port: int) -> tuple[str, int]:
    """Resolve a host and port that are not in use yet.

    The workers share their port (SO_REUSEPORT), so a second server could bind
    it too, and each would get half of the connections.
    """
    # The system would take a larger number modulo 65536.
    if not 0 <= port <= LAST_PORT:
        raise MachineError(f"There is no port {port}.", f"Use a port from 1024 to {LAST_PORT}.")
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        with socket.socket(family, kind, protocol) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(address)
            return str(address[0]), int(probe.getsockname()[1])
    except OSError as error:
        raise unavailable(host, port, error) from error


def unavailable(host: str, port: int, error: OSError) -> MachineError:
    """Explain why a server cannot listen on an address."""
    reason = error.strerror or str(error)
    if isinstance(error, socket.gaierror):
        return MachineError(
            f'There is no host "{host}": {reason}.', "Use 127.0.0.1, or 0.0.0.0 for all networks."
        )
    if isinstance(error, PermissionError):
        return MachineError(
            f"Port {port} may not be opened: {reason}.", f"Use a port from 1024 to {LAST_PORT}."
        )
    other = port + 1 if port < LAST_PORT else 8000
    return MachineError(
        f"Cannot listen on {host}, port {port}: {reason}.",
        f"Stop what uses it, or choose another port: --port {other}.",
    )
