"""The address at which a server listens."""

from __future__ import annotations

import socket
import time
from pathlib import Path

from tearsheet.errors import MachineError

LAST_PORT = 65535

MILLISECONDS_TO_TAKE = 30_000
"""Send timeout: a client that acknowledges nothing for so long is disconnected."""

SECONDS_BETWEEN_TRIES = 0.02

DESCRIPTORS = Path("/proc/self/fd")


def reserve(host: str, port: int) -> socket.socket:
    """Bind a socket that keeps an address from other programs; the workers bind it as well.

    Connections come only to sockets that listen, which this one does not.

    Raises:
        MachineError: the address is in use, or is none.
    """
    address = find_free_address(host, port)
    reserved = socket.socket(family_of(address[0]), socket.SOCK_STREAM)
    try:
        reserved.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        reserved.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        reserved.bind(address)
    except OSError as error:
        reserved.close()
        raise unavailable(host, port, error) from error
    return reserved


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


def family_of(address: str) -> socket.AddressFamily:
    """The family of an IP address."""
    return socket.AF_INET6 if ":" in address else socket.AF_INET


def wait_until_reachable(address: tuple[str, int]) -> None:
    """Return when a connection to an address is accepted."""
    while True:
        with socket.socket(family_of(address[0]), socket.SOCK_STREAM) as probe:
            if probe.connect_ex(address) == 0:
                return
        time.sleep(SECONDS_BETWEEN_TRIES)


def disconnect_stalled_clients(port: int) -> bool:
    """Set the send timeout of the connections to a port; False if this process listens to none.

    Granian opens the listening sockets and has no option for this. They are
    found among the open files of the process; connections inherit from them.
    """
    if not hasattr(socket, "TCP_USER_TIMEOUT") or not DESCRIPTORS.exists():
        return True
    files = [int(path.name) for path in DESCRIPTORS.iterdir()]
    # Several sockets may listen to the port, so all are looked at.
    return sum(_limit_sending(file, port) for file in files) > 0


def _limit_sending(descriptor: int, port: int) -> bool:
    try:
        with socket.fromfd(descriptor, socket.AF_INET, socket.SOCK_STREAM) as file:
            if not _is_listening(file) or file.getsockname()[1] != port:
                return False
            timeout = socket.TCP_USER_TIMEOUT
            file.setsockopt(socket.IPPROTO_TCP, timeout, MILLISECONDS_TO_TAKE)
            return True
    except OSError:
        # Most open files are no sockets.
        return False


def _is_listening(file: socket.socket) -> bool:
    protocol = file.getsockopt(socket.SOL_SOCKET, socket.SO_PROTOCOL)
    listens = file.getsockopt(socket.SOL_SOCKET, socket.SO_ACCEPTCONN)
    return protocol == socket.IPPROTO_TCP and bool(listens)


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
