"""A demo can be seen otherwise than the page: in another direction, scheme, density and width."""

from __future__ import annotations

import pytest
from browsing import Window, Windows
from playwright.sync_api import FrameLocator, expect

pytest_plugins = ["real_site"]

BUTTON = "/material-ui/react-button/"
SELECT = "/material-ui/react-select/"
DEMOS = "/experiments/docs/demos/"
SAMPLE = "#IconLabelButtons .demo-frame"


def apart(window: Window, name: str) -> FrameLocator:
    """The document of a demo that is shown apart, once the demo lives there."""
    window.page.locator(f"#{name}").scroll_into_view_if_needed()
    frame = window.page.frame_locator(f"#{name} .demo-apart")
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

    window.page.wait_for_function(
        f"document.querySelector('{SAMPLE}').getBoundingClientRect().height === {in_place}"
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
    expect(window.page.locator("#IsolatedFrame .demo-apart")).to_have_count(0)
