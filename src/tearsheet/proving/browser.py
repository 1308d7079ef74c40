"""Chromium, which opens the document of each cut and says what it saw."""

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
    # A demo is complete as it is: what it fetches from elsewhere is not there tomorrow.
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
)
WINDOWS = 3
"""Open at once: while one waits, the others work."""

PATIENCE = 20.0
"""In seconds; far more than any demo takes that comes to rest."""

STAGE = "/stage/"
"""The page that stays while one demo after the other is loaded into its frame.

To go to another page costs the browser itself twice as much.
"""
_STAGE = (
    "<!DOCTYPE html>\n<title>Stage</title>\n"
    '<iframe title="Demo" style="width: 1280px; height: 800px; border: 0"></iframe>\n'
)

_HERE = Path(__file__).parent
_SCRIPTS = {"/look.js": _HERE / "look.js", "/axe.js": PACKAGES / "axe-core" / "axe.min.js"}
_BY_DAY = "import('/look.js').then(({ lookByDay }) => lookByDay())"
_BY_NIGHT = "import('/look.js').then(({ lookByNight }) => lookByNight())"
_HIDDEN = frozenset({"verbose", "debug"})
"""What browsers show only to who asks for everything."""

Advance = Callable[[int, int], None]
"""Is told how many are done, and of how many."""


def look_at_all(
    program: str, test_pages: Sequence[TestPage], assets: Path, advance: Advance
) -> list[Observation]:
    """What is to be seen of each cut, in their order.

    Raises:
        MachineError: the browser does not start.
    """
    documents = {STAGE: _STAGE} | {
        make_test_pages.address: make_test_pages.document for make_test_pages in test_pages
    }
    with hosting(Answers(documents=documents, scripts=_SCRIPTS, assets=assets)) as host:
        looking = _look_at_all(test_pages, program, host, advance)
        # In a thread of its own: whoever asks may have a loop of its own running.
        with ThreadPoolExecutor(1) as apart:
            return apart.submit(asyncio.run, looking).result()


def find_browser() -> str:
    """The program that looks at the demos.

    Raises:
        MachineError: it is not on this machine, or nothing can work it.
    """
    if find_spec("playwright") is None:
        problem = "Playwright is not installed, so no browser can look at the demos."
        raise MachineError(problem, "Run `make`, which sets up what development needs.")
    program = next(filter(None, map(shutil.which, PROGRAMS)), None)
    if program is None:
        remedy = "Install it (Debian: apt-get install chromium) and run the command again."
        raise MachineError("Chromium is not on this machine.", remedy)
    return program


async def _look_at_all(
    test_pages: Sequence[TestPage], program: str, host: str, advance: Advance
) -> list[Observation]:
    waiting = deque(enumerate(test_pages))
    seen: dict[int, Observation] = {}

    async def work(browser: Browser) -> None:
        while waiting:
            # A window is used until a demo hangs in it.
            async with _open_window(browser, host) as window:
                while waiting:
                    number, make_test_pages = waiting.popleft()
                    seen[number] = await _look_patiently(window, make_test_pages)
                    advance(len(seen), len(test_pages))
                    if seen[number].hangs:
                        break

    async with _chromium(program) as browser:
        await asyncio.gather(*(work(browser) for _ in range(min(WINDOWS, len(test_pages)))))
    return [seen[number] for number in range(len(test_pages))]


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
    """A frame in a window of its own, and what the browser wrote to the console by itself."""

    frame: Frame
    host: str
    said: list[ConsoleEntry] = field(default_factory=list)


@asynccontextmanager
async def _open_window(browser: Browser, host: str) -> AsyncIterator[Window]:
    context = await browser.new_context(reduced_motion="reduce", no_viewport=True)
    await context.add_init_script(path=_HERE / "listen.js")
    page = await context.new_page()
    await page.goto(f"{host}{STAGE}")
    window = Window(page.frames[-1], host)

    def note(message: ConsoleMessage) -> None:
        if message.type not in _HIDDEN:
            place = message.location.get("url", "").removeprefix(host)
            window.said.append(ConsoleEntry(message.type, f"{message.text} {place}".strip()))

    page.on("console", note)
    try:
        yield window
    finally:
        # A window in which something hangs does not always say farewell.
        with suppress(TimeoutError):
            await asyncio.wait_for(context.close(), PATIENCE)


async def _look_patiently(window: Window, make_test_pages: TestPage) -> Observation:
    from playwright.async_api import Error

    try:
        return await asyncio.wait_for(_look(window, make_test_pages), PATIENCE)
    except TimeoutError:
        return Observation(hangs=f"It does not come to rest within {PATIENCE:g} s in the browser.")
    except Error as error:
        return Observation(hangs=f"The browser gives it up: {error.message.splitlines()[0]}")


async def _look(window: Window, make_test_pages: TestPage) -> Observation:
    frame = window.frame
    window.said.clear()
    await frame.goto(f"{window.host}{make_test_pages.address}", wait_until="domcontentloaded")
    day = msgspec.convert(await frame.evaluate(_BY_DAY), LightDesktop)
    several = len(make_test_pages.case.demo_under_test.demo.variants) > 1
    tree = await frame.locator("body").aria_snapshot() if several else ""
    night = msgspec.convert(await frame.evaluate(_BY_NIGHT), DarkPhoneRtl)
    said = (*day.said, *night.said, *window.said)
    return Observation(day=day, night=night, said=said, tree=tree)
