"""The server of production: Granian with a few workers, each holding the site's newest release."""

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
"""For a visitor to take what was sent; who takes nothing for so long is disconnected."""

STOPS = (signal.SIGINT, signal.SIGTERM)

# Standard output belongs to whoever called; a worker's accident is told on standard error.
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
    """How the server is watched while it works."""

    log: AccessLog | None = None
    metrics_address: tuple[str, int] | None = None
    """Where its numbers are told; nowhere if there is none."""


def serve_site(
    dist: Path,
    host: str,
    port: int,
    workers: int,
    announce: Callable[[str], None],
    watching: Watching = Watching(),
) -> None:
    """Serve the build in a folder until the process is told to stop.

    Says its address once it can be asked; port 0 takes any free port. A new
    build in the folder's place is served within a second of its arrival.
    """
    load_release(dist)
    allow_many_connections()
    # From here on nobody is turned away: who comes before the workers waits for them.
    with ExitStack() as until_the_end:
        listeners = open_until(until_the_end, host, port, workers)
        metrics = None
        if watching.metrics_address:
            # Most servers are not watched, and what writes the metrics takes 4 MB.
            from tearsheet.serve.metrics_server import MetricsServer

            apart = open_until(until_the_end, *watching.metrics_address, 1)[0]
            metrics = Metrics(workers)
            MetricsServer(apart, metrics, dist).start()
        settings = WorkerSettings(listeners=listeners, log=watching.log, metrics=metrics)
        name = f"[{host}]" if ":" in host else host
        address = f"http://{name}:{listeners[0].getsockname()[1]}"
        run_workers(dist, settings, partial(announce, address))


def open_until(stack: ExitStack, host: str, port: int, count: int) -> list[socket.socket]:
    """Open sockets at an address, to be closed with everything else."""
    return [stack.enter_context(listener) for listener in listen(host, port, count)]


def allow_many_connections() -> None:
    """Open as many files as the system lets us: each visitor is one."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def run_workers(dist: Path, settings: WorkerSettings, announce: Callable[[], None]) -> None:
    """Let workers answer, and replace those that end, until the process is told to stop."""
    server = Server(dist, settings.listeners)
    quiet = ExpectExits(lambda: server.interrupt_signal)
    server.on_startup(lambda: logging.getLogger(LOGGER).addFilter(quiet))
    server.on_startup(let_young_workers_stop)
    server.on_startup(announce)
    observers = [counter.observe for counter in (settings.metrics, settings.log) if counter]
    try:
        server.serve(
            spawn_target=partial(run_worker, settings=settings),
            target_loader=partial(Application, dist, observers),
            wrap_loader=False,
        )
    except SystemExit as ended:
        if server.interrupt_signal:
            return
        raise MachineError(
            "The workers of the server end as soon as they begin.",
            "What they said stands above; start the server again.",
        ) from ended


class Server(MPServer):
    """Granian's parent of workers, which open no sockets of their own."""

    def __init__(self, dist: Path, listeners: Sequence[socket.socket]) -> None:
        # The workers inherit open sockets and shared memory, which only a fork hands down.
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
        """Take no more visitors, before the workers finish with those they have."""
        for listener in self._listeners:
            listener.close()

    def signal_handler_reload(self, *_: object) -> None:
        """Pass it on to the workers, who look where their log is; visitors notice nothing."""
        for worker in self.wrks:
            if worker.inner.is_alive():
                os.kill(worker.inner.pid, signal.SIGHUP)


def let_young_workers_stop() -> None:
    """Let a signal end a worker that has not set up its own way to stop.

    A forked worker inherits its parent's handlers, which would only note the
    signal in the worker's copy of the server, and nobody would ever read it.
    The signals wait while the process forks, so that none is lost in between.
    """

    def start_anew() -> None:
        for number in STOPS:
            signal.signal(number, signal.SIG_DFL)
        signal.signal(signal.SIGHUP, signal.SIG_IGN)
        signal.pthread_sigmask(signal.SIG_UNBLOCK, STOPS)

    os.register_at_fork(
        before=lambda: signal.pthread_sigmask(signal.SIG_BLOCK, STOPS),
        after_in_parent=lambda: signal.pthread_sigmask(signal.SIG_UNBLOCK, STOPS),
        after_in_child=start_anew,
    )


def listen(host: str, port: int, workers: int) -> list[socket.socket]:
    """Open a socket for each worker, all at one address; the system deals visitors out to them."""
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
        # Every connection inherits it: who stops reading does not hold our memory for good.
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, MILLISECONDS_TO_TAKE)
    listener.bind(address)
    listener.listen(BACKLOG)
    return listener


def find_free_address(host: str, port: int) -> tuple[str, int]:
    """Find the numeric address of a host and port that nobody listens on yet.

    The workers share their port, so the system would let a second server
    share it too, and each would answer half of the visitors.
    """
    # The system would take a larger number modulo 65536, and serve where nobody looks.
    if not 0 <= port <= LAST_PORT:
        raise MachineError(f"There is no port {port}.", f"Use a port from 1024 to {LAST_PORT}.")
    try:
        family, kind, protocol, _, place = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        with socket.socket(family, kind, protocol) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(place)
            return str(place[0]), int(probe.getsockname()[1])
    except OSError as error:
        raise unavailable(host, port, error) from error


def unavailable(host: str, port: int, error: OSError) -> MachineError:
    """Say why an address cannot be served at."""
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
