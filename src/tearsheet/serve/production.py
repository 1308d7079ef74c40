"""The server of production: Granian with a few workers, each holding the site's newest release."""

from __future__ import annotations

import logging
import os
import signal
import socket
import threading
from collections.abc import Callable
from functools import partial
from pathlib import Path

from granian.constants import HTTPModes, Interfaces
from granian.log import LogLevels
from granian.server import MPServer

from tearsheet.errors import MachineError
from tearsheet.serve.accidents import LOGGER, StopIsNoAccident
from tearsheet.serve.application import Application
from tearsheet.serve.release import load_release

LAST_PORT = 65535
BACKLOG = 2048

# An open connection costs a few kilobytes, so a worker may hold many that say nothing.
CONNECTIONS = 16_384

SECONDS_BETWEEN_KNOCKS = 0.02
SECONDS_TO_FINISH = 10

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


def serve_site(
    dist: Path, host: str, port: int, workers: int, announce: Callable[[str], None]
) -> None:
    """Serve the build in a folder until the process is told to stop.

    Says its address once it really listens; port 0 takes any free port. A new
    build in the folder's place is served within a second of its arrival.
    """
    load_release(dist)
    address = find_free_address(host, port)
    server = create_server(dist, address, workers)
    stopped = threading.Event()
    name = f"[{host}]" if ":" in host else host
    tell = partial(announce, f"http://{name}:{address[1]}")
    herald = threading.Thread(target=announce_listening, args=(address, tell, stopped), daemon=True)
    server.on_startup(herald.start)
    quiet = StopIsNoAccident(lambda: bool(server.interrupt_signal))
    server.on_startup(lambda: logging.getLogger(LOGGER).addFilter(quiet))
    server.on_startup(let_young_workers_stop)
    try:
        server.serve(target_loader=partial(Application, dist), wrap_loader=False)
    except SystemExit as ended:
        if server.interrupt_signal:
            return
        raise MachineError(
            "A worker of the server ended unexpectedly.",
            "What it said stands above; start the server again.",
        ) from ended
    finally:
        stopped.set()


def let_young_workers_stop() -> None:
    """Let a signal end a worker that has not set up its own way to stop.

    A forked worker inherits its parent's handlers, which would only note the
    signal in the worker's copy of the server, and nobody would ever read it.
    The signals wait while the process forks, so that none is lost in between.
    """

    def start_anew() -> None:
        for number in STOPS:
            signal.signal(number, signal.SIG_DFL)
        signal.pthread_sigmask(signal.SIG_UNBLOCK, STOPS)

    os.register_at_fork(
        before=lambda: signal.pthread_sigmask(signal.SIG_BLOCK, STOPS),
        after_in_parent=lambda: signal.pthread_sigmask(signal.SIG_UNBLOCK, STOPS),
        after_in_child=start_anew,
    )


def create_server(dist: Path, address: tuple[str, int], workers: int) -> MPServer:
    """Create the server for an address; it opens its sockets when it starts."""
    return MPServer(
        target=f"tearsheet serve {dist}",
        address=address[0],
        port=address[1],
        interface=Interfaces.RSGI,
        http=HTTPModes.http1,
        workers=workers,
        websockets=False,
        backlog=BACKLOG,
        backpressure=CONNECTIONS,
        workers_kill_timeout=SECONDS_TO_FINISH,
        log_level=LogLevels.error,
        log_dictconfig=LOG,
    )


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


def announce_listening(
    address: tuple[str, int], tell: Callable[[], None], stopped: threading.Event
) -> None:
    """Knock until a worker opens, then tell."""
    while not stopped.wait(SECONDS_BETWEEN_KNOCKS):
        try:
            socket.create_connection(address, timeout=1).close()
        except OSError:
            continue
        tell()
        return
