"""Runs Chromium on the test pages of demo variants, and collects observations."""

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
from tearsheet.proving.demos_under_test import Case
from tearsheet.proving.host import Answers, hosting
from tearsheet.proving.observations import (
    ConsoleEntry,
    DarkPhoneRtl,
    LightDesktop,
    Observation,
    find_doubtful,
)
from tearsheet.proving.test_pages import TestPage, render_address

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
PATIENCE_FOR_MORE = 2.5
"""The same for each further demo on a test page."""

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
_OUTSIDE = "body > :not(main, script, style, noscript, template)"
"""Elements of demos outside of their frames; `look.js` says whether there are any."""

_IGNORED_KINDS = frozenset({"verbose", "debug"})
"""Console messages that browsers hide by default."""

Advance = Callable[[int, int], None]
"""Called with the number of completed cases and the total."""


def look_at_all(
    program: str, test_pages: Sequence[TestPage], assets: Path, advance: Advance
) -> dict[Case, Observation]:
    """Observe all cases: those of a test page together, then alone what it does not prove.

    Raises:
        MachineError: the browser does not start.
    """

    def find_document(address: str) -> str | None:
        return _STAGE if address == STAGE else render_address(test_pages, address)

    answers = Answers(find_document=find_document, scripts=_SCRIPTS, assets=assets)
    with hosting(answers) as host:
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
) -> dict[Case, Observation]:
    waiting = deque(test_pages)
    total = sum(len(test_page.cases) for test_page in test_pages)
    observations: dict[Case, Observation] = {}

    async def work(browser: Browser) -> None:
        while waiting:
            # A window is reused until a demo hangs in it.
            async with _open_window(browser, host) as window:
                while waiting:
                    test_page = waiting.popleft()
                    observation = await _observe(window, test_page)
                    proven, again = _divide(test_page, observation)
                    observations.update(proven)
                    waiting.extend(again)
                    advance(len(observations), total)
                    if observation.hangs:
                        break

    async with _chromium(program) as browser:
        await asyncio.gather(*(work(browser) for _ in range(min(WINDOWS, len(test_pages)))))
    return observations


def _divide(
    page: TestPage, observation: Observation
) -> tuple[dict[Case, Observation], list[TestPage]]:
    """The observations of cases, and the test pages of those that this one does not prove."""
    if len(page.cases) == 1:
        return {page.cases[0]: observation}, []
    doubtful = find_doubtful(observation, len(page.cases))
    if len(doubtful) == len(page.cases) and not observation.hangs:
        middle = (page.start + page.stop) // 2
        return {}, [page.narrow(page.start, middle), page.narrow(middle, page.stop)]
    proven = {
        case: Observation(trees=(observation.trees[number],))
        for number, case in enumerate(page.cases)
        if number not in doubtful
    }
    first = page.start
    return proven, [page.narrow(first + it, first + it + 1) for it in doubtful]


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

    patience = PATIENCE + PATIENCE_FOR_MORE * (len(test_page.cases) - 1)
    try:
        return await asyncio.wait_for(_run_scripts(window, test_page), patience)
    except TimeoutError:
        return Observation(hangs=f"It does not come to rest within {patience:g} s in the browser.")
    except Error as error:
        return Observation(hangs=f"The browser gives it up: {error.message.splitlines()[0]}")


async def _run_scripts(window: Window, test_page: TestPage) -> Observation:
    frame = window.frame
    window.console.clear()
    await frame.goto(f"{window.host}{test_page.address}", wait_until="domcontentloaded")
    day = msgspec.convert(await frame.evaluate(_BY_DAY), LightDesktop)
    trees = [
        await _take_tree(frame, case, number, outside=day.outside) if case.has_siblings else ""
        for number, case in enumerate(test_page.cases)
    ]
    night = msgspec.convert(await frame.evaluate(_BY_NIGHT), DarkPhoneRtl)
    said = (*day.said, *night.said, *window.console)
    return Observation(day=day, night=night, said=said, trees=tuple(trees))


async def _take_tree(frame: Frame, case: Case, number: int, *, outside: bool) -> str:
    """The accessibility tree of a demo, with what it has put outside of its frame."""
    if case.stand.isolated:
        return await frame.locator("body").aria_snapshot()
    own = [frame.locator(f"main > .demo:nth-of-type({number + 1}) > .demo-frame")]
    others = await frame.locator(_OUTSIDE).all() if outside else []
    return "\n".join([await it.aria_snapshot() for it in (*own, *others)])
