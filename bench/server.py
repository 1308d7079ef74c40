"""A tool's own server while it is measured: a port for it, and when it answers."""

from __future__ import annotations

import http.client
import socket
import subprocess
import time
from pathlib import Path
from urllib.parse import urlsplit

PATIENCE_START = 600.0


class ServerFailed(Exception):
    """A server ended, never answered, or never showed an edit."""


def wait_until_served(server: subprocess.Popen[bytes], address: str, log: Path) -> None:
    """Wait for the first answer.

    Raises:
        ServerFailed: the server ended before, or took far too long.
    """
    limit = time.monotonic() + PATIENCE_START
    while time.monotonic() < limit:
        if server.poll() is not None:
            raise ServerFailed(f"The server ended with {server.returncode}; see {log}.")
        if _answers(address):
            return
        time.sleep(0.1)
    raise ServerFailed(f"Nothing was served at {address} after {PATIENCE_START:.0f} s; see {log}.")


def _answers(address: str) -> bool:
    place = urlsplit(address)
    connection = http.client.HTTPConnection(place.netloc, timeout=60)
    try:
        # Some servers send the page of a single-page application only to those who ask for HTML.
        connection.request("GET", place.path, headers={"Accept": "text/html"})
        return connection.getresponse().status == http.client.OK
    except (OSError, http.client.HTTPException):
        return False
    finally:
        connection.close()


def find_free_port() -> int:
    """Find a port that nobody listens on."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        port: int = server.getsockname()[1]
        return port
