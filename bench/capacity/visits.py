"""What a visit asks for and weighs: the first page, and the next one of every kind."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from shutil import which
from typing import Any

from playwright.sync_api import Browser, BrowserContext, sync_playwright

from bench.browser import PROGRAMS
from bench.capacity.site import Served
from bench.demos.figures import Figure
from bench.lighthouse import KINDS
from bench.tool import Unavailable

KB = 1000
AT_REST = 1_500
"""In milliseconds, after the network is quiet: what is fetched for later counts as well."""
PATIENCE = 120_000
"""In milliseconds: a busy machine takes its time, and the bytes are the same."""
BEFORE = "/material-ui/getting-started/"
"""What somebody has read who comes to the next page."""


# Playwright writes on what it is given to call, for which slots leave no room.
@dataclass
class Traffic:
    """What a page fetched over the network, with the headers of the answers."""

    requests: int = 0
    size: int = 0
    kept: set[str] = field(default_factory=set)

    def note_answer(self, event: dict[str, Any]) -> None:
        """An answer begins; the browser may have had the file."""
        if event["response"].get("fromDiskCache"):
            self.kept.add(event["requestId"])

    def note_kept(self, event: dict[str, Any]) -> None:
        """The browser had this file in its memory."""
        self.kept.add(event["requestId"])

    def note_finished(self, event: dict[str, Any]) -> None:
        """A file has arrived."""
        if event["requestId"] not in self.kept:
            self.requests += 1
            self.size += int(event["encodedDataLength"])


def measure_visits(served: Served) -> Iterator[Figure]:
    """Every kind of page as the first of a visit, and after another page."""
    program = next(filter(None, map(which, PROGRAMS)), None)
    if program is None:
        raise Unavailable("no Chromium is installed")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=program, args=["--no-sandbox", "--disable-gpu"]
        )
        for kind, address in KINDS.items():
            first = _visit(browser, served.host, [address])
            yield from _tell(f"{kind}, first view", first)
            following = _visit(browser, served.host, [BEFORE, address])
            yield from _tell(f"{kind}, next view", following)
        browser.close()


def _visit(browser: Browser, host: str, addresses: Sequence[str]) -> Traffic:
    """What the last of some pages fetched, the others read before it."""
    context = browser.new_context()
    traffic = Traffic()
    for address in addresses:
        traffic = _view(context, f"{host}{address}")
    context.close()
    return traffic


def _view(context: BrowserContext, address: str) -> Traffic:
    page, traffic = context.new_page(), Traffic()
    session = context.new_cdp_session(page)
    session.on("Network.responseReceived", traffic.note_answer)
    session.on("Network.requestServedFromCache", traffic.note_kept)
    session.on("Network.loadingFinished", traffic.note_finished)
    session.send("Network.enable")
    page.goto(address, wait_until="networkidle", timeout=PATIENCE)
    page.wait_for_timeout(AT_REST)
    page.close()
    return traffic


def _tell(name: str, traffic: Traffic) -> Iterator[Figure]:
    yield Figure(name=f"{name}: size", unit="KB", runs=[traffic.size / KB])
    yield Figure(name=f"{name}: requests", unit="", runs=[traffic.requests])
