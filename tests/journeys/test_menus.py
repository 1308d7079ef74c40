"""The menus of the bar: all libraries, and the versions of the one on screen."""

from __future__ import annotations

import pytest
from accessibility import find_barriers
from browsing import Direction, Scheme, Window, Windows
from playwright.sync_api import Locator, expect

pytest_plugins = ["real_site"]

PATH = "/material-ui/react-button/"


def product_menu(window: Window) -> Locator:
    return window.page.locator("details[data-menu]").first


def version_menu(window: Window) -> Locator:
    return window.page.locator("details[data-menu]").nth(1)


def open_menu(menu: Locator) -> None:
    menu.locator("summary").click()
    expect(menu.locator("li").first).to_be_visible()


def test_the_product_menu_leads_from_one_library_to_another(windows: Windows) -> None:
    window = windows.open(PATH)
    menu = product_menu(window)
    open_menu(menu)

    expect(menu.locator("p")).to_have_text(["Core", "X components", "Toolpad"])
    expect(menu.locator("[aria-current=true]")).to_contain_text("Material UI")
    menu.get_by_role("link", name="Joy UI").click()

    expect(window.page).to_have_url(f"{windows.address}/joy-ui/react-button/")


def test_the_product_menu_is_operated_by_keys(windows: Windows) -> None:
    window = windows.open(PATH)
    menu, keyboard = product_menu(window), window.page.keyboard
    menu.locator("summary").focus()

    keyboard.press("ArrowDown")
    expect(menu.get_by_role("link", name="Material UI")).to_be_focused()
    keyboard.press("End")
    expect(menu.get_by_role("link", name="Toolpad")).to_be_focused()
    keyboard.press("ArrowDown")
    expect(menu.get_by_role("link", name="Material UI")).to_be_focused()
    keyboard.press("Escape")

    expect(menu).not_to_have_attribute("open", "")
    expect(menu.locator("summary")).to_be_focused()


def test_a_menu_closes_when_the_focus_goes_on(windows: Windows) -> None:
    window = windows.open(PATH)
    menu = product_menu(window)
    menu.locator("summary").focus()
    window.page.keyboard.press("ArrowUp")
    window.page.keyboard.press("Enter")
    expect(menu.locator("li").first).to_be_visible()

    for _ in range(menu.locator("a").count() + 1):
        window.page.keyboard.press("Tab")

    expect(menu).not_to_have_attribute("open", "")
    expect(version_menu(window).locator("summary")).to_be_focused()


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
@pytest.mark.parametrize("width", [320, 360, 768, 1280])
def test_the_menus_stay_on_the_screen(windows: Windows, width: int, direction: Direction) -> None:
    window = windows.open(PATH, width=width, direction=direction)

    for menu, panel in ((product_menu(window), "div"), (version_menu(window), "ul")):
        open_menu(menu)
        box = menu.locator(f"> {panel}").bounding_box()
        assert box
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= width
        assert box["y"] + box["height"] <= 800


def test_on_a_phone_the_libraries_fill_the_width(windows: Windows) -> None:
    window = windows.open(PATH, width=360)

    open_menu(product_menu(window))

    box = product_menu(window).locator("> div").bounding_box()
    assert box
    assert (box["x"], box["width"]) == (0, 360)


def test_older_versions_lead_to_the_same_page_where_they_have_it(windows: Windows) -> None:
    window = windows.open(PATH)
    open_menu(version_menu(window))

    hrefs = {
        link.inner_text(): link.get_attribute("href")
        for link in version_menu(window).get_by_role("link").all()
    }

    assert hrefs == {
        "v6": f"https://v6.mui.com{PATH}",
        "v5": f"https://v5.mui.com{PATH}",
        "v4": "https://v4.mui.com/getting-started/installation/",
        "All versions": "/versions/",
    }


def test_a_page_an_older_version_does_not_have_leads_to_its_beginning(windows: Windows) -> None:
    window = windows.open("/material-ui/")

    link = version_menu(window).locator("a", has_text="v6")

    expect(link).to_have_attribute("href", "https://v6.mui.com/material-ui/getting-started/")


def test_the_menus_work_without_script(windows: Windows) -> None:
    window = windows.open(PATH, script=False)
    open_menu(version_menu(window))

    expect(version_menu(window).locator("a", has_text="v6")).to_have_attribute(
        "href", "https://v6.mui.com/material-ui/getting-started/"
    )
    open_menu(product_menu(window))
    expect(version_menu(window).locator("ul")).to_be_hidden()
    product_menu(window).get_by_role("link", name="Tree View").click()

    expect(window.page.locator("h1")).to_have_text("Tree View")


@pytest.mark.parametrize(
    ("scheme", "direction", "width"), [("light", "ltr", 1280), ("dark", "rtl", 360)]
)
def test_open_menus_have_no_barriers(
    windows: Windows, scheme: Scheme, direction: Direction, width: int
) -> None:
    window = windows.open(PATH, scheme=scheme, direction=direction, width=width)

    open_menu(product_menu(window))
    barriers = find_barriers(window)
    open_menu(version_menu(window))

    assert barriers + find_barriers(window) == []
