"""A demo is readable at once, and can be operated as soon as somebody comes near."""

from __future__ import annotations

import threading

import pytest
from browsing import Window, Windows
from playwright.sync_api import Locator, Route, expect

pytest_plugins = ["real_site"]

SWITCH = "/material-ui/react-switch/"


def controlled_switch(window: Window) -> tuple[Locator, Locator]:
    demo = window.page.locator("#ControlledSwitch")
    return demo.get_by_label("Show me as online"), demo.get_by_role("status")


def test_a_press_changes_what_the_demo_remembers(windows: Windows) -> None:
    window = windows.open(SWITCH)
    switch, status = controlled_switch(window)
    expect(status).to_have_text("Your team sees that you are here.")

    switch.click()

    expect(status).to_have_text("You appear to be away.")
    expect(switch).not_to_be_checked()
    assert window.troubles == []


def test_the_first_press_is_kept_until_the_demo_can_answer(windows: Windows) -> None:
    window = windows.open()
    arrived = threading.Event()
    held: list[Route] = []
    window.page.route("**/assets/ControlledSwitch*.js", lambda route: hold(route, held, arrived))
    window.visit(SWITCH)
    switch, status = controlled_switch(window)

    switch.scroll_into_view_if_needed()
    window.page.wait_for_function("document.readyState === 'complete'")
    switch.click()

    expect(status).to_have_text("Your team sees that you are here.")
    assert arrived.is_set()
    for route in held:
        route.continue_()
    expect(status).to_have_text("You appear to be away.")
    expect(switch).not_to_be_checked()


def hold(route: Route, held: list[Route], arrived: threading.Event) -> None:
    held.append(route)
    arrived.set()


@pytest.mark.parametrize(
    ("path", "loaded"), [("/blog/one-leaf-for-each-component/", False), (SWITCH, True)]
)
def test_react_comes_only_with_a_demo(windows: Windows, path: str, loaded: bool) -> None:
    window = windows.open()
    scripts: list[str] = []
    window.page.on(
        "response",
        lambda answer: scripts.append(answer.url) if ".js" in answer.url else None,
    )

    window.visit(path)
    window.bring_to_life()

    texts = [window.page.request.get(script).text() for script in scripts]
    assert scripts
    assert any("react.transitional.element" in text for text in texts) is loaded
