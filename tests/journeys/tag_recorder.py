"""A tag service that writes down what it is told, in the order in which each page told it."""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

SERVICE = "http://tags.example/gtag/js?id=G-LEAF"
"""How a site calls it; the browser is told where that is."""

# Works off the queue as real services do: what stands in it, then whatever is pushed.
SCRIPT = b"""{
  const { origin } = new URL(document.currentScript.src);
  const page = performance.timeOrigin;
  let number = 0;
  const tell = (command) => {
    if (Object.prototype.toString.call(command) !== '[object Arguments]') return;
    const body = JSON.stringify({ page, number: (number += 1), command: [...command] });
    fetch(`${origin}/record`, { method: 'POST', mode: 'no-cors', keepalive: true, body });
  };
  const queue = window.dataLayer;
  queue.push = (command) => tell(command);
  queue.forEach(tell);
}"""

Command = list[Any]

HIDEABLE = """
  let isHidden = true;
  Object.defineProperty(document, 'visibilityState', {
    get: () => (isHidden ? 'hidden' : 'visible'),
  });
  window.hide = (value) => {
    isHidden = value;
    document.dispatchEvent(new Event('visibilitychange'));
  };
"""
"""Begins a page in a hidden tab; `hide(false)` shows it."""


@dataclass
class Recorder:
    """What was asked of the service, and told to it."""

    status: int = 200
    script: bytes = SCRIPT
    asked: list[str] = field(default_factory=list)
    _began: float = field(default_factory=lambda: time.time() * 1000)
    _told: list[dict[str, Any]] = field(default_factory=list)

    @property
    def commands(self) -> list[Command]:
        """All commands, page after page."""
        told = sorted(self._told, key=lambda one: (one["page"], one["number"]))
        return [one["command"] for one in told]

    def note(self, told: dict[str, Any]) -> None:
        """Write down a command, unless it comes late from a page that was open before."""
        if told["page"] >= self._began:
            self._told.append(told)

    def events(self, name: str | None = None) -> list[Command]:
        """The events of a name, or all."""
        return [
            [said, fields]
            for kind, said, *rest in self.commands
            for fields in rest[:1]
            if kind == "event" and name in (None, said)
        ]

    def properties(self, name: str) -> list[Any]:
        """What a property of the visitor was said to be, one time after another."""
        sets = [rest[1] for kind, *rest in self.commands if kind == "set"]
        return [fields[name] for fields in sets if name in fields]

    def until(self, is_so: Callable[[], bool]) -> None:
        """Wait until something is told."""
        end = time.monotonic() + 15
        while not is_so():
            assert time.monotonic() < end, f"never told; what was: {self.commands}"
            time.sleep(0.02)


@dataclass
class TagHost:
    """The host of the service, under one address for all tests; each test has its recorder."""

    port: int
    recorder: Recorder


@contextmanager
def hosting_tags() -> Iterator[TagHost]:
    """Run the host."""

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            recorder = host.recorder
            recorder.asked.append(self.path)
            self.send_response(recorder.status)
            self.send_header("content-type", "text/javascript")
            self.send_header("cache-control", "no-store")
            self.end_headers()
            self.wfile.write(recorder.script)

        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            host.recorder.note(json.loads(body))
            self.send_response(204)
            self.end_headers()

        def log_message(self, *_: object) -> None:
            """Tests have enough to say."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    host = TagHost(server.server_address[1], Recorder())
    threading.Thread(target=server.serve_forever, args=(0.02,), daemon=True).start()
    yield host
    server.shutdown()
    server.server_close()
