"""A served site whose pages note what goes wrong in them.

WebDriver hears neither errors nor the console.
"""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPConnection
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import urlsplit

WATCH = "/watch-of-the-tests.js"
WITHOUT_SCRIPTS = "?without-scripts"
"""A page that is asked for with it runs none of its scripts; those of WebDriver run."""

NO_SCRIPTS = {"content-security-policy": "script-src 'none'"}
WATCHING = b"""
window.troubles = [];
const note = (trouble) => { window.troubles.push(trouble); };
addEventListener('error', ({ message, target }) => {
  note(target === window ? `thrown: ${message}` : `not loaded: ${target.src ?? target.href}`);
}, true);
addEventListener('unhandledrejection', ({ reason }) => note(`rejected: ${reason}`));
addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
  note(`refused by the policy: ${effectiveDirective} ${blockedURI}`);
});
for (const kind of ['error', 'warn']) {
  const say = console[kind];
  console[kind] = (...words) => {
    note(`${kind}: ${words.join(' ')}`);
    say.apply(console, words);
  };
}
"""

# What holds for one connection, and what the proxy changes.
NOT_PASSED_ON = {"connection", "content-length", "content-encoding", "transfer-encoding", "etag"}


@contextmanager
def watching(address: str) -> Iterator[str]:
    """Serve a site's every answer again, with a script before all others of a page."""

    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def do_GET(self) -> None:
            if self.path == WATCH:
                self._send(200, {"content-type": "text/javascript"}, WATCHING)
                return
            connection = HTTPConnection(urlsplit(address).netloc, timeout=60)
            connection.request(
                "GET", self.path, headers={"accept": self.headers["accept"] or "*/*"}
            )
            answer = connection.getresponse()
            headers = {name.lower(): value for name, value in answer.getheaders()}
            body = answer.read()
            connection.close()
            # The sandbox of edited demos takes no script before its own.
            if "/frames/editing/" not in self.path:
                script = f'<head>\n<script src="{WATCH}"></script>'.encode()
                body = body.replace(b"<head>", script, 1) if is_page(headers) else body
            is_silent = self.path.endswith(WITHOUT_SCRIPTS)
            self._send(answer.status, {**headers, **(NO_SCRIPTS if is_silent else {})}, body)

        def _send(self, status: int, headers: dict[str, str], body: bytes) -> None:
            self.send_response_only(status)
            for name, value in headers.items():
                if name not in NOT_PASSED_ON:
                    self.send_header(name, value)
            self.send_header("content-length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_: object) -> None:
            """Tests have enough to say."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    server.daemon_threads = True
    threading.Thread(target=server.serve_forever, args=(0.02,), daemon=True).start()
    yield f"http://127.0.0.1:{server.server_address[1]}"
    server.shutdown()
    server.server_close()


def is_page(headers: dict[str, str]) -> bool:
    """Whether an answer is a document."""
    return "text/html" in headers.get("content-type", "")
