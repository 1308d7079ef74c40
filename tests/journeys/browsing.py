"""Windows that look at a served site, and note what goes wrong in it."""

from __future__ import annotations

import fcntl
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Error,
    Page,
    Request,
    Response,
)

from shared_steps import share_steps, take_steps

PROJECT = Path(__file__).parents[2]
CONTENT = PROJECT / "content"
COMMAND = Path(sys.executable).with_name("tearsheet")

PATIENCE = 15_000
"""In milliseconds: nothing takes so long, but a machine with much else to do may."""

BLOCKED_STORAGE = """
{
  const refuse = () => { throw new DOMException('The operation is insecure.', 'SecurityError'); };
  Object.defineProperty(window, 'localStorage', { get: refuse });
  Object.defineProperty(window, 'sessionStorage', { get: refuse });
  Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse });
}
"""
BRING_TO_LIFE = """async () => {
  // What another styling hides waits until it is chosen.
  const seen = (part) => part.checkVisibility();
  // A frame begins to load once it has been in view; until then it is an empty document.
  const waits = (part) =>
    part.matches('live-part:not([data-state])') || part.contentDocument?.URL === 'about:blank';
  for (const part of [...document.querySelectorAll('live-part, iframe')].filter(seen)) {
    part.scrollIntoView({ block: 'center', behavior: 'instant' });
    for (let turn = 0; turn < 1000 && waits(part); turn += 1) {
      // Again and again: who is earlier than the script of the page is not heard.
      part.dispatchEvent(new Event('pointerenter'));
      await new Promise((tick) => setTimeout(tick, 20));
    }
  }
  scrollTo({ top: 0, behavior: 'instant' });
  const asleep = [...document.querySelectorAll('live-part:not([data-state=live])')].filter(seen);
  return asleep.map((part) => part.getAttribute('src'));
}"""

# Every browser's word for what a policy forbids has these in it.
POLICY = "Content Security Policy"

Serve = Callable[[Path], str]
"""Serves a built site, and says under which address."""

Scheme = Literal["light", "dark"]
Direction = Literal["ltr", "rtl"]


@dataclass(frozen=True)
class Window:
    """A page of the site as somebody sees it, and all that went wrong in it."""

    page: Page
    address: str
    troubles: list[str] = field(default_factory=list)

    def visit(self, path: str) -> Response:
        """Go to an address of the site; the troubles of the page before are forgotten."""
        self.troubles.clear()
        answered = self.page.goto(f"{self.address}{path}")
        assert answered
        return answered

    def bring_to_life(self) -> None:
        """Scroll to every live part and wait until it can be operated."""
        left = self.page.evaluate(BRING_TO_LIFE)

        assert left == [], f"never came to life: {left}; {self.troubles}"
        for frame in self.page.frames:
            frame.wait_for_load_state()

    def evaluate(self, script: str) -> Any:
        """Ask the page itself; of what kind the answer is, only the script knows."""
        return self.page.evaluate(script)


class Windows:
    """Opens windows that know nothing of each other."""

    def __init__(self, browser: Browser, address: str) -> None:
        self._browser = browser
        self._contexts: list[BrowserContext] = []
        self.address = address
        self.refused: list[str] = []
        """What the policy of a page forbade; the site itself never does anything of that kind."""

    def open(
        self,
        path: str | None = None,
        *,
        width: int = 1280,
        scheme: Scheme = "light",
        direction: Direction = "ltr",
        script: bool = True,
        storage: bool = True,
    ) -> Window:
        """Open a window, and a page in it."""
        context = self._browser.new_context(
            viewport={"width": width, "height": 800},
            color_scheme=scheme,
            java_script_enabled=script,
            # What still moves is neither here nor there for a color or a place.
            reduced_motion="reduce",
        )
        self._contexts.append(context)
        context.on("console", self._hear)
        context.set_default_timeout(PATIENCE)
        if not storage:
            context.add_init_script(BLOCKED_STORAGE)
        if direction == "rtl":
            context.add_init_script("localStorage.setItem('tearsheet:direction', 'rtl')")
        window = Window(context.new_page(), self.address)
        note_troubles(window)
        if path is not None:
            window.visit(path)
        return window

    def close(self) -> None:
        """Close them all."""
        for context in self._contexts:
            context.close()
        assert self.refused == []

    def _hear(self, message: ConsoleMessage) -> None:
        if POLICY in message.text:
            self.refused.append(message.text)


def note_troubles(window: Window) -> None:
    """Write down what the console says and what could not be fetched."""

    def hear(message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"}:
            window.troubles.append(f"{message.type}: {message.text}")

    def look(response: Response) -> None:
        if response.status >= 400:
            window.troubles.append(f"{response.status}: {response.url}")

    def miss(request: Request) -> None:
        # What is still on its way when a page is left, the browser gives up; nobody misses it.
        if request.failure != "net::ERR_ABORTED":
            window.troubles.append(f"{request.failure}: {request.url}")

    window.page.on("console", hear)
    window.page.on("response", look)
    window.page.on("pageerror", lambda error: window.troubles.append(f"thrown: {error}"))
    window.page.on("requestfailed", miss)


def wait_until(page: Page, script: str, arg: object = None) -> None:
    """Wait until the page itself says yes.

    It is asked again and again from without: a question that waits inside is text of which
    the policy of a page lets no code be made.
    """
    end = time.monotonic() + PATIENCE / 1000
    while not _says_yes(page, script, arg):
        assert time.monotonic() < end, f"never true: {script}"
        page.wait_for_timeout(20)


def _says_yes(page: Page, script: str, arg: object) -> bool:
    try:
        return bool(page.evaluate(script, arg))
    except Error:
        # The document it was asked of is gone; the next one is asked instead.
        return False


@contextmanager
def alone(folder: Path) -> Iterator[None]:
    """Let one process at a time work in a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def build_once(folder: Path, build: Callable[[], None]) -> Path:
    """The built site of a folder; the first process that asks for it builds it."""
    is_built = folder / "is-built"
    with alone(folder):
        if not is_built.exists():
            build()
            is_built.touch()
    return folder / "dist"


def build_site(content: Path, folder: Path) -> None:
    """Build a small site with the command, and share what others can use of it."""
    take_steps(folder / "cache")
    run_build(content, folder)
    share_steps(folder / "cache")


def build_from(base: Path, content: Path, folder: Path) -> None:
    """Build a variant of a site that is built already, which makes only what differs."""
    for made in ("cache", "dist"):
        shutil.rmtree(folder / made, ignore_errors=True)
        shutil.copytree(base / made, folder / made, symlinks=True)
    run_build(content, folder)


def run_build(content: Path, folder: Path) -> None:
    """Build a site with the command, into `dist` and with `cache` in a folder."""
    words = ("--content", content, "--out", folder / "dist", "--cache", folder / "cache")
    subprocess.run([COMMAND, "build", *words], check=True, cwd=PROJECT, stdout=subprocess.DEVNULL)


@contextmanager
def running(*words: str | Path) -> Iterator[str]:
    """Run a server of ours, and say under which address it answers."""
    # As a script would start it: nothing makes Python write its lines at once.
    plain = {name: value for name, value in os.environ.items() if name != "PYTHONUNBUFFERED"}
    process = subprocess.Popen(
        [COMMAND, *map(str, words), "--port", "0"],
        stdout=subprocess.PIPE,
        text=True,
        cwd=PROJECT,
        env=plain,
    )
    assert process.stdout
    announced = re.search(r"http://[^\s/]+", process.stdout.readline())
    assert announced, f"{words[0]} did not begin"
    try:
        yield announced.group()
    finally:
        process.terminate()
        process.communicate(timeout=20)
