"""A stranger who listens: every name that any code of a browser lets him hear, by whatever way."""

from __future__ import annotations

import json
import re
import selectors
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext
from real_site import QUIET, find_chromium

ADDRESS, ONLY_LOOKED_UP = "127.77.1.1", "127.77.1.2"
"""Loopback addresses of this machine: where the stranger's hosts are, but for one."""

RULES = (
    f"MAP look-up.evil.example {ONLY_LOOKED_UP}",
    f"MAP *.evil.example {ADDRESS}",
    "MAP * ~NOTFOUND",
    "EXCLUDE 127.*",
)

PREDICTING = {"net": {"network_prediction_options": 0}}
"""What browsers of visitors do and Debian's does not: connect before anything is asked for."""

Eavesdropping = AbstractContextManager[tuple[BrowserContext, "Eavesdropper"]]

STUN = b"\x21\x12\xa4\x42"


class Eavesdropper:
    """Hosts below `evil.example`, which note who was spoken to: in TLS, in plain text, by UDP."""

    def __init__(self) -> None:
        self.heard: set[str] = set()
        """The first labels of the hosts; of what names none, its kind."""
        self._stop = threading.Event()
        self._streams = socket.create_server((ADDRESS, 0), backlog=200)
        self.port: int = self._streams.getsockname()[1]
        self.address = f"{ADDRESS}:{self.port}"
        self._datagrams = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
        self._datagrams.bind((ADDRESS, self.port))
        self._thread = threading.Thread(target=self._listen)
        self._thread.start()

    def close(self) -> None:
        """Listen no more."""
        self._stop.set()
        self._thread.join()
        self._streams.close()
        self._datagrams.close()

    def _listen(self) -> None:
        with selectors.DefaultSelector() as waiting:
            waiting.register(self._streams, selectors.EVENT_READ)
            waiting.register(self._datagrams, selectors.EVENT_READ)
            while not self._stop.is_set():
                for key, _ in waiting.select(timeout=0.05):
                    self._hear(key.fileobj is self._streams)

    def _hear(self, is_stream: bool) -> None:
        if not is_stream:
            self._note(self._datagrams.recv(4096), "datagram")
            return
        stream, _ = self._streams.accept()
        with stream:
            stream.settimeout(2)
            try:
                self._note(stream.recv(4096), "stream")
            except OSError:
                # Connected and said nothing: heard all the same.
                self.heard.add("stream")

    def _note(self, data: bytes, kind: str) -> None:
        name = re.search(rb"([a-z0-9-]+)\.evil\.example", data)
        call = "call" if STUN in data else kind
        self.heard.add(name[1].decode() if name else call)


@pytest.fixture
def eavesdropping(browser: Browser, tmp_path: Path) -> Callable[[], Eavesdropping]:
    """A browser as visitors have it, and the stranger; all he heard is known when both are gone."""
    return lambda: eavesdrop(browser, tmp_path)


@contextmanager
def eavesdrop(browser: Browser, folder: Path) -> Iterator[tuple[BrowserContext, Eavesdropper]]:
    """Open such a browser, whose files are in a folder of its own."""
    profile, log = folder / "profile", folder / "log.json"
    (profile / "Default").mkdir(parents=True)
    (profile / "Default" / "Preferences").write_text(json.dumps(PREDICTING))
    listener = Eavesdropper()
    try:
        context = browser.browser_type.launch_persistent_context(
            profile,
            executable_path=find_chromium(),
            args=[
                *(word for word in QUIET if word != "--disable-background-networking"),
                f"--host-resolver-rules={', '.join(RULES)}",
                f"--log-net-log={log}",
            ],
            # Without it Chromium connects ahead of what it is asked for, as it does for visitors.
            ignore_default_args=["--disable-background-networking"],
        )
        yield context, listener
        context.close()
    finally:
        listener.close()
    listener.heard |= read_log(log)


def read_log(log: Path) -> set[str]:
    """The names that a closed browser looked up, or meant to speak to, as its own log has them."""
    events = json.loads(log.read_text(encoding="utf-8"))["events"]
    words = [json.dumps(event.get("params", {})) for event in events]
    heard = {name for text in words for name in re.findall(r"([a-z0-9-]+)\.evil\.example", text)}
    return heard | {"look-up" for text in words if ONLY_LOOKED_UP in text}
