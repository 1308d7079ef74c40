"""What a visit asks for and weighs: the first page, and the next one of every kind."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from shutil import which
from typing import Any

from playwright.sync_api import Browser, BrowserContext, sync_playwright

from bench.browser import PROGRAMS
from bench.demos.figures import Figure
from bench.lighthouse import KINDS
from bench.places import INSTALLED, REPOSITORY
from bench.process import Command, run_measured, start
from bench.server import find_free_port, wait_until_served
from bench.tool import Unavailable
from bench.tools.tearsheet import program

KB = 1000
AT_REST = 1_500
"""In milliseconds, after the network is quiet: what is fetched for later counts as well."""
PATIENCE = 120_000
"""In milliseconds: a busy machine takes its time, and the bytes are the same."""
BEFORE = "/material-ui/getting-started/"
"""What somebody has read who comes to the next page."""
FOLDER = INSTALLED / "visits"
LOG = INSTALLED / "logs" / "visits.log"


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


def measure_visits() -> Iterator[Figure]:
    """Every kind of page as the first of a visit, and after another page."""
    chromium = next(filter(None, map(which, PROGRAMS)), None)
    if chromium is None:
        raise Unavailable("no Chromium is installed")
    with _serve_site() as host, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=chromium, args=["--no-sandbox", "--disable-gpu"]
        )
        for kind, address in KINDS.items():
            first = _visit(browser, host, [address])
            yield from _tell(f"{kind}, first view", first)
            following = _visit(browser, host, [BEFORE, address])
            yield from _tell(f"{kind}, next view", following)
        browser.close()


@contextmanager
def _serve_site() -> Iterator[str]:
    """Build what is new of the real site and serve it until the end of the block."""
    out = FOLDER / "dist"
    run_measured(_tearsheet("build", "--out", str(out), "--cache", str(FOLDER / "cache")), LOG)
    port = find_free_port()
    words = ("serve", "--out", str(out), "--port", str(port), "--workers", "1")
    with start(_tearsheet(*words), LOG) as server:
        host = f"http://127.0.0.1:{port}"
        wait_until_served(server, host, LOG)
        yield host


def _tearsheet(*words: str) -> Command:
    return Command(words=(str(program()), *words), folder=REPOSITORY)


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
