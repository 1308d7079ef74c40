"""Answers a browser of this machine from the files of a bundle, and from documents in memory."""

from __future__ import annotations

import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from functools import partial
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from mimetypes import guess_type
from pathlib import Path
from typing import Any

KEPT = "max-age=31536000, immutable"
"""Hashed files are asked for once, by however many documents."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Answers:
    """What there is to be asked for."""

    documents: Mapping[str, str]
    """HTML, by address."""
    scripts: Mapping[str, Path]
    """Files of their own, by address."""
    assets: Path
    """The folder of everything else."""


@contextmanager
def hosting(answers: Answers) -> Iterator[str]:
    """Answer until the end of the block; the value is where."""
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
        """Answer one request."""
        path = self.path.partition("?")[0]
        if path == "/favicon.ico":
            # Browsers ask for it of their own accord.
            self.send_response(204)
            self.end_headers()
            return
        document = self._answers.documents.get(path)
        if document is not None:
            self._send(document.encode(), "text/html; charset=utf-8", "no-store")
            return
        file = self._answers.scripts.get(path) or self._answers.assets / path.lstrip("/")
        if ".." in file.parts or not file.is_file():
            self.send_error(404)
            return
        self._send(file.read_bytes(), guess_type(file.name)[0] or "text/plain", KEPT)

    def _send(self, body: bytes, kind: str, kept: str) -> None:
        # A document that is left before it has everything does not wait for the rest.
        with suppress(ConnectionError):
            self.send_response(200)
            self.send_header("Content-Type", kind)
            self.send_header("Cache-Control", kept)
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

    def log_message(self, *_words: object) -> None:
        """Say nothing: the report is about demos."""
