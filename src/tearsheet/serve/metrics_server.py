"""The metrics endpoint for Prometheus, on a port of its own that visitors cannot reach."""

from __future__ import annotations

import os
import socket
import threading
import time
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from prometheus_client.exposition import choose_encoder

from tearsheet.output.manifest import MANIFEST, tree_digest
from tearsheet.serve.exposition import Exposition, ServerState
from tearsheet.serve.metrics import Metrics

ADDRESS = "/metrics"
SECONDS_TO_ASK = 5
DIGITS = 12
"""Length of the release's digest in a label; enough to be unique."""


class MetricsServer(ThreadingHTTPServer):
    """Serves metrics on an open socket, in daemon threads."""

    daemon_threads = True

    def __init__(self, listener: socket.socket, metrics: Metrics, dist: Path) -> None:
        super().__init__(listener.getsockname()[:2], _Handler, bind_and_activate=False)
        self.socket.close()
        self.socket = listener
        self._metrics = metrics
        self._dist = dist

    def start(self) -> None:
        """Start serving in a background thread."""
        threading.Thread(target=self.serve_forever, daemon=True).start()

    def describe(self, accepted: str) -> tuple[str, bytes]:
        """Media type and text of the metrics, in the format an Accept header prefers."""
        write, media_type = choose_encoder(accepted)
        state = poll_release(self._metrics, self._dist)
        return media_type, write(Exposition(self._metrics, state))


class _Handler(BaseHTTPRequestHandler):
    server: MetricsServer
    timeout = SECONDS_TO_ASK

    def do_GET(self) -> None:
        """Serve the metrics; 404 for any other path."""
        if self.path.partition("?")[0] != ADDRESS:
            hint = f"The metrics are at {ADDRESS}.\n".encode()
            self._send(HTTPStatus.NOT_FOUND, "text/plain; charset=utf-8", hint)
            return
        self._send(HTTPStatus.OK, *self.server.describe(self.headers.get("accept", "")))

    def _send(self, status: HTTPStatus, media_type: str, body: bytes) -> None:
        self.send_response(status)
        self.send_header("Content-Type", media_type)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def version_string(self) -> str:
        """The Server header, without name and version."""
        return "-"

    def log_message(self, *_words: object) -> None:
        """Log nothing: scrapes come every few seconds."""


def poll_release(metrics: Metrics, dist: Path) -> ServerState:
    """Read the state of the build and the workers."""
    memory = {
        str(process): size
        for process in metrics.processes()
        if (size := _resident_bytes(process)) is not None
    }
    return ServerState(
        release=tree_digest(dist)[:DIGITS], age=_age(dist), workers=len(memory), memory=memory
    )


def _age(dist: Path) -> float:
    try:
        return max(time.time() - (dist / MANIFEST).stat().st_mtime, 0.0)
    except OSError:
        return 0.0


def _resident_bytes(process: int) -> int | None:
    """Resident memory of a process; None if it has ended."""
    try:
        pages = Path(f"/proc/{process}/statm").read_text().split()[1]
    except OSError:
        return None
    return int(pages) * os.sysconf("SC_PAGE_SIZE")
