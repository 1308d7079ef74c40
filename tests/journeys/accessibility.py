"""What axe finds on a page: WCAG 2.2 AA and good practice."""

from __future__ import annotations

from functools import cache

from browsing import PROJECT, Window
from playwright.sync_api import Frame, expect

PAINTED = ["color-contrast", "link-in-text-block", "target-size"]
"""The rules of which colors and places decide; all others ask for elements and names."""

WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
EVERY = [*WCAG, "best-practice"]


def find_barriers(window: Window) -> list[str]:
    """Run axe over the page and the frames in it; one line for each barrier."""
    page, *framed = window.page.frames
    barriers = _look(page, EVERY)
    # A framed demo is a document of its own, but no page: it needs no heading and no landmarks.
    return barriers + [barrier for frame in framed for barrier in _look(frame, WCAG)]


def find_barriers_within(window: Window, selector: str) -> list[str]:
    """Run axe over a part of the page, and over no frame."""
    return _look(window.page.main_frame, EVERY, selector)


WAIT_FOR_COLORS = """async () => {
  const isPassing = (one) => one.effect.getComputedTiming().endTime !== Infinity;
  const pause = () => new Promise((go) => setTimeout(go, 100));
  for (let still = 0; still < 3; await pause()) {
    const passing = document.getAnimations().filter(isPassing);
    still = passing.length ? 0 : still + 1;
    await Promise.allSettled(passing.map(({ finished }) => finished));
  }
}"""
"""Between two schemes, colors are halfway for a moment; islands follow once they have rendered."""


def find_barriers_day_and_night(window: Window) -> list[str]:
    """Run axe over a light page, and its rules for what is painted once it is dark and mirrored.

    The page stays dark and mirrored. It is not loaded again, so this is for what style sheets
    alone decide: islands that were brought to life keep the direction they were rendered in.
    """
    page, by_day = window.page, find_barriers(window)
    page.emulate_media(color_scheme="dark")
    expect(page.locator("html")).to_have_attribute("data-scheme", "dark")
    page.evaluate("document.documentElement.dir = 'rtl'")
    for frame in page.frames:
        frame.evaluate(WAIT_FOR_COLORS)
    return by_day + [barrier for frame in page.frames for barrier in _look(frame, PAINTED)]


def _look(frame: Frame, rules: list[str], within: str = ":root") -> list[str]:
    if not frame.evaluate("'axe' in window"):
        frame.evaluate(_program())
    found = frame.evaluate(
        """([rules, within]) => axe.run(within === ':root' ? document : within, {
            runOnly: rules, resultTypes: ['violations'], iframes: false,
            // The sheets are there; none of these rules wants them fetched a second time.
            preload: false,
        })""",
        [rules, within],
    )
    return [
        f"{violation['id']}: {node['target']}: {node['failureSummary']}"
        for violation in found["violations"]
        for node in violation["nodes"]
    ]


@cache
def _program() -> str:
    return (PROJECT / "node_modules/axe-core/axe.min.js").read_text(encoding="utf-8")
