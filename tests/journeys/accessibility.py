"""What axe finds on a page: WCAG 2.2 AA and good practice."""

from __future__ import annotations

from functools import cache

from browsing import PROJECT, Window
from playwright.sync_api import Frame

WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]


def find_barriers(window: Window) -> list[str]:
    """Run axe over the page and the frames in it; one line for each element in the way."""
    page, *framed = window.page.frames
    barriers = _look(page, [*WCAG, "best-practice"])
    # A framed demo is a document of its own, but no page: it needs no heading and no landmarks.
    return barriers + [barrier for frame in framed for barrier in _look(frame, WCAG)]


def _look(frame: Frame, rules: list[str]) -> list[str]:
    frame.evaluate(_program())
    found = frame.evaluate(
        """rules => axe.run(document, {
            runOnly: rules, resultTypes: ['violations'], iframes: false,
            // The sheets are there; none of these rules wants them fetched a second time.
            preload: false,
        })""",
        rules,
    )
    return [
        f"{violation['id']}: {node['target']}: {node['failureSummary']}"
        for violation in found["violations"]
        for node in violation["nodes"]
    ]


@cache
def _program() -> str:
    return (PROJECT / "node_modules/axe-core/axe.min.js").read_text(encoding="utf-8")
