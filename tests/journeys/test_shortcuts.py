"""The keyboard shortcuts: what they do, where they stay silent, and how to be rid of them."""

from __future__ import annotations

import pytest
from accessibility import find_barriers
from browsing import Direction, Scheme, Window, Windows
from playwright.sync_api import Locator, expect

pytest_plugins = ["real_site"]

PAGE = "/material-ui/about-the-lab/"
SWITCH = "/material-ui/react-switch/"


def search(window: Window) -> Locator:
    return window.page.get_by_role("dialog", name="Search")


def shortcut_list(window: Window) -> Locator:
    return window.page.get_by_role("dialog", name="Keyboard shortcuts")


@pytest.mark.parametrize("keys", ["/", "Control+k", "Meta+k"])
def test_the_search_opens(windows: Windows, keys: str) -> None:
    window = windows.open(PAGE)

    window.page.keyboard.press(keys)

    expect(search(window)).to_be_visible()
    # The key itself is not typed into the field.
    expect(window.page.get_by_role("dialog").get_by_role("combobox")).to_have_value("")


def test_one_leafs_through_the_pages(windows: Windows) -> None:
    window = windows.open(PAGE)

    following = window.page.locator("a[rel=next]").get_attribute("href")
    assert following
    assert following != PAGE

    window.page.keyboard.press("n")
    expect(window.page).to_have_url(f"{windows.address}{following}")
    window.page.wait_for_load_state()
    window.page.keyboard.press("p")

    expect(window.page).to_have_url(f"{windows.address}{PAGE}")


@pytest.mark.parametrize("width", [1280, 360])
def test_one_goes_to_the_sections_of_the_page(windows: Windows, width: int) -> None:
    window = windows.open(PAGE, width=width)

    window.page.keyboard.press("t")
    expect(window.page.locator(".contents a").first).to_be_visible()
    window.page.keyboard.press("Tab")
    window.page.keyboard.press("Enter")

    assert "#" in window.page.url


def test_the_list_names_them_all_and_the_search_leads_to_it(windows: Windows) -> None:
    window = windows.open(PAGE)

    window.page.keyboard.press("Control+k")
    search(window).get_by_role("button", name="Keyboard shortcuts").click()

    expect(search(window)).to_be_hidden()
    expect(shortcut_list(window).locator("kbd")).to_have_text(["Ctrl K", "/", "n", "p", "t", "?"])
    window.page.keyboard.press("Escape")
    expect(shortcut_list(window)).to_have_count(0)


def test_letters_in_a_field_are_only_letters(windows: Windows) -> None:
    window = windows.open(PAGE)
    window.page.keyboard.press("/")
    expect(search(window)).to_be_visible()

    window.page.keyboard.type("n?/")

    expect(window.page.get_by_role("dialog").get_by_role("combobox")).to_have_value("n?/")
    expect(shortcut_list(window)).to_have_count(0)
    assert window.page.url == f"{windows.address}{PAGE}"


def test_letters_in_a_live_demo_belong_to_it(windows: Windows) -> None:
    window = windows.open(SWITCH)
    window.bring_to_life()
    window.page.locator("live-part input").first.focus()

    window.page.keyboard.press("p")
    window.page.keyboard.press("?")
    window.page.keyboard.press("Control+k")

    expect(shortcut_list(window)).to_have_count(0)
    expect(search(window)).to_have_count(0)
    assert window.page.url == f"{windows.address}{SWITCH}"


def test_single_keys_can_be_switched_off_for_good(windows: Windows) -> None:
    window = windows.open(PAGE)
    window.page.keyboard.press("?")
    shortcut_list(window).get_by_label("Single keys").uncheck()
    window.page.keyboard.press("Escape")

    window.visit(PAGE)
    window.page.keyboard.press("n")
    window.page.keyboard.press("?")
    window.page.keyboard.press("Control+k")

    expect(search(window)).to_be_visible()
    expect(shortcut_list(window)).to_have_count(0)
    assert window.page.url == f"{windows.address}{PAGE}"


@pytest.mark.parametrize(
    ("width", "scheme", "direction"), [(1280, "light", "ltr"), (360, "dark", "rtl")]
)
def test_the_list_has_no_barriers(
    windows: Windows, width: int, scheme: Scheme, direction: Direction
) -> None:
    window = windows.open(PAGE, width=width, scheme=scheme, direction=direction)

    window.page.keyboard.press("?")

    expect(shortcut_list(window)).to_be_visible()
    assert find_barriers(window) == []
