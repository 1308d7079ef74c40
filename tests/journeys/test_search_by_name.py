"""Going to a page by its name."""

from __future__ import annotations

import pytest
from accessibility import find_barriers
from browsing import Direction, Scheme, Window, Windows
from playwright.sync_api import Locator, Route, expect

pytest_plugins = ["real_site"]

BUTTON = "/material-ui/react-button/"
SWITCH = "/material-ui/react-switch/"


def trigger(window: Window) -> Locator:
    return window.page.get_by_role("button", name="Go to a page")


def dialog(window: Window) -> Locator:
    return window.page.get_by_role("dialog", name="Go to a page")


def options(window: Window) -> Locator:
    return dialog(window).get_by_role("option")


def open_dialog(window: Window) -> None:
    trigger(window).click()
    expect(window.page.get_by_role("dialog").get_by_role("combobox")).to_be_focused()


def test_a_name_and_enter_lead_to_the_page_of_the_product_on_screen(windows: Windows) -> None:
    window = windows.open("/joy-ui/")
    open_dialog(window)

    window.page.keyboard.type("butn")
    expect(options(window).first).to_have_text("Button Joy UI · Inputs")
    window.page.keyboard.press("Enter")

    expect(window.page).to_have_url(f"{windows.address}/joy-ui/react-button/")
    assert window.troubles == []


def test_the_arrows_choose_while_the_focus_stays_in_the_field(windows: Windows) -> None:
    window = windows.open(BUTTON)
    open_dialog(window)
    field = window.page.get_by_role("dialog").get_by_role("combobox")

    window.page.keyboard.type("button")
    expect(options(window).first).to_have_text("Button Material UI · Inputs")
    rows = options(window).all_text_contents()
    assert {"Button Base UI · Inputs", "Button Joy UI · Inputs"} <= set(rows)
    window.page.keyboard.press("ArrowDown")

    expect(field).to_be_focused()
    marked = dialog(window).locator("[aria-selected=true]")
    expect(marked).to_have_text(rows[1])
    expect(field).to_have_attribute("aria-activedescendant", marked.get_attribute("id") or "none")
    for row in [*rows[2:], rows[0]]:
        window.page.keyboard.press("ArrowDown")
        expect(marked).to_have_text(row)


def test_escape_closes_the_dialog_and_gives_the_focus_back(windows: Windows) -> None:
    window = windows.open(BUTTON)
    trigger(window).focus()
    window.page.keyboard.press("Enter")
    expect(window.page.get_by_role("dialog").get_by_role("combobox")).to_be_focused()
    window.page.keyboard.type("swi")

    window.page.keyboard.press("Escape")

    expect(dialog(window)).to_be_hidden()
    expect(trigger(window)).to_be_focused()


def test_a_press_beside_the_dialog_closes_it(windows: Windows) -> None:
    window = windows.open(BUTTON)
    open_dialog(window)

    window.page.mouse.click(20, 700)

    expect(dialog(window)).to_be_hidden()


def test_before_anything_is_typed_the_pages_seen_last_are_offered(windows: Windows) -> None:
    window = windows.open(BUTTON)
    window.visit("/joy-ui/")
    window.visit("/nowhere/")
    window.visit(SWITCH)

    open_dialog(window)

    expect(options(window)).to_have_text(["Joy UI", "Button Material UI · Inputs"])
    options(window).last.click()
    expect(window.page).to_have_url(f"{windows.address}{BUTTON}")


def test_what_no_page_is_called_is_said_so(windows: Windows) -> None:
    window = windows.open(BUTTON)
    open_dialog(window)

    window.page.keyboard.type("quux")

    expect(dialog(window).get_by_role("status")).to_have_text("No page is called that.")
    expect(options(window)).to_have_count(0)


def test_pages_that_are_not_to_be_found_are_not_found(windows: Windows) -> None:
    window = windows.open(BUTTON)
    open_dialog(window)

    window.page.keyboard.type("callouts")

    expect(dialog(window).get_by_role("status")).to_have_text("No page is called that.")


def test_a_list_that_does_not_load_is_told_of_and_asked_for_again(windows: Windows) -> None:
    window = windows.open(BUTTON)
    window.page.route("**/parts/pages.json", refuse)
    open_dialog(window)
    expect(dialog(window).get_by_role("status")).to_contain_text("did not load")

    window.page.unroute("**/parts/pages.json")
    window.page.keyboard.type("switch")

    expect(options(window).first).to_have_text("Switch Material UI · Inputs")


def refuse(route: Route) -> None:
    route.abort()


def test_nothing_of_it_is_loaded_before_somebody_comes_near(windows: Windows) -> None:
    window = windows.open()
    asked: list[str] = []
    window.page.on("request", lambda request: asked.append(request.url))
    window.visit(BUTTON)
    window.page.wait_for_load_state("networkidle")
    before = [url for url in asked if "SearchDialog" in url or "pages.json" in url]

    trigger(window).hover()

    window.page.wait_for_function(
        "performance.getEntriesByType('resource').some(({ name }) => name.includes('SearchDialog'))"
    )
    assert before == []


def test_without_script_there_is_no_way_into_it(windows: Windows) -> None:
    window = windows.open(BUTTON, script=False)

    expect(trigger(window)).to_be_hidden()


def test_it_works_where_nothing_can_be_kept(windows: Windows) -> None:
    window = windows.open(BUTTON, storage=False)
    open_dialog(window)

    window.page.keyboard.type("switch")
    window.page.keyboard.press("Enter")

    expect(window.page).to_have_url(f"{windows.address}{SWITCH}")


@pytest.mark.parametrize(
    ("width", "scheme", "direction"), [(1280, "light", "ltr"), (360, "dark", "rtl")]
)
def test_the_open_dialog_has_no_barriers_and_fits(
    windows: Windows, width: int, scheme: Scheme, direction: Direction
) -> None:
    window = windows.open(BUTTON, width=width, scheme=scheme, direction=direction)
    open_dialog(window)
    window.page.keyboard.type("a")
    expect(options(window).first).to_be_visible()

    assert find_barriers(window) == []
    assert window.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    box = dialog(window).bounding_box()
    assert box
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= width
