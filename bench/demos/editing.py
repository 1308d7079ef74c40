"""From a key to the new render, where a visitor edits a demo in the page."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from playwright.sync_api import Page, expect

from bench.browser import wait_until
from bench.demos.figures import Figure
from bench.demos.weights import AT_REST, serve_real_site, visit

PAGE, NAME = "/material-ui/react-table/", "SortedTable"
"""A demo of some sixty lines."""

LATENCY = 30.0
EDITOR = 150.0
KEYS = 12
PATIENCE = 30_000

TIMES = "() => performance.getEntriesByName('edit').map(({ duration }) => duration)"

Say = Callable[[str], None]


def measure_editing(say: Say) -> Iterator[Figure]:
    """Edit a demo of the real site key by key.

    The page itself notes how long each run took, from when it sends the code to
    when it hears that it is on screen; the pause before, in which somebody may
    still be typing, is not part of it.
    """
    say(f"  editing {NAME}")
    with serve_real_site() as host, visit(f"{host}{PAGE}") as visited:
        page = visited.page
        _open_code(page)
        before = len(visited.scripts)
        _focus_editor(page)
        own = [it for it in visited.scripts[before:] if it.frame == page.main_frame]
        size = sum(script.request.sizes()["responseBodySize"] for script in own) / 1000
        times = _type(page)
    # The first run has to load what the demo imports.
    yield Figure(name="a key in the editor: new render", unit="ms", runs=times[1:], budget=LATENCY)
    yield Figure(name="the editor: script", unit="KB", runs=[size], budget=EDITOR)


def _open_code(page: Page) -> None:
    demo = page.locator(f"#{NAME}")
    demo.scroll_into_view_if_needed()
    demo.get_by_role("button", name="Show code").click()
    page.wait_for_timeout(AT_REST)


def _focus_editor(page: Page) -> None:
    code = page.locator(f"#{NAME} .demo-files:visible pre").first
    code.click()
    expect(page.locator(f"#{NAME} .cm-content").first).to_be_focused(timeout=PATIENCE)
    page.wait_for_timeout(AT_REST)


def _type(page: Page) -> list[float]:
    page.keyboard.press("Control+End")
    for number in range(KEYS):
        page.keyboard.type(" ")
        measured = f"() => performance.getEntriesByName('edit').length > {number}"
        wait_until(page, measured, patience=PATIENCE)
    times: list[float] = page.evaluate(TIMES)
    return times
