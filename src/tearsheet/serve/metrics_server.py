"""The port that Prometheus reads: apart from the site's, so that no visitor reaches it."""

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
"""Of the release's digest: enough to tell it from all others."""


class MetricsServer(ThreadingHTTPServer):
    """Answers on a socket that is open already, in threads that end with the process."""

    daemon_threads = True

    def __init__(self, listener: socket.socket, metrics: Metrics, dist: Path) -> None:
        super().__init__(listener.getsockname()[:2], _Handler, bind_and_activate=False)
        self.socket.close()
        self.socket = listener
        self._metrics = metrics
        self._dist = dist

    def start(self) -> None:
        """Answer from now on."""
        threading.Thread(target=self.serve_forever, daemon=True).start()

    def describe(self, accepted: str) -> tuple[str, bytes]:
        """Write the metrics as they are wanted: the type of the text, and the text."""
        write, media_type = choose_encoder(accepted)
        around = poll_release(self._metrics, self._dist)
        return media_type, write(Exposition(self._metrics, around))


class _Handler(BaseHTTPRequestHandler):
    server: MetricsServer
    timeout = SECONDS_TO_ASK

    def do_GET(self) -> None:
        """Answer the one address there is."""
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
        """Name no server."""
        return "-"

    def log_message(self, *_words: object) -> None:
        """Keep the questions of a machine, which come every few seconds, out of everything."""


def poll_release(metrics: Metrics, dist: Path) -> ServerState:
    """Look up what nobody counts: the build, and the workers."""
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
    """The memory of a process; none when it has ended."""
    try:
        pages = Path(f"/proc/{process}/statm").read_text().split()[1]
    except OSError:
        return None
    return int(pages) * os.sysconf("SC_PAGE_SIZE")
