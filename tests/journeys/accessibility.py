"""What axe finds on a page: WCAG 2.2 AA and good practice."""

from __future__ import annotations

from functools import cache

from browsing import PROJECT, Window

RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]


@cache
def _program() -> str:
    return (PROJECT / "node_modules/axe-core/axe.min.js").read_text(encoding="utf-8")


def find_barriers(window: Window) -> list[str]:
    """Run axe over the page and the frames in it; one line for each element in the way."""
    for frame in window.page.frames:
        frame.evaluate(_program())
    found = window.page.evaluate(
        "rules => axe.run(document, { runOnly: rules, resultTypes: ['violations'] })", RULES
    )
    return [
        f"{violation['id']}: {node['target']}: {node['failureSummary']}"
        for violation in found["violations"]
        for node in violation["nodes"]
    ]
