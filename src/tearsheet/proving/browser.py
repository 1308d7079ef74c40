"""Runs Chromium on the test page of each demo variant, and collects observations."""

from __future__ import annotations

import asyncio
import shutil
from collections import deque
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from tearsheet.errors import MachineError
from tearsheet.project import PACKAGES
from tearsheet.proving.host import Answers, hosting
from tearsheet.proving.observations import ConsoleEntry, DarkPhoneRtl, LightDesktop, Observation
from tearsheet.proving.test_pages import TestPage

if TYPE_CHECKING:
    from playwright.async_api import Browser, ConsoleMessage, Frame

PROGRAMS = ("chromium", "chromium-browser", "google-chrome")
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # Demos must be self-contained: external resources may be gone tomorrow.
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
)
WINDOWS = 3
"""Concurrent browser windows."""

PATIENCE = 20.0
"""Timeout in seconds; far more than any demo takes to settle."""

STAGE = "/stage/"
"""The page that stays open while one demo after the other is loaded into its iframe.

Navigating the page itself takes the browser twice as long.
"""
_STAGE = (
    "<!DOCTYPE html>\n<title>Stage</title>\n"
    '<iframe title="Demo" style="width: 1280px; height: 800px; border: 0"></iframe>\n'
)

_HERE = Path(__file__).parent
_SCRIPTS = {"/look.js": _HERE / "look.js", "/axe.js": PACKAGES / "axe-core" / "axe.min.js"}
_BY_DAY = "import('/look.js').then(({ lookByDay }) => lookByDay())"
_BY_NIGHT = "import('/look.js').then(({ lookByNight }) => lookByNight())"
_IGNORED_KINDS = frozenset({"verbose", "debug"})
"""Console messages that browsers hide by default."""

Advance = Callable[[int, int], None]
"""Called with the number of completed pages and the total."""


def look_at_all(
    program: str, test_pages: Sequence[TestPage], assets: Path, advance: Advance
) -> list[Observation]:
    """Observe all test pages, in order.

    Raises:
        MachineError: the browser does not start.
    """
    documents = {STAGE: _STAGE} | {
        test_page.address: test_page.document for test_page in test_pages
    }
    with hosting(Answers(documents=documents, scripts=_SCRIPTS, assets=assets)) as host:
        observing = _observe_all(test_pages, program, host, advance)
        # In a separate thread: the caller may have a running event loop.
        with ThreadPoolExecutor(1) as thread:
            return thread.submit(asyncio.run, observing).result()


def find_browser() -> str:
    """Path of Chromium.

    Raises:
        MachineError: Chromium or Playwright is not installed.
    """
    if find_spec("playwright") is None:
        problem = "Playwright is not installed, so no browser can look at the demos."
        raise MachineError(problem, "Run `make`, which sets up what development needs.")
    program = next(filter(None, map(shutil.which, PROGRAMS)), None)
    if program is None:
        remedy = "Install it (Debian: apt-get install chromium) and run the command again."
        raise MachineError("Chromium is not on this machine.", remedy)
    return program


async def _observe_all(
    test_pages: Sequence[TestPage], program: str, host: str, advance: Advance
) -> list[Observation]:
    waiting = deque(enumerate(test_pages))
    observations: dict[int, Observation] = {}

    async def work(browser: Browser) -> None:
        while waiting:
            # A window is reused until a demo hangs in it.
            async with _open_window(browser, host) as window:
                while waiting:
                    number, test_page = waiting.popleft()
                    observations[number] = await _observe(window, test_page)
                    advance(len(observations), len(test_pages))
                    if observations[number].hangs:
                        break

    async with _chromium(program) as browser:
        await asyncio.gather(*(work(browser) for _ in range(min(WINDOWS, len(test_pages)))))
    return [observations[number] for number in range(len(test_pages))]


@asynccontextmanager
async def _chromium(program: str) -> AsyncIterator[Browser]:
    from playwright.async_api import Error, async_playwright

    async with async_playwright() as playwright:
        try:
            browser = await playwright.chromium.launch(executable_path=program, args=FLAGS)
        except Error as error:
            words = error.message.splitlines()[0]
            remedy = f"Try `{program} --headless --dump-dom about:blank`."
            raise MachineError(f"Chromium does not start: {words}", remedy) from error
        try:
            yield browser
        except Error as error:
            problem = f"Chromium gave up while it looked: {error.message.splitlines()[0]}"
            raise MachineError(problem, "Free some memory and run the command again.") from error
        finally:
            await browser.close()


@dataclass(frozen=True, slots=True)
class Window:
    """A frame in a browser window, and the messages that the browser itself logged."""

    frame: Frame
    host: str
    console: list[ConsoleEntry] = field(default_factory=list)


@asynccontextmanager
async def _open_window(browser: Browser, host: str) -> AsyncIterator[Window]:
    context = await browser.new_context(reduced_motion="reduce", no_viewport=True)
    await context.add_init_script(path=_HERE / "listen.js")
    page = await context.new_page()
    await page.goto(f"{host}{STAGE}")
    window = Window(page.frames[-1], host)

    def note(message: ConsoleMessage) -> None:
        if message.type not in _IGNORED_KINDS:
            place = message.location.get("url", "").removeprefix(host)
            window.console.append(ConsoleEntry(message.type, f"{message.text} {place}".strip()))

    page.on("console", note)
    try:
        yield window
    finally:
        # A window with a hanging page may not close.
        with suppress(TimeoutError):
            await asyncio.wait_for(context.close(), PATIENCE)


async def _observe(window: Window, test_page: TestPage) -> Observation:
    from playwright.async_api import Error

    try:
        return await asyncio.wait_for(_run_scripts(window, test_page), PATIENCE)
    except TimeoutError:
        return Observation(hangs=f"It does not come to rest within {PATIENCE:g} s in the browser.")
    except Error as error:
        return Observation(hangs=f"The browser gives it up: {error.message.splitlines()[0]}")


async def _run_scripts(window: Window, test_page: TestPage) -> Observation:
    frame = window.frame
    window.console.clear()
    await frame.goto(f"{window.host}{test_page.address}", wait_until="domcontentloaded")
    day = msgspec.convert(await frame.evaluate(_BY_DAY), LightDesktop)
    several = len(test_page.case.demo_under_test.demo.variants) > 1
    tree = await frame.locator("body").aria_snapshot() if several else ""
    night = msgspec.convert(await frame.evaluate(_BY_NIGHT), DarkPhoneRtl)
    said = (*day.said, *night.said, *window.console)
    return Observation(day=day, night=night, said=said, tree=tree)
