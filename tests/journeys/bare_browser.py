"""A browser driven without Playwright, which does not survive the death of a frame's process."""

from __future__ import annotations

import json
import os
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, BinaryIO

import pytest
from browsing import PATIENCE
from playwright.sync_api import Browser
from real_site import QUIET, find_chromium


class BareBrowser:
    """One page of a browser, spoken to in the browser's own protocol."""

    def __init__(self, requests: BinaryIO, answers: BinaryIO) -> None:
        self._requests = requests
        self._answers = answers
        self._sent = 0
        self._session: dict[str, str] = {}

    def visit(self, address: str) -> None:
        """Open a page."""
        target = self._ask("Target.createTarget", url=address)["targetId"]
        attached = self._ask("Target.attachToTarget", targetId=target, flatten=True)
        self._session = {"sessionId": attached["sessionId"]}

    def wait_until(self, script: str) -> None:
        """Wait until the page says yes; it is asked from without."""
        end = time.monotonic() + PATIENCE / 1000
        while not self._says_yes(script):
            assert time.monotonic() < end, f"never true: {script}"
            time.sleep(0.1)

    def _says_yes(self, script: str) -> bool:
        answer = self._ask("Runtime.evaluate", expression=script, returnByValue=True)
        # Between two documents there is none to ask.
        return answer.get("result", {}).get("value") is True

    def _ask(self, method: str, **words: object) -> dict[str, Any]:
        self._sent += 1
        request = {"id": self._sent, "method": method, "params": words, **self._session}
        self._requests.write(json.dumps(request).encode() + b"\0")
        self._requests.flush()
        while True:
            answer = json.loads(self._read())
            if answer.get("id") == self._sent:
                result: dict[str, Any] = answer.get("result", {})
                return result

    def _read(self) -> bytes:
        message = bytearray()
        while (letter := self._answers.read(1)) != b"\0":
            assert letter, "The browser is gone."
            message += letter
        return bytes(message)


@pytest.fixture
def little_memory(browser: Browser, tmp_path: Path) -> Iterator[BareBrowser]:
    """A browser whose documents hold 128 MB: to fill them does the machine no harm."""
    assert browser.is_connected()
    with bare_browser(tmp_path, "--js-flags=--max-old-space-size=128") as bare:
        yield bare


@contextmanager
def bare_browser(profile: Path, *more: str) -> Iterator[BareBrowser]:
    """Run a browser that listens on its third file and answers on its fourth."""
    (hears, requests), (answers, says) = os.pipe(), os.pipe()
    words = [find_chromium(), *QUIET, *more, "--headless", "--remote-debugging-pipe"]
    process = subprocess.Popen(
        [
            "bash",
            "-c",
            f'exec "$@" 3<&{hears} 4>&{says}',
            "bash",
            *words,
            f"--user-data-dir={profile}",
        ],
        pass_fds=(hears, says),
        stderr=subprocess.DEVNULL,
    )
    os.close(hears)
    os.close(says)
    try:
        with os.fdopen(requests, "wb") as to_browser, os.fdopen(answers, "rb") as from_browser:
            yield BareBrowser(to_browser, from_browser)
    finally:
        process.terminate()
        process.wait(timeout=20)
