"""The pages that are made of the packages' facts, as visitors read them and link to them."""

from __future__ import annotations

import pytest
from accessibility import find_barriers, find_barriers_day_and_night
from browsing import Window, Windows
from playwright.sync_api import expect

pytest_plugins = ["real_site"]

BUTTON = "/material-ui/api/button/"
ONE_OF_EACH_KIND = [
    "/material-ui/api/",
    BUTTON,
    "/material-ui/api/box/",
    "/joy-ui/api/autocomplete/",
    "/base-ui/react-menu/components-api/",
    "/base-ui/react-slider/hooks-api/",
    "/x/api/data-grid/data-grid/",
    "/x/api/data-grid/grid-col-def/",
    "/x/api/data-grid/events/",
    "/x/api/data-grid/selectors/",
]


def choose_layout(window: Window, name: str) -> None:
    """Press one of the names beside the first list."""
    window.page.locator(".facts-layout label", has_text=name).first.click()


def layout_of(window: Window) -> object:
    return window.evaluate("document.documentElement.dataset.facts")


def width_beyond_the_screen(window: Window) -> object:
    return window.evaluate("document.documentElement.scrollWidth - innerWidth")


def test_the_chosen_layout_holds_on_the_next_page(windows: Windows) -> None:
    window = windows.open(BUTTON)

    choose_layout(window, "Compact")
    window.visit("/joy-ui/api/autocomplete/")

    assert layout_of(window) == "compact"
    expect(window.page.locator(".facts-fold").first).to_be_visible()
    assert window.troubles == []


def test_the_layout_changes_where_nothing_can_be_kept(windows: Windows) -> None:
    window = windows.open(BUTTON, storage=False)

    choose_layout(window, "List")

    assert layout_of(window) == "list"


def test_what_was_pressed_stays_under_the_finger(windows: Windows) -> None:
    window = windows.open(f"{BUTTON}#button-classes")
    label = window.page.locator(".facts-layout label", has_text="Compact").last
    before = label.bounding_box()

    label.click()

    after = label.bounding_box()
    assert before
    assert after
    assert abs(after["y"] - before["y"]) <= 1


def test_an_address_opens_what_is_folded(windows: Windows) -> None:
    window = windows.open(BUTTON)
    choose_layout(window, "Compact")
    closed = window.page.locator("#button-prop-variant > div")
    expect(closed).to_be_hidden()

    # The contents show what is in a section to whoever reads it.
    window.page.locator('.contents a[href="#button-props"]').click()
    window.page.locator('.contents a[href="#button-prop-variant"]').click()

    expect(closed).to_be_visible()
    fold = window.page.locator("#button-prop-variant > .facts-fold")
    expect(fold).to_have_attribute("aria-expanded", "true")
    fold.click()
    expect(closed).to_be_hidden()


def test_an_address_opens_what_is_inherited(windows: Windows) -> None:
    window = windows.open(f"{BUTTON}#button-prop-focusRipple")

    expect(window.page.locator("[id='button-prop-centerRipple']")).to_be_visible()


def test_without_script_everything_is_open_in_a_list(windows: Windows) -> None:
    window = windows.open(BUTTON, script=False)

    expect(window.page.locator("#button-prop-variant > div")).to_be_visible()
    expect(window.page.locator("#button-prop-variant > .type > span")).to_be_visible()
    expect(window.page.locator(".facts-layout").first).to_be_hidden()


@pytest.mark.parametrize("path", ONE_OF_EACH_KIND)
def test_nothing_scrolls_sideways_on_the_smallest_screen(windows: Windows, path: str) -> None:
    window = windows.open(path, width=320)

    assert width_beyond_the_screen(window) == 0
    if window.page.locator(".facts-layout").count():
        for layout in ("Table", "Compact"):
            choose_layout(window, layout)

            assert width_beyond_the_screen(window) == 0, layout


@pytest.mark.parametrize("path", ONE_OF_EACH_KIND)
def test_no_barrier_stands_in_the_way(windows: Windows, path: str) -> None:
    window = windows.open(path)

    assert find_barriers_day_and_night(window) == []
    assert window.troubles == []


def test_no_barrier_stands_in_the_way_of_what_is_folded(windows: Windows) -> None:
    window = windows.open(BUTTON, width=360, scheme="dark")

    choose_layout(window, "Compact")
    window.page.locator(".facts-fold").first.click()

    assert find_barriers(window) == []
