"""WebKit as Debian has it: the small browser of WebKitGTK, on a screen nobody sees."""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from browsing import PATIENCE
from webdriver import CommandRefused, Tab

DRIVER = "WebKitWebDriver"
SCREEN = "Xvfb"
BROWSERS = ("*/webkit2gtk-4.1/MiniBrowser", "*/webkitgtk-6.0/MiniBrowser", "webkit*/MiniBrowser")

ROUTES = {
    "Navigate": ("POST", "url"),
    "Refresh": ("POST", "refresh"),
    "SetWindowRect": ("POST", "window/rect"),
    "ExecuteAsyncScript": ("POST", "execute/async"),
    "FindElement": ("POST", "element"),
    "SwitchToFrame": ("POST", "frame"),
    "PerformActions": ("POST", "actions"),
    "TakeScreenshot": ("GET", "screenshot"),
}

# Without it, what is above the page keeps a window wider than a phone.
SMALL_TOOLBAR = """* {
  min-width: 0; min-height: 0; margin: 0; padding: 0; font-size: 2px;
  -gtk-icon-transform: scale(0.1);
}"""


class HttpWire:
    """Commands as requests, as the standard writes them."""

    def __init__(self, address: str, capabilities: Mapping[str, object]) -> None:
        self._address = address
        wanted = {"capabilities": {"alwaysMatch": capabilities}}
        begun = self._send("POST", "session", wanted)
        self._address = f"{address}/session/{begun['sessionId']}"
        self.version: str = begun["capabilities"]["browserVersion"]

    def ask(self, command: str, **words: object) -> Any:
        """The answer to one command."""
        method, path = ROUTES[command]
        return self._send(method, path, words if method == "POST" else None)

    def close(self) -> None:
        """End the browser."""
        self._send("DELETE", "", None)

    def _send(self, method: str, path: str, words: Mapping[str, object] | None) -> Any:
        data = None if words is None else json.dumps(words).encode()
        headers = {"content-type": "application/json"}
        address = f"{self._address}/{path}".rstrip("/")
        try:
            with urlopen(Request(address, data, headers, method=method), timeout=120) as answer:
                return json.load(answer)["value"]
        except HTTPError as refused:
            raise CommandRefused(f"{path}: {refused.read().decode()}") from None


def find_webkit() -> Path | None:
    """Where WebKit's browser is on this machine, if all it takes to drive it is."""
    if not all(map(shutil.which, (DRIVER, SCREEN))):
        return None
    return next((found for name in BROWSERS for found in Path("/usr/lib").glob(name)), None)


@contextmanager
def running_webkit(
    folder: Path, before: Sequence[str] = (), settings: Sequence[str] = ()
) -> Iterator[Tab]:
    """Run WebKit's browser with files of its own; `before` comes before its command."""
    browser = find_webkit()
    assert browser
    gtk = folder / "gtk-3.0"
    gtk.mkdir(parents=True)
    (gtk / "gtk.css").write_text(SMALL_TOOLBAR)
    options = {"binary": str(browser), "args": ["--automation", *settings]}
    with running_screen() as screen, running_driver(folder, screen, before) as address:
        wire = HttpWire(address, {"webkitgtk:browserOptions": options})
        yield Tab(wire, "WebKit", wire.version)
        wire.close()


@contextmanager
def running_screen() -> Iterator[str]:
    """Run a screen that nobody sees, and say its name."""
    told, tells = os.pipe()
    process = subprocess.Popen(
        [SCREEN, "-displayfd", str(tells), "-screen", "0", "1600x1200x24", "-nolisten", "tcp"],
        pass_fds=(tells,),
        stderr=subprocess.DEVNULL,
    )
    os.close(tells)
    try:
        with os.fdopen(told) as number:
            yield f":{number.readline().strip()}"
    finally:
        process.terminate()
        process.wait(timeout=20)


@contextmanager
def running_driver(folder: Path, screen: str, before: Sequence[str]) -> Iterator[str]:
    """Run what takes the commands, and say where."""
    with socket.create_server(("127.0.0.1", 0)) as unused:
        port = unused.getsockname()[1]
    surroundings = {
        **os.environ,
        "DISPLAY": screen,
        "GDK_BACKEND": "x11",
        "XDG_CONFIG_HOME": str(folder),
        "LIBGL_ALWAYS_SOFTWARE": "1",
        # Its processes lock themselves in with what containers have no right to.
        "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1",
    }
    process = subprocess.Popen(
        [*before, DRIVER, f"--port={port}"],
        env=surroundings,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        wait_for(port)
        yield f"http://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait(timeout=20)


def wait_for(port: int) -> None:
    """Wait until somebody listens at a port."""
    end = time.monotonic() + PATIENCE / 1000
    while True:
        try:
            socket.create_connection(("127.0.0.1", port)).close()
        except ConnectionRefusedError:
            assert time.monotonic() < end, f"{DRIVER} never listened."
            time.sleep(0.05)
        else:
            return
