"""An author's browser: a page that says when a saved sentence has arrived in it."""

from __future__ import annotations

import re
import shutil
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Browser, Error, Page, sync_playwright

from bench.tool import Unavailable

# Runs at the start of every document, so it also notices an edit that arrives by a full reload.
OBSERVER = """
(() => {
  const wanted = /Saved as edit (\\d+) of this page/g;
  const seen = new Set();
  const look = () => {
    const texts = [...document.querySelectorAll('SELECTOR')].map((part) => part.textContent);
    for (const [, number] of texts.join('\\n').matchAll(wanted)) {
      if (seen.has(number)) continue;
      seen.add(number);
      window.reportArrival(Number(number), Date.now());
    }
  };
  const everything = { childList: true, characterData: true, subtree: true };
  new MutationObserver(look).observe(document, everything);
  document.addEventListener('DOMContentLoaded', look);
})();
"""
SENTENCE = "Saved as edit {} of this page."
PROGRAMS = ("chromium", "chromium-browser", "google-chrome")
BETWEEN_LOOKS = 20
"""In milliseconds; what is measured, pages write down themselves."""


@dataclass(frozen=True, slots=True)
class Watched:
    """A page under observation, and when each edit was first in it, in seconds since the epoch."""

    page: Page
    arrivals: dict[int, float] = field(default_factory=dict)

    def open(self, address: str, expected: str, patience: float) -> None:
        """Open an address and wait until the expected text is on it."""
        self.page.goto(address, wait_until="load", timeout=patience * 1000)
        self.page.get_by_text(re.compile(re.escape(expected))).first.wait_for(
            timeout=patience * 1000
        )

    def wait_for(self, edit: int, patience: float) -> float | None:
        """The moment an edit arrived; nothing if it did not in time."""
        limit = time.monotonic() + patience
        while edit not in self.arrivals and time.monotonic() < limit:
            self.page.wait_for_timeout(10)
        return self.arrivals.get(edit)


@contextmanager
def open_browser(watching: str = "body") -> Iterator[Watched]:
    """Start Chromium without a window and give one page, of which some elements are watched."""
    with browsing() as browser:
        watched = Watched(browser.new_page())
        watched.page.expose_binding("reportArrival", _note_into(watched.arrivals))
        watched.page.add_init_script(OBSERVER.replace("SELECTOR", watching))
        yield watched


@contextmanager
def browsing() -> Iterator[Browser]:
    """Start Chromium without a window."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=find_browser(),
            args=["--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu"],
        )
        try:
            yield browser
        finally:
            browser.close()


def find_browser() -> str:
    """Where Chromium is.

    Raises:
        Unavailable: it is not on this machine.
    """
    found = next(filter(None, map(shutil.which, PROGRAMS)), None)
    if found is None:
        raise Unavailable("Chromium is not on this machine; run the measurements by `make bench`.")
    return found


def wait_until(page: Page, script: str, arg: object = None, *, patience: float) -> None:
    """Wait, for some milliseconds at most, until a function in the page says yes.

    It is called again and again from without: of text that waits inside, the policy of a
    page lets no code be made.
    """
    end = time.monotonic() + patience / 1000
    while not page.evaluate(script, arg):
        if time.monotonic() > end:
            raise TimeoutError(f"never true: {script}")
        page.wait_for_timeout(BETWEEN_LOOKS)


# The first argument is Playwright's own description of the caller, which it gives no type.
def _note_into(arrivals: dict[int, float]) -> Any:
    def note(_caller: object, edit: float, milliseconds: float) -> None:
        arrivals.setdefault(int(edit), milliseconds / 1000)

    return note


BrowserFailed = Error
