"""A demo is readable at once, and can be operated as soon as somebody comes near."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

import pytest
from browsing import Window, Windows, wait_until
from playwright.sync_api import Locator, Route, expect

pytest_plugins = ["real_site"]

SWITCH = "/material-ui/react-switch/"
GETTING_STARTED = "/material-ui/getting-started/"
EXPERIMENTS = "/experiments/docs/demos/"


def controlled_switch(window: Window) -> tuple[Locator, Locator]:
    demo = window.page.locator("#ControlledSwitch live-part")
    return demo.get_by_label("Show me as online"), demo.get_by_role("status")


def test_a_press_changes_what_the_demo_remembers(windows: Windows) -> None:
    window = windows.open(SWITCH)
    switch, status = controlled_switch(window)
    expect(status).to_have_text("Your team sees that you are here.")

    switch.click()

    expect(status).to_have_text("You appear to be away.")
    expect(switch).not_to_be_checked()
    assert window.troubles == []


@dataclass
class SlowNetwork:
    """Keeps back what a page asks for, until it is let through."""

    held: list[Route] = field(default_factory=list)

    def keep_back(self, window: Window, pattern: str) -> None:
        window.page.route(pattern, self._hold)

    def let_through(self) -> None:
        for route in self.held:
            route.continue_()

    def _hold(self, route: Route) -> None:
        self.held.append(route)


def open_on_slow_network(windows: Windows, path: str, demo: str) -> tuple[Window, SlowNetwork]:
    """A page whose demo is in view and asked for, but has not come."""
    window, network = windows.open(), SlowNetwork()
    network.keep_back(window, f"**/assets/{demo}*.js")
    window.visit(path)
    window.page.locator(f"#{demo}").scroll_into_view_if_needed()
    wait_until(window.page, "document.readyState === 'complete'")
    return window, network


def test_the_first_press_is_kept_until_the_demo_can_answer(windows: Windows) -> None:
    window, network = open_on_slow_network(windows, SWITCH, "ControlledSwitch")
    switch, status = controlled_switch(window)

    switch.click()

    expect(status).to_have_text("Your team sees that you are here.")
    assert network.held
    network.let_through()
    expect(status).to_have_text("You appear to be away.")
    expect(switch).not_to_be_checked()


def test_a_key_pressed_early_is_kept_too(windows: Windows) -> None:
    window, network = open_on_slow_network(windows, SWITCH, "ControlledSwitch")
    switch, status = controlled_switch(window)

    switch.focus()
    window.page.keyboard.press("Space")
    expect(status).to_have_text("Your team sees that you are here.")
    network.let_through()

    expect(status).to_have_text("You appear to be away.")
    expect(switch).to_be_focused()


def test_what_was_typed_early_stays(windows: Windows) -> None:
    window, network = open_on_slow_network(windows, GETTING_STARTED, "SignUpForm")
    name = window.page.locator("#SignUpForm").get_by_label("Name")

    name.click()
    window.page.keyboard.type("Ada")
    network.let_through()
    expect(window.page.locator("#SignUpForm live-part")).to_have_attribute("data-state", "live")
    window.page.keyboard.type(" Lovelace")

    expect(name).to_have_value("Ada Lovelace")
    expect(window.page.locator("#SignUpForm label").first).to_have_attribute("data-shrink", "true")


def test_a_form_sent_early_does_not_leave_the_page(windows: Windows) -> None:
    window, network = open_on_slow_network(windows, GETTING_STARTED, "SignUpForm")
    window.page.locator("#SignUpForm").get_by_label("Name").click()

    window.page.keyboard.press("Enter")
    network.let_through()

    expect(window.page.locator("#SignUpForm live-part")).to_have_attribute("data-state", "live")
    assert window.page.url == f"{window.address}{GETTING_STARTED}"


@pytest.mark.parametrize("missing", ["ControlledSwitch", "react"])
def test_a_demo_that_does_not_load_can_be_tried_again(windows: Windows, missing: str) -> None:
    window = windows.open()
    pattern = f"**/assets/{missing}-*.js*"
    window.page.route(pattern, lambda route: route.abort())
    window.visit(SWITCH)
    switch, status = controlled_switch(window)
    switch.scroll_into_view_if_needed()
    retry = window.page.locator("#ControlledSwitch").get_by_role("button", name="Try again")
    expect(retry).to_be_visible()
    switch.click()

    window.page.unroute(pattern)
    retry.click()

    expect(status).to_have_text("You appear to be away.")
    expect(retry).to_have_count(0)


def test_what_fails_in_one_demo_leaves_the_others_alone(windows: Windows) -> None:
    window = windows.open()
    window.page.route("**/assets/BasicSwitch*.js*", lambda route: route.abort())
    window.visit(SWITCH)
    switch, status = controlled_switch(window)

    switch.click()

    expect(status).to_have_text("You appear to be away.")


def test_the_same_demo_twice_has_ids_of_its_own(windows: Windows) -> None:
    window = windows.open(EXPERIMENTS)
    window.bring_to_life()
    fields = window.page.get_by_label("Name of the ship")

    fields.nth(1).fill("Seagull")

    expect(fields.nth(0)).to_have_value("")
    assert fields.nth(0).get_attribute("id") != fields.nth(1).get_attribute("id")


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


BUTTON = "/material-ui/react-button/"
SLIDER = "/base-ui/react-slider/"


def listen(window: Window) -> list[str]:
    """The names of all scripts a window asks for from now on."""
    names: list[str] = []
    window.page.on("request", lambda request: names.append(request.url.rpartition("/")[2]))
    return names


def asked_for(names: list[str], start: str) -> bool:
    return any(name.startswith(start) for name in names)


def test_what_is_far_away_is_fetched_when_it_is_near(windows: Windows) -> None:
    window = windows.open()
    names = listen(window)
    window.visit(BUTTON)
    window.page.wait_for_load_state("networkidle")
    assert asked_for(names, "BasicButtons-system")
    assert not asked_for(names, "ThemedButton-system")

    window.page.locator("#ThemedButton").scroll_into_view_if_needed()

    expect(window.page.locator("#ThemedButton live-part")).to_have_attribute("data-state", "live")
    assert asked_for(names, "ThemedButton-system")


def test_a_cut_that_is_not_shown_is_not_fetched_until_it_is(windows: Windows) -> None:
    window = windows.open()
    names = listen(window)
    window.visit(SLIDER)
    window.bring_to_life()
    assert asked_for(names, "SliderBasics-system")
    assert not asked_for(names, "SliderBasics-css")

    window.evaluate("document.documentElement.dataset.codeStyling = 'css'")

    part = window.page.locator("#SliderBasics .demo-variant[data-styling=css] live-part")
    expect(part).to_have_attribute("data-state", "live")
    assert asked_for(names, "SliderBasics-css")


def break_demo(route: Route) -> None:
    """Let a component throw until it is mended."""
    answer = route.fetch()
    throws = "if (!globalThis.mended) throw new Error('Out of order.');"
    broken = re.sub(r"(function \w+\(\)\{)", rf"\1{throws}", answer.text(), count=1)
    assert throws in broken
    route.fulfill(response=answer, body=broken)


def test_a_demo_that_throws_says_why_and_begins_anew(windows: Windows) -> None:
    window = windows.open()
    window.page.route("**/assets/ControlledSwitch-*.js", break_demo)
    window.visit(SWITCH)
    demo = window.page.locator("#ControlledSwitch live-part")
    notice = demo.get_by_role("alert")
    demo.scroll_into_view_if_needed()
    expect(notice).to_contain_text("Out of order.")
    report = notice.get_by_role("link", name="Report this").get_attribute("href")
    assert report
    assert "ControlledSwitch%3A%20Out%20of%20order." in report
    assert "material-ui%2Freact-switch" in report

    window.evaluate("globalThis.mended = true")
    notice.get_by_role("button", name="Reset the demo").click()

    expect(demo.get_by_role("status")).to_have_text("Your team sees that you are here.")
    expect(notice).to_have_count(0)
    expect(demo).to_be_focused()


def test_a_page_without_demos_names_no_place_for_reports(windows: Windows) -> None:
    window = windows.open("/blog/one-leaf-for-each-component/")

    assert window.page.locator("meta[name=report]").count() == 0
