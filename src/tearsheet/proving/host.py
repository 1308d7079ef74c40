"""Local HTTP server for files of a bundle and documents in memory."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from functools import partial
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from mimetypes import guess_type
from pathlib import Path
from typing import Any

IMMUTABLE = "max-age=31536000, immutable"
"""Hashed files are requested once for all documents."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Answers:
    """What the server responds with."""

    find_document: Callable[[str], str | None]
    """HTML by address."""
    scripts: Mapping[str, Path]
    """Individual files by address."""
    assets: Path
    """The folder of all other files."""


@contextmanager
def hosting(answers: Answers) -> Iterator[str]:
    """Serve until the end of the block; yields the origin."""
    handler = partial(_Handler, answers)
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, args=(0.01,), daemon=True).start()
        try:
            yield f"http://127.0.0.1:{server.server_address[1]}"
        finally:
            server.shutdown()


class _Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def __init__(self, answers: Answers, *connection: Any) -> None:
        self._answers = answers
        super().__init__(*connection)

    def do_GET(self) -> None:
        """Handle one request."""
        path = self.path.partition("?")[0]
        if path == "/favicon.ico":
            # Requested automatically by browsers.
            self.send_response(204)
            self.end_headers()
            return
        document = self._answers.find_document(path)
        if document is not None:
            self._send(document.encode(), "text/html; charset=utf-8", "no-store")
            return
        file = self._answers.scripts.get(path) or self._answers.assets / path.lstrip("/")
        if ".." in file.parts or not file.is_file():
            self.send_error(404)
            return
        self._send(file.read_bytes(), guess_type(file.name)[0] or "text/plain", IMMUTABLE)

    def _send(self, body: bytes, content_type: str, cache_control: str) -> None:
        # Browsers close connections when a page is left before it has loaded.
        with suppress(ConnectionError):
            self.send_response(200)
            self.send_header("Content-Type", content_type)
            self.send_header("Cache-Control", cache_control)
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

    def log_message(self, *_words: object) -> None:
        """Log nothing."""
