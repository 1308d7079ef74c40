"""The site without a mouse."""

from __future__ import annotations

import pytest
from browsing import Window, Windows, wait_until
from playwright.sync_api import expect

pytest_plugins = ["real_site"]

PATH = "/material-ui/react-button/"
OPENER = "button[popovertarget=shell-navigation]"


def has_focus(window: Window, selector: str) -> bool:
    within = window.page.evaluate(
        "selector => document.activeElement.closest(selector) !== null", selector
    )
    return bool(within)


def open_drawer(window: Window) -> None:
    window.page.locator(OPENER).first.focus()
    window.page.keyboard.press("Enter")
    expect(window.page.get_by_role("dialog", name="Material UI")).to_be_visible()


def test_the_first_stop_skips_to_the_text(windows: Windows) -> None:
    window = windows.open(PATH)

    window.page.keyboard.press("Tab")
    expect(window.page.get_by_role("link", name="Skip to")).to_be_in_viewport()
    window.page.keyboard.press("Enter")

    expect(window.page.locator("#main-content")).to_be_focused()
    window.page.keyboard.press("Tab")
    assert has_focus(window, "#main-content a")


@pytest.mark.parametrize("width", [360, 1199])
def test_the_drawer_opens_on_the_row_of_the_page(windows: Windows, width: int) -> None:
    window = windows.open(PATH, width=width)

    open_drawer(window)

    assert has_focus(window, "#shell-navigation [aria-current=page]")


def test_the_drawer_holds_the_focus(windows: Windows) -> None:
    window = windows.open(PATH, width=360)
    open_drawer(window)
    stops = window.page.locator("#shell-navigation :is(a, button, summary):visible").count()

    seen = [press_tab(window) for _ in range(stops + 3)]

    assert "page" not in seen
    assert "drawer" in seen


def press_tab(window: Window) -> str:
    window.page.keyboard.press("Tab")
    if has_focus(window, "#shell-navigation"):
        return "drawer"
    # Between the last stop and the first the browser's own bar has its turn.
    return "browser" if window.evaluate("document.activeElement === document.body") else "page"


def test_escape_closes_the_drawer_and_gives_the_focus_back(windows: Windows) -> None:
    window = windows.open(PATH, width=360)
    open_drawer(window)

    window.page.keyboard.press("Escape")

    expect(window.page.locator("#shell-navigation")).to_be_hidden()
    expect(window.page.locator(OPENER).first).to_be_focused()


def test_a_menu_of_the_bar_opens_and_closes(windows: Windows) -> None:
    window = windows.open(PATH)
    trigger = window.page.locator("summary", has_text="Material UI")
    trigger.focus()

    window.page.keyboard.press("Enter")
    link = window.page.locator("header").get_by_role("link", name="Joy UI")
    expect(link).to_be_visible()
    window.page.keyboard.press("Escape")

    expect(link).to_be_hidden()
    expect(trigger).to_be_focused()


def test_code_that_is_wider_than_its_frame_scrolls_by_the_arrow_keys(windows: Windows) -> None:
    window = windows.open("/experiments/docs/code/")
    code = window.page.locator("pre", has_text="A line that goes on and on")

    code.focus()
    window.page.keyboard.press("ArrowRight")

    expect(code).to_be_focused()
    wait_until(window.page, "code => code.scrollLeft > 0", code.element_handle())
