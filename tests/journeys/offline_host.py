"""A server for a built site that can be slow, fail, stop answering and publish another build."""

from __future__ import annotations

import threading
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import unquote, urlsplit

from tearsheet.output.headers import cache_control, content_type
from tearsheet.output.manifest import load_manifest
from tearsheet.serve.routing import File, Redirect, find_answer

NOT_FOUND = "404.html"


@dataclass
class Host:
    """One address, and what stands behind it right now."""

    site: Path
    failing: dict[str, int] = field(default_factory=dict)
    """The status some addresses answer with."""
    held: dict[str, threading.Event] = field(default_factory=dict)
    """Some addresses answer only when they are let."""
    other: dict[str, bytes] = field(default_factory=dict)
    """Files beside those of the build, or in their place."""
    asked: list[str] = field(default_factory=list)
    _server: ThreadingHTTPServer | None = None
    _port: int = 0

    @property
    def address(self) -> str:
        """Where it is, also while it does not answer."""
        return f"http://127.0.0.1:{self._port}"

    def begin(self) -> None:
        """Answer, under the same address every time."""
        host = self

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                host.answer(self)

            def do_HEAD(self) -> None:
                host.answer(self)

            def log_message(self, *_: object) -> None:
                """Tests have enough to say."""

        self._server = ThreadingHTTPServer(("127.0.0.1", self._port), Handler)
        self._port = self._server.server_address[1]
        threading.Thread(target=self._server.serve_forever, args=(0.02,), daemon=True).start()

    def stop(self) -> None:
        """Answer no more."""
        if self._server:
            self._server.shutdown()
            self._server.server_close()
            self._server = None

    def answer(self, request: BaseHTTPRequestHandler) -> None:
        """Answer one request."""
        path = unquote(urlsplit(request.path).path)
        self.asked.append(path)
        if path in self.held:
            self.held[path].wait()
        if path in self.failing:
            return self._send(request, self.failing[path], b"It does not work.", "text/plain")
        if path in self.other:
            return self._send_file(request, path.lstrip("/"), self.other[path])
        found = find_answer(path, load_manifest(self.site).files, {}, ())
        if isinstance(found, File):
            return self._send_file(request, found.path, (self.site / found.path).read_bytes())
        if isinstance(found, Redirect):
            return self._send(request, found.status, b"", "text/plain", location=found.location)
        lost = (self.site / NOT_FOUND).read_bytes()
        return self._send(request, 404, lost, content_type(NOT_FOUND))

    def _send_file(self, request: BaseHTTPRequestHandler, path: str, data: bytes) -> None:
        kept = cache_control(path)
        self._send(request, 200, data, content_type(path), **{"cache-control": kept})

    def _send(
        self,
        request: BaseHTTPRequestHandler,
        status: int,
        data: bytes,
        kind: str,
        **headers: str,
    ) -> None:
        try:
            request.send_response(status)
            for name, value in {"content-type": kind, **headers}.items():
                request.send_header(name, value)
            request.send_header("content-length", str(len(data)))
            request.end_headers()
            if request.command != "HEAD":
                request.wfile.write(data)
        except ConnectionError:
            # The browser has gone elsewhere meanwhile.
            request.close_connection = True
