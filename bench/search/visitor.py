"""What a visitor with a real browser waits for and pays, from the first key to the first row."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from playwright.sync_api import Page, Response

from bench.browser import open_browser, wait_until
from bench.demos.figures import Figure
from bench.places import INSTALLED, REPOSITORY
from bench.process import Command, start
from bench.search.sites import build_real_site
from bench.server import find_free_port, wait_until_served
from bench.tools.tearsheet import program

PAGE = "/material-ui/react-table/"
WORDS = "button"
"""Found on another page, and known by its name there."""

WARM, COLD = 100.0, 1_600.0
"""In milliseconds; of the cold one React is half a second."""
FETCHED = 110.0
"""In KB: React, the dialog, its styles, what answers, and what it answers from."""

ROUNDS = 3
PATIENCE = 20_000
IS_PAINTED = "() => window.searchSeen.painted.length > 0"
AT_REST = 1_500
"""In milliseconds, after the network is quiet: what a page prepares for later is over as well."""

PHONE = {
    "offline": False,
    "latency": 150,
    "downloadThroughput": 1.6 * 1024 * 1024 / 8,
    "uploadThroughput": 750 * 1024 / 8,
}
"""The network that Lighthouse has in mind for a phone."""

SLOWER = 4
"""Times that its processor is slower than this one."""

WATCH = """
(() => {
  // Of every key, when it was pressed; of the rows, when those for it were on screen.
  const seen = (window.searchSeen = { pressed: [], painted: [] });
  addEventListener('keydown', () => seen.pressed.push(performance.now()), true);
  const isRow = ({ target }) => target.parentElement?.closest('[role=listbox]') ||
    target.matches?.('[role=listbox]');
  new MutationObserver((changes) => {
    // What answers has its letters marked; the pages that were seen last have not.
    const answers = document.querySelector('dialog[open] [role=option] mark');
    if (!answers || !changes.some(isRow)) return;
    requestAnimationFrame(() => setTimeout(() => seen.painted.push(performance.now())));
  }).observe(document, { childList: true, subtree: true, characterData: true });
})();
"""

PRESSED = "() => window.searchSeen.pressed"
PAINTED = "() => window.searchSeen.painted"
IS_SHOWN = "(words) => [...document.querySelectorAll('dialog[open] [role=option]')]" + (
    ".some((row) => row.textContent.toLowerCase().includes(words))"
)

Say = Callable[[str], None]


@dataclass(slots=True)
class _Visit:
    """An open page and what it has fetched since somebody began to search."""

    page: Page
    fetched: list[Response] = field(default_factory=list)

    def weigh(self, moment: float) -> list[float]:
        """The KB of every file that had arrived by then, as they travelled."""
        return [_weigh(it) for it in self.fetched if _find_arrival(it) <= moment]


def _weigh(response: Response) -> float:
    # Of a worker's own script the browser counts no bytes.
    counted = response.request.sizes()["responseBodySize"]
    return (counted or int(response.header_value("content-length") or 0)) / 1000


def _find_arrival(response: Response) -> float:
    response.finished()
    timing = response.request.timing
    return float(timing["startTime"] + timing["responseEnd"])


def measure_visits(say: Say) -> Iterator[Figure]:
    """Search on the real site, as its own server sends it."""
    with _serve(build_real_site().folder) as host:
        say("  typing where everything is at hand")
        warm = [time for _ in range(ROUNDS) for time in _time_warm(host)]
        yield Figure(name="warm: key to row on screen", unit="ms", runs=warm, budget=WARM)
        say("  typing on a phone that has fetched nothing")
        cold = [_time_cold(host) for _ in range(ROUNDS)]
        times, sizes, files = ([*column] for column in zip(*cold, strict=True))
        name = "cold, on a phone: key to row on screen"
        yield Figure(name=name, unit="ms", runs=times, budget=COLD)
        yield Figure(name="fetched until then", unit="KB", runs=sizes, budget=FETCHED)
        yield Figure(name="files of that", unit="", runs=files)


@contextmanager
def _serve(folder: Path) -> Iterator[str]:
    port = find_free_port()
    words = (str(program()), "serve", "--out", str(folder), "--port", str(port))
    log = INSTALLED / "logs" / "search-serve.log"
    with start(Command(words=words, folder=REPOSITORY), log) as server:
        host = f"http://127.0.0.1:{port}"
        wait_until_served(server, host, log)
        yield host


def _time_warm(host: str) -> list[float]:
    """Every key of a word, in a dialog that has been used before."""
    with _visit(host) as visit:
        page = visit.page
        _open(page)
        page.keyboard.type(WORDS)
        _wait_for_words(page)
        page.keyboard.press("Control+A")
        page.keyboard.press("Delete")
        page.wait_for_timeout(AT_REST)
        return [_time_key(page, letter) for letter in WORDS]


def _time_key(page: Page, letter: str) -> float:
    page.evaluate("() => Object.assign(window.searchSeen, { pressed: [], painted: [] })")
    page.keyboard.type(letter)
    wait_until(page, IS_PAINTED, patience=PATIENCE)
    return float(page.evaluate(PAINTED)[0] - page.evaluate(PRESSED)[0])


def _time_cold(host: str) -> tuple[float, float, float]:
    """From the key that opens the dialog, where the word is begun on the way: time, KB, files."""
    with _visit(host) as visit:
        page = visit.page
        session = page.context.new_cdp_session(page)
        session.send("Network.enable")
        session.send("Network.emulateNetworkConditions", PHONE)
        session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        page.keyboard.type(f"/{WORDS[0]}")
        wait_until(page, IS_PAINTED, patience=PATIENCE)
        painted, pressed = page.evaluate(PAINTED), page.evaluate(PRESSED)
        sizes = visit.weigh(page.evaluate("() => performance.timeOrigin") + painted[0])
        return float(painted[0] - pressed[0]), sum(sizes), float(len(sizes))


def _open(page: Page) -> None:
    page.keyboard.press("Control+k")
    page.locator("dialog[open] [role=combobox]").wait_for(timeout=PATIENCE)


def _wait_for_words(page: Page) -> None:
    wait_until(page, IS_SHOWN, WORDS, patience=PATIENCE)


@contextmanager
def _visit(host: str) -> Iterator[_Visit]:
    with open_browser() as browser:
        page = browser.page
        page.add_init_script(WATCH)
        page.goto(f"{host}{PAGE}", wait_until="networkidle")
        page.wait_for_timeout(AT_REST)
        visit = _Visit(page)

        # Playwright writes on what it is given to call, and a list's own method takes no notes.
        def note(response: Response) -> None:
            visit.fetched.append(response)

        page.on("response", note)
        yield visit
