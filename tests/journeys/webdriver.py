"""A tab of Firefox or WebKit, driven by the commands of W3C WebDriver.

Both understand them, over different wires: `firefox.py` and `webkit.py` have one each.
"""

from __future__ import annotations

import base64
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

from browsing import BRING_TO_LIFE

PATIENCE = 45_000
"""In milliseconds: both draw without a graphics processor."""

KEYS = {
    "Backspace": "\ue003",
    "Tab": "\ue004",
    "Enter": "\ue007",
    "Shift": "\ue008",
    "Control": "\ue009",
    "Escape": "\ue00c",
    "End": "\ue010",
    "Home": "\ue011",
    "ArrowDown": "\ue015",
}

# WebDriver finds elements by selectors; visitors find them by what they are and what they say.
FIND = """([selector, name, within]) => {
  const named = (element) => {
    const by = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const words = by.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
    const shown = element.labels?.[0]?.innerText ?? element.innerText;
    const said = words || element.getAttribute('aria-label') || shown || element.title || '';
    return said.replace(/\\s+/g, ' ').trim();
  };
  return [...document.querySelectorAll(`${within} :is(${selector})`)].find((element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    (name === null || named(element).toLowerCase() === name.toLowerCase()));
}"""
PLACE = f"""async (wanted) => {{
  const element = ({FIND})(wanted);
  if (!element) return null;
  const shows = () => {{
    const {{ left, top, width, height }} = element.getBoundingClientRect();
    const [x, y] = [Math.floor(left + width / 2), Math.floor(top + height / 2)];
    const there = document.elementFromPoint(x, y);
    const label = element.labels?.[0];
    return there && (element.contains(there) || label?.contains(there)) ? {{ x, y }} : null;
  }};
  const {{ top: before }} = element.getBoundingClientRect();
  await new Promise((tick) => setTimeout(tick, 30));
  // What still moves is not where it seems to be.
  if (element.getBoundingClientRect().top !== before) return null;
  if (!shows()) element.scrollIntoView({{ block: 'center', behavior: 'instant' }});
  return shows();
}}"""

BUTTON = "button, [role=button], summary"
"""What is pressed, for `Tab.click`."""


class Wire(Protocol):
    """How commands reach a browser."""

    def ask(self, command: str, **words: object) -> Any:
        """The answer to one command of WebDriver, by its name."""


class CommandRefused(Exception):
    """A browser could not do what it was told."""


@dataclass(frozen=True)
class Tab:
    """A page of a site in a browser other than Chromium."""

    wire: Wire
    browser: str
    version: str
    address: str = ""

    def visit(self, path: str) -> None:
        """Go to an address of the site."""
        if "#" in path:
            # From a page to a place in it, no browser loads anything.
            self.wire.ask("Navigate", url="about:blank")
        self.wire.ask("Navigate", url=f"{self.address}{path}")

    def reload(self) -> None:
        """Load the page anew."""
        self.wire.ask("Refresh")

    def resize(self, width: int, height: int = 900) -> None:
        """Make the window so wide that the page is; frames of the window add to its height."""
        self.wire.ask("SetWindowRect", width=width, height=height)
        self.wait_until(f"innerWidth === {width}")

    def evaluate(self, function: str, value: object = None) -> Any:
        """What a function of the page returns, or promises."""
        script = f"""const done = arguments[arguments.length - 1];
        const [value] = arguments;
        Promise.resolve().then(() => ({function})(value)).then(
          (answer) => done({{ answer: answer ?? null }}),
          (thrown) => done({{ thrown: String(thrown) }}));"""
        result = self.wire.ask("ExecuteAsyncScript", script=script, args=[value])
        # Without an answer, the document went away before it gave one.
        if result is None or "thrown" in result:
            raise CommandRefused(f"{function}: {result and result['thrown']}")
        return result["answer"]

    def wait_until(self, expression: str) -> None:
        """Wait until an expression in the page is true; it is asked from without."""
        end = time.monotonic() + PATIENCE / 1000
        while not self._says_yes(expression):
            assert time.monotonic() < end, f"never true in {self.browser}: {expression}"
            time.sleep(0.03)

    def bring_to_life(self) -> None:
        """Scroll to every live part and wait until it can be operated."""
        left = self.evaluate(BRING_TO_LIFE)

        assert left == [], f"never came to life: {left}; {self.troubles()}"

    def shows(self, selector: str, name: str | None = None, within: str = "html") -> bool:
        """Whether there is an element of this name, to be seen."""
        return bool(
            self.evaluate(f"(wanted) => Boolean(({FIND})(wanted))", [selector, name, within])
        )

    def click(self, selector: str, name: str | None = None, within: str = "html") -> None:
        """Press what is called so with the pointer, once it is there and still."""
        end = time.monotonic() + PATIENCE / 1000
        while not (place := self.evaluate(PLACE, [selector, name, within])):
            assert time.monotonic() < end, f"never seen in {self.browser}: {selector} {name}"
        self._act(
            {
                "type": "pointer",
                "id": "mouse",
                "parameters": {"pointerType": "mouse"},
                "actions": [
                    {"type": "pointerMove", "origin": "viewport", "duration": 0, **place},
                    {"type": "pointerDown", "button": 0},
                    {"type": "pointerUp", "button": 0},
                ],
            }
        )

    def press(self, keys: str) -> None:
        """Press a key, or several at once: `Control+k`."""
        values = [KEYS.get(key, key) for key in keys.split("+")]
        down = [{"type": "keyDown", "value": value} for value in values]
        up = [{"type": "keyUp", "value": value} for value in reversed(values)]
        self._act({"type": "key", "id": "keyboard", "actions": [*down, *up]})

    def type(self, text: str) -> None:
        """Type letters one after the other."""
        for letter in text:
            self.press(letter)

    def enter_frame(self, selector: str) -> None:
        """Ask the document of a frame from now on."""
        element = self.wire.ask("FindElement", using="css selector", value=selector)
        self.wire.ask("SwitchToFrame", id=element, element=next(iter(element.values())))

    def leave_frames(self) -> None:
        """Ask the page again."""
        self.wire.ask("SwitchToFrame", id=None)

    def troubles(self) -> list[str]:
        """What went wrong in this page since it began to load; `watched_site.py` notes it."""
        # A page that was just gone to has its address before its first script has run.
        self.wait_until("document.readyState !== 'loading'")
        found: list[str] = self.evaluate("() => window.troubles ?? ['Nothing watches this page.']")
        return found

    def take_picture(self, file: Path) -> None:
        """Write what is to be seen into a file."""
        file.write_bytes(base64.b64decode(self.wire.ask("TakeScreenshot", full=False)))

    def _act(self, source: dict[str, object]) -> None:
        self.wire.ask("PerformActions", actions=[source])

    def _says_yes(self, expression: str) -> bool:
        try:
            return bool(self.evaluate(f"() => Boolean({expression})"))
        except CommandRefused:
            # The document it was asked of is gone; the next one is asked instead.
            return False
