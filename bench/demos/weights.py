"""What script a visitor's browser fetches for pages of the real site, demos and all."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from playwright.sync_api import Page, Response

from bench.browser import open_browser
from bench.demos.figures import Figure
from bench.places import INSTALLED, REPOSITORY
from bench.process import Command, run_measured, start
from bench.server import find_free_port, wait_until_served
from bench.tools.tearsheet import program

BUTTONS = "/material-ui/react-button/"
JOY = "/joy-ui/react-button/"
GRID = "/x/react-data-grid/"

BUTTON_SCRIPT, BUTTON_FILES = 110.0, 12.0
JOY_SCRIPT = 150.0
GRID_BEFORE = 110.0
"""Of a grid nobody came near: no more than a page of buttons."""

LOW = 120
"""In pixels: a window so low that even the first demo of a page is far below it."""

AT_REST = 1_500
"""In milliseconds, after the network is quiet: what is fetched for later counts as well."""

BRING_TO_LIFE = """async (most) => {
  const parts = [...document.querySelectorAll('live-part, iframe')];
  const shown = parts.filter((part) => part.getClientRects().length > 0);
  for (const other of shown.slice(most)) other.remove();
  for (const part of shown.slice(0, most)) {
    part.scrollIntoView({ block: 'center', behavior: 'instant' });
    for (let turn = 0; turn < 500 && part.matches('live-part:not([data-state])'); turn += 1) {
      await new Promise((tick) => setTimeout(tick, 20));
    }
  }
}"""

Say = Callable[[str], None]


@dataclass(frozen=True, slots=True)
class Visit:
    """A page, and the scripts it has fetched so far."""

    page: Page
    scripts: list[Response] = field(default_factory=list)

    @property
    def kilobytes(self) -> float:
        """As they travel."""
        return sum(script.request.sizes()["responseBodySize"] for script in self.scripts) / 1000


def measure_weights(say: Say) -> Iterator[Figure]:
    """Weigh pages of the real site, as its own server sends them."""
    with serve_real_site() as host:
        say("  a page of buttons")
        with visit(f"{host}{BUTTONS}") as buttons:
            bring_to_life(buttons, 6)
            yield _kilobytes("six demos of buttons: script in all", buttons, BUTTON_SCRIPT)
            files = float(len(buttons.scripts))
            name = "six demos of buttons: files of script"
            yield Figure(name=name, unit="files", runs=[files], budget=BUTTON_FILES)
        say("  a page of Joy UI")
        with visit(f"{host}{JOY}") as joy:
            bring_to_life(joy)
            yield _kilobytes("demos of Joy UI: script in all", joy, JOY_SCRIPT)
        say("  a page with a grid")
        with visit(f"{host}{GRID}", height=LOW) as grid:
            yield _kilobytes("data grid: script before one comes near", grid, GRID_BEFORE)
            bring_to_life(grid)
            yield _kilobytes("data grid: script when it lives", grid, None)


@contextmanager
def serve_real_site() -> Iterator[str]:
    """Build the real content and serve it as in production; the value is where."""
    folder = INSTALLED / "demos-real"
    log = INSTALLED / "logs" / "demos-real.log"
    out = str(folder / "dist")
    run_measured(_tearsheet("build", "--out", out, "--cache", str(folder / "cache")), log)
    port = find_free_port()
    with start(_tearsheet("serve", "--out", out, "--port", str(port)), log) as server:
        host = f"http://127.0.0.1:{port}"
        wait_until_served(server, host, log)
        yield host


@contextmanager
def visit(address: str, height: int = 800) -> Iterator[Visit]:
    """Open a page for the first time, and wait until it has what it fetches by itself."""
    with open_browser() as browser:
        page = browser.page
        scripts: list[Response] = []

        # Playwright writes on what it is given to call, and a list's own method takes no notes.
        def note(response: Response) -> None:
            if response.request.resource_type == "script":
                scripts.append(response)

        page.set_viewport_size({"width": 1280, "height": height})
        page.on("response", note)
        page.goto(address, wait_until="networkidle")
        page.wait_for_timeout(AT_REST)
        yield Visit(page, scripts)


def bring_to_life(visited: Visit, most: int = 1000) -> None:
    """Scroll to so many demos, as if there were no others, and wait until each lives."""
    visited.page.evaluate(BRING_TO_LIFE, most)
    visited.page.wait_for_load_state("networkidle")
    visited.page.wait_for_timeout(AT_REST)


def _kilobytes(name: str, visited: Visit, budget: float | None) -> Figure:
    return Figure(name=name, unit="KB", runs=[visited.kilobytes], budget=budget)


def _tearsheet(*words: str) -> Command:
    return Command(words=(str(program()), *words), folder=REPOSITORY)
