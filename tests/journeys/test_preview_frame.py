"""A demo can be seen otherwise than the page: in another direction, scheme, density and width."""

from __future__ import annotations

import pytest
from browsing import Window, Windows, wait_until
from playwright.sync_api import FrameLocator, expect

pytest_plugins = ["real_site"]

BUTTON = "/material-ui/react-button/"
SELECT = "/material-ui/react-select/"
DRAWER = "/material-ui/react-drawer/"
DEMOS = "/experiments/docs/demos/"
GRID = "/x/react-data-grid/"
TABLE = "/material-ui/react-table/"
DASHBOARD = "/toolpad/core/react-dashboard-layout/"
SIGN_IN = "/toolpad/core/react-sign-in-page/"
SAMPLE = "#IconLabelButtons .demo-frame"


def apart(window: Window, name: str) -> FrameLocator:
    """The document of a demo that is shown apart, once the demo lives there."""
    window.page.locator(f"#{name}").scroll_into_view_if_needed()
    frame = window.page.frame_locator(f"#{name} .preview-frame")
    expect(frame.locator("live-part")).to_have_attribute("data-state", "live")
    return frame


def height(window: Window) -> float:
    box = window.page.locator(SAMPLE).bounding_box()
    assert box
    return box["height"]


def test_a_demo_is_turned_and_dark_alone(windows: Windows) -> None:
    window = windows.open(f"{BUTTON}#IconLabelButtons?direction=rtl&scheme=dark")

    root = apart(window, "IconLabelButtons").locator("html")

    expect(root).to_have_attribute("dir", "rtl")
    expect(root).to_have_attribute("data-scheme", "dark")
    assert window.evaluate("document.documentElement.dir") == "ltr"
    assert window.evaluate("document.documentElement.dataset.scheme") == "light"
    assert window.troubles == []


def test_what_is_not_set_follows_the_page(windows: Windows) -> None:
    window = windows.open(f"{BUTTON}#IconLabelButtons?direction=rtl")
    root = apart(window, "IconLabelButtons").locator("html")

    window.evaluate("document.documentElement.dataset.scheme = 'dark'")

    expect(root).to_have_attribute("data-scheme", "dark")
    expect(root).to_have_attribute("dir", "rtl")


def test_the_sample_is_as_tall_apart_as_in_the_page(windows: Windows) -> None:
    window = windows.open(f"{BUTTON}#IconLabelButtons?scheme=dark")
    in_place = height(windows.open(BUTTON))

    apart(window, "IconLabelButtons")

    wait_until(
        window.page,
        f"document.querySelector('{SAMPLE}').getBoundingClientRect().height === {in_place}",
    )


def test_compact_means_the_small_sizes_of_the_library(windows: Windows) -> None:
    window = windows.open(f"{BUTTON}#IconLabelButtons?density=compact")

    button = apart(window, "IconLabelButtons").get_by_role("button").first

    expect(button).to_contain_class("MuiButton-sizeSmall")
    in_page = window.page.locator("#BasicButtons button").first
    expect(in_page).not_to_contain_class("MuiButton-sizeSmall")


def test_a_width_is_the_width_of_a_window(windows: Windows) -> None:
    window = windows.open(f"{BUTTON}#IconLabelButtons?width=360")

    frame = apart(window, "IconLabelButtons")

    assert frame.locator("html").evaluate("() => innerWidth") == 360


def test_a_list_that_opens_has_room(windows: Windows) -> None:
    window = windows.open(f"{SELECT}#BasicSelect?scheme=dark")
    frame = apart(window, "BasicSelect")

    frame.get_by_role("combobox").click()

    expect(frame.get_by_role("option").last).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("setting", ["direction=rtl", "scheme=dark"])
def test_a_demo_in_a_document_of_its_own_changes_there(windows: Windows, setting: str) -> None:
    window = windows.open(f"{DEMOS}#IsolatedFrame?{setting}")
    window.page.locator("#IsolatedFrame").scroll_into_view_if_needed()

    root = window.page.frame_locator("#IsolatedFrame .demo-isolated").locator("html")

    name, value = setting.split("=")
    attribute = {"direction": "dir", "scheme": "data-scheme"}[name]
    expect(root).to_have_attribute(attribute, value)
    expect(window.page.locator("#IsolatedFrame .preview-frame")).to_have_count(0)


def test_a_demo_in_a_document_of_its_own_can_be_operated(windows: Windows) -> None:
    window = windows.open(DRAWER)
    window.page.locator("#ResponsiveDrawer").scroll_into_view_if_needed()
    document = window.page.frame_locator("#ResponsiveDrawer .demo-isolated")

    document.get_by_role("button", name="Meteorites").click()

    expect(document.get_by_role("heading")).to_have_text("Meteorites")
    assert window.troubles == []


def isolated(window: Window, name: str) -> FrameLocator:
    """The document of a demo that is always apart, once the demo lives there."""
    window.page.locator(f"#{name}").scroll_into_view_if_needed()
    frame = window.page.frame_locator(f"#{name} .demo-isolated")
    expect(frame.locator("live-part")).to_have_attribute("data-state", "live")
    return frame


def test_a_library_that_asks_the_device_for_its_scheme_hears_what_the_demo_shows(
    windows: Windows,
) -> None:
    window = windows.open(f"{DASHBOARD}#LibraryDashboard?scheme=dark")
    root = isolated(window, "LibraryDashboard").locator("html")

    expect(root).to_have_attribute("data-scheme", "dark")
    expect(root).to_have_attribute("data-toolpad-color-scheme", "dark")


def test_such_a_library_follows_the_page(windows: Windows) -> None:
    window = windows.open(SIGN_IN, scheme="dark")
    root = isolated(window, "CredentialsSignIn").locator("html")
    expect(root).to_have_attribute("data-toolpad-color-scheme", "dark")

    window.evaluate("document.documentElement.dataset.scheme = 'light'")

    expect(root).to_have_attribute("data-toolpad-color-scheme", "light")


def test_what_a_demo_keeps_is_neither_the_sites_nor_there_after_a_reset(windows: Windows) -> None:
    window = windows.open(DASHBOARD)
    frame = isolated(window, "LibraryDashboard")
    frame.get_by_label("Switch to dark mode").click()
    root = frame.locator("html")
    expect(root).to_have_attribute("data-toolpad-color-scheme", "dark")
    assert window.evaluate("localStorage.getItem('toolpad-mode')") is None

    tools = window.page.get_by_role("toolbar", name="Tools for LibraryDashboard")
    tools.get_by_role("button", name="Reset the demo").click()

    expect(root).to_have_attribute("data-toolpad-color-scheme", "light")


def test_a_part_that_measures_itself_does_not_find_itself_gone(windows: Windows) -> None:
    window = windows.open(GRID)
    window.page.locator("#HundredThousandRows").scroll_into_view_if_needed()
    expect(window.page.locator("#HundredThousandRows live-part")).to_have_attribute(
        "data-state", "live"
    )

    window.evaluate("location.hash = '#HundredThousandRows?direction=rtl'")
    rows = apart(window, "HundredThousandRows").get_by_role("row")

    expect(rows.nth(1)).to_be_visible()
    expect(window.page.locator("#HundredThousandRows .demo-variant")).to_have_attribute(
        "data-in-frame", ""
    )
    assert window.troubles == []


def test_a_wide_frame_from_right_to_left_begins_at_the_right(windows: Windows) -> None:
    window = windows.open(f"{TABLE}#SortedTable?direction=rtl&width=768", width=360)

    first = apart(window, "SortedTable").get_by_role("columnheader").first

    expect(first).to_be_in_viewport()


def test_an_address_without_a_view_ends_it(windows: Windows) -> None:
    window = windows.open(f"{BUTTON}#IconLabelButtons?width=360")
    apart(window, "IconLabelButtons")

    window.evaluate("location.hash = '#IconLabelButtons'")

    expect(window.page.locator("#IconLabelButtons .preview-frame")).to_have_count(0)
    expect(window.page.locator("#IconLabelButtons live-part")).to_be_visible()


@pytest.mark.parametrize("width", [360, 1280])
def test_what_only_a_browser_can_show_takes_the_room_that_was_kept(
    windows: Windows, width: int
) -> None:
    window = windows.open(DEMOS, width=width)
    frame = window.page.locator("#BrowserOnly .demo-frame")
    kept = frame.bounding_box()

    frame.scroll_into_view_if_needed()
    expect(frame.get_by_text("Your browser asks")).to_be_visible()

    taken = frame.bounding_box()
    assert kept
    assert taken
    assert taken["height"] == kept["height"]
