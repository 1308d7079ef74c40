"""A small site whose demos are there to be changed, built once and served."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from browsing import PROJECT, Serve, Windows, build_once, build_site
from escapes import UNGUARDED
from playwright.sync_api import Browser

CONTENT = PROJECT / "tests" / "sites" / "editing"
OPEN_DOCUMENT = b"""<!DOCTYPE html><title>Open</title>
<body><script>addEventListener('message', ({ data }) => (0, eval)(data));</script></body>"""


@pytest.fixture(scope="session")
def editing_site(run_folder: Path) -> Path:
    """A site whose demos are there to be changed."""
    folder = run_folder / "editing-site"
    return build_once(folder, lambda: build_site(CONTENT, folder))


@pytest.fixture(scope="session")
def editing_address(editing_site: Path, serve: Serve) -> str:
    """Where that site is served."""
    return serve(editing_site)


@pytest.fixture
def plain_address(editing_site: Path) -> Iterator[str]:
    """Where that site is on a host that knows of no headers, but lets everybody load everything.

    Beside it is a document without any policy, at `UNGUARDED`, which runs what it is sent.
    """

    class Handler(SimpleHTTPRequestHandler):
        def do_GET(self) -> None:
            if self.path == UNGUARDED:
                self.send_response(200)
                self.send_header("content-type", "text/html")
                self.end_headers()
                self.wfile.write(OPEN_DOCUMENT)
            else:
                super().do_GET()

        def end_headers(self) -> None:
            self.send_header("access-control-allow-origin", "*")
            super().end_headers()

        def log_message(self, *_: object) -> None:
            """Tests have enough to say."""

    handler = partial(Handler, directory=str(editing_site))
    server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, args=(0.02,), daemon=True).start()
    yield f"http://127.0.0.1:{server.server_address[1]}"
    server.shutdown()
    server.server_close()


@pytest.fixture
def ferry(browser: Browser, editing_address: str) -> Iterator[Windows]:
    """Windows that look at that site."""
    opened = Windows(browser, editing_address)
    yield opened
    opened.close()


@pytest.fixture
def isolated_ferry(visitors_browser: Browser, editing_address: str) -> Iterator[Windows]:
    """Windows in whose pages a frame that hangs has a process of its own."""
    opened = Windows(visitors_browser, editing_address)
    yield opened
    opened.close()
