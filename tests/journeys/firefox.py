"""Firefox as Debian has it, driven over Marionette: what geckodriver would translate to."""

from __future__ import annotations

import json
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import MappingProxyType
from typing import Any

from browsing import PATIENCE
from webdriver import CommandRefused, Tab

PROGRAMS = ("firefox-esr", "firefox")

PREFERENCES = {
    # Written into the profile once it is open.
    "marionette.port": 0,
    "toolkit.legacyUserProfileCustomizations.stylesheets": True,
    "ui.prefersReducedMotion": 1,
    "browser.shell.checkDefaultBrowser": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "app.normandy.enabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "browser.safebrowsing.downloads.remote.enabled": False,
}

# Windows of people at a screen are never as narrow as a phone.
NARROW_WINDOWS = ":root, #main-window, body { min-width: 0 !important; }"


class Marionette:
    """Commands as JSON with their length before them."""

    def __init__(self, port: int) -> None:
        self._socket = socket.create_connection(("127.0.0.1", port), timeout=120)
        self._answers = self._socket.makefile("rb")
        self._sent = 0
        self._read()

    def ask(self, command: str, **words: object) -> Any:
        """The answer to one command."""
        self._sent += 1
        message = json.dumps([0, self._sent, f"WebDriver:{command}", words]).encode()
        self._socket.sendall(str(len(message)).encode() + b":" + message)
        _, _, refused, answer = self._read()
        if refused:
            raise CommandRefused(f"{command}: {refused['error']}: {refused['message']}")
        return answer["value"] if set(answer) == {"value"} else answer

    def close(self) -> None:
        """Speak no more."""
        self._answers.close()
        self._socket.close()

    def _read(self) -> Any:
        length = bytearray()
        while (digit := self._answers.read(1)) != b":":
            assert digit, "Firefox is gone."
            length += digit
        return json.loads(self._answers.read(int(length)))


def find_firefox() -> str | None:
    """Where Firefox is on this machine, if it is."""
    return next(filter(None, map(shutil.which, PROGRAMS)), None)


@contextmanager
def running_firefox(
    profile: Path,
    before: Sequence[str] = (),
    preferences: Mapping[str, object] = MappingProxyType({}),
) -> Iterator[Tab]:
    """Run Firefox without a screen, with an empty profile; `before` comes before its command."""
    program = find_firefox()
    assert program
    write_profile(profile, {**PREFERENCES, **preferences})
    process = subprocess.Popen(
        [*before, program, "--headless", "--marionette", "--no-remote", "--profile", profile],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        wire = Marionette(wait_for_port(profile / "MarionetteActivePort", process))
        version = wire.ask("NewSession")["capabilities"]["browserVersion"]
        yield Tab(wire, "Firefox", version)
        wire.close()
    finally:
        process.terminate()
        process.wait(timeout=20)


def write_profile(profile: Path, preferences: Mapping[str, object]) -> None:
    """Write what Firefox reads when it starts."""
    lines = [
        f"user_pref({json.dumps(name)}, {json.dumps(to)});" for name, to in preferences.items()
    ]
    (profile / "chrome").mkdir(parents=True)
    (profile / "user.js").write_text("\n".join(lines))
    (profile / "chrome" / "userChrome.css").write_text(NARROW_WINDOWS)


def wait_for_port(file: Path, process: subprocess.Popen[bytes]) -> int:
    """The port that Firefox listens at, which it writes into its profile."""
    end = time.monotonic() + 8 * PATIENCE / 1000
    while not file.exists() or not (text := file.read_text()):
        assert process.poll() is None, "Firefox ended before it listened."
        assert time.monotonic() < end, "Firefox never listened."
        time.sleep(0.05)
    return int(text)
