"""Serves a folder as any web server would, so that every tool's output is met the same way."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path


class _Silent(SimpleHTTPRequestHandler):
    def log_message(self, *_words: object) -> None:
        """Keep the requests out of the report."""


@contextmanager
def serve_folder(folder: Path) -> Iterator[str]:
    """Serve until the end of the block; the value is the address of the top folder."""
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(_Silent, directory=str(folder))) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        try:
            yield f"http://127.0.0.1:{server.server_address[1]}"
        finally:
            server.shutdown()
