"""Side navigation and table of contents: nothing in them moves unless the visitor moves it."""

from __future__ import annotations

from typing import Any, Literal

import pytest
from accessibility import find_barriers
from browsing import Window, Windows, wait_until
from playwright.sync_api import Locator, Route, expect

pytest_plugins = ["real_site"]

BUTTON = "/material-ui/react-button/"
SWITCH = "/material-ui/react-switch/"
HEADINGS = "/experiments/docs/headings/"
NAVIGATION = "#shell-navigation nav"
CURRENT = f"{NAVIGATION} [aria-current=page]"
OPENER = "button[popovertarget=shell-navigation]"

# Where the row of the page is painted, frame by frame, from the very first.
WATCH_FRAMES = """
window.painted = [];
const findRow = () => document.querySelector('#shell-navigation [aria-current=page]');
const look = () => {
  // Told after everything else that a frame waits for, and before it is painted.
  const painted = new ResizeObserver(() => {
    window.painted.push(Math.round(findRow().getBoundingClientRect().top));
    painted.disconnect();
  });
  if (findRow()) painted.observe(document.body);
  if (window.painted.length < 20) requestAnimationFrame(look);
};
requestAnimationFrame(look);
"""
ROWS_SEEN = """() => {
  const rows = document.querySelectorAll('#shell-navigation nav :is(li > a, summary)');
  return Object.fromEntries([...rows].filter((row) => row.checkVisibility()).map((row) => {
    const { top, left, width, height } = row.getBoundingClientRect();
    return [row.textContent, [top, left, width, height].map(Math.round)];
  }));
}"""


def reach(window: Window) -> None:
    """Come near the navigation, and wait until all its rows are there."""
    window.page.locator(f"{NAVIGATION} >> text=Components").first.hover()
    expect(window.page.locator(f"{NAVIGATION} > ul[data-all]")).to_be_visible()


def row(window: Window, title: str) -> Locator:
    return window.page.locator(f"{NAVIGATION} :is(li > a, summary)", has_text=title).first


def top_of(window: Window, title: str) -> int:
    box = row(window, title).bounding_box()
    assert box
    return round(box["y"])


def press(window: Window, title: str, *keys: Literal["Control"]) -> None:
    """Press what is seen of a row, be it a link that lies over it."""
    row(window, title).click(force=True, modifiers=keys)


def current(window: Window) -> str:
    """The section that is marked as the one being read."""
    marked = window.page.locator("#shell-contents a[aria-current=location]")
    return marked.inner_text() if marked.count() else ""


def filter_for(window: Window, words: str) -> Locator:
    field = window.page.get_by_role("searchbox", name="Filter pages")
    field.fill(words)
    return field


def test_all_rows_come_when_one_reaches_for_them_and_none_moves(windows: Windows) -> None:
    window = windows.open(BUTTON)
    before: dict[str, Any] = window.evaluate(ROWS_SEEN)

    reach(window)

    assert before
    after = window.evaluate(ROWS_SEEN)
    assert {title: after.get(title) for title in before} == before
    expect(window.page.locator(CURRENT)).to_have_text("Button")
    assert window.troubles == []


def test_the_focus_stays_on_its_row_when_all_rows_come(windows: Windows) -> None:
    window = windows.open(BUTTON)

    row(window, "Customization").focus()

    expect(window.page.locator(f"{NAVIGATION} > ul[data-all]")).to_be_visible()
    expect(row(window, "Customization")).to_be_focused()


def test_a_group_opens_where_it_stands(windows: Windows) -> None:
    window = windows.open(BUTTON)
    reach(window)
    row(window, "Customization").scroll_into_view_if_needed()
    before = top_of(window, "Customization")

    press(window, "Customization")

    expect(window.page.locator(NAVIGATION).get_by_text("Dark mode")).to_be_visible()
    assert top_of(window, "Customization") == before
    assert window.page.url.endswith(BUTTON)
    press(window, "Customization")
    expect(window.page.locator(NAVIGATION).get_by_text("Dark mode")).to_be_hidden()


def test_a_group_opens_also_for_who_is_faster_than_the_rows(windows: Windows) -> None:
    window = windows.open(BUTTON)

    # Without a mouse that came near before.
    row(window, "Customization").dispatch_event("click")

    expect(window.page.locator(NAVIGATION).get_by_text("Dark mode")).to_be_visible()
    assert window.page.url.endswith(BUTTON)


def test_a_group_leads_to_its_first_page_when_the_rows_cannot_be_had(windows: Windows) -> None:
    window = windows.open(BUTTON)
    window.page.route("**/parts/**", lambda route: route.abort())

    press(window, "Customization")

    expect(window.page.locator("h1")).to_have_text("How to customize")


def test_a_group_opens_in_a_tab_of_its_own_when_asked_to(windows: Windows) -> None:
    window = windows.open(BUTTON)
    reach(window)

    with window.page.context.expect_page() as opened:
        press(window, "Customization", "Control")

    expect(opened.value.locator("h1")).to_have_text("How to customize")
    assert window.page.url.endswith(BUTTON)


def test_all_rows_are_open_to_everybody(windows: Windows) -> None:
    window = windows.open(BUTTON)
    reach(window)

    assert find_barriers(window) == []


def test_the_filter_is_operated_by_keyboard(windows: Windows) -> None:
    window = windows.open(BUTTON)
    field = filter_for(window, "swi")

    expect(window.page.get_by_role("status").filter(has_text="3 pages")).to_be_visible()
    expect(window.page.locator(f"{NAVIGATION} mark").first).to_have_text("Swi")
    expect(row(window, "Button")).to_be_hidden()
    field.press("ArrowDown")
    expect(row(window, "Switch")).to_be_focused()
    window.page.keyboard.press("ArrowUp")
    expect(field).to_be_focused()
    field.press("Enter")

    expect(window.page.locator("h1")).to_have_text("Switch")


def test_escape_ends_the_filter_and_everything_is_as_before(windows: Windows) -> None:
    window = windows.open(BUTTON)
    reach(window)
    before = window.evaluate(ROWS_SEEN)
    field = filter_for(window, "color")
    expect(row(window, "Color")).to_be_visible()

    field.press("Escape")

    expect(field).to_have_value("")
    expect(window.page.locator(f"{NAVIGATION} mark")).to_have_count(0)
    assert window.evaluate(ROWS_SEEN) == before


def test_a_filter_that_finds_nothing_says_so(windows: Windows) -> None:
    window = windows.open(BUTTON)

    filter_for(window, "qqq")

    expect(window.page.get_by_text("No page is called that.")).to_be_visible()


def test_escape_in_a_drawer_ends_the_filter_before_the_drawer(windows: Windows) -> None:
    window = windows.open(BUTTON, width=360)
    window.page.locator(OPENER).first.click()
    field = filter_for(window, "switch")
    expect(row(window, "Switch")).to_be_visible()

    field.press("Escape")
    expect(window.page.locator("#shell-navigation")).to_be_visible()
    field.press("Escape")

    expect(window.page.locator("#shell-navigation")).to_be_hidden()


@pytest.mark.parametrize("storage", [True, False])
def test_the_row_of_the_page_is_in_view_in_the_first_frame(windows: Windows, storage: bool) -> None:
    window = windows.open(storage=storage)
    window.page.set_viewport_size({"width": 1280, "height": 320})
    window.page.add_init_script(WATCH_FRAMES)

    window.visit("/material-ui/customization/color/")
    wait_until(window.page, "window.painted.length >= 20")

    (place,) = set(window.evaluate("window.painted"))
    assert 64 < place < 320


def test_the_row_one_follows_stays_where_it_is_on_the_screen(windows: Windows) -> None:
    window = windows.open(BUTTON)
    window.page.set_viewport_size({"width": 1280, "height": 480})
    window.page.add_init_script(WATCH_FRAMES)
    reach(window)
    press(window, "Customization")
    row(window, "Color").scroll_into_view_if_needed()
    before = top_of(window, "Color")

    row(window, "Color").click()
    expect(window.page.locator("h1")).to_have_text("Color")
    wait_until(window.page, "window.painted.length >= 20")

    assert set(window.evaluate("window.painted")) == {before}
    # The group that the visitor left open is open here too.
    expect(row(window, "Button")).to_have_count(1)


def test_a_product_does_not_get_the_rows_of_another(windows: Windows) -> None:
    window = windows.open(BUTTON)
    reach(window)

    window.visit("/joy-ui/react-button/")

    expect(window.page.locator(CURRENT)).to_have_attribute("href", "/joy-ui/react-button/")
    expect(window.page.locator(f"{NAVIGATION} a[href^='/material-ui/']")).to_have_count(0)


def test_the_drawer_closes_when_a_link_in_it_is_followed(windows: Windows) -> None:
    window = windows.open(BUTTON, width=360)
    window.page.locator(OPENER).first.click()

    row(window, "Switch").click()
    expect(window.page.locator("h1")).to_have_text("Switch")
    window.page.go_back()

    expect(window.page.locator("h1")).to_have_text("Button")
    expect(window.page.locator("#shell-navigation")).to_be_hidden()


def test_a_group_opens_in_the_drawer_and_leaves_it_open(windows: Windows) -> None:
    window = windows.open(BUTTON, width=360)
    window.page.locator(OPENER).first.click()

    press(window, "Customization")

    expect(window.page.locator(NAVIGATION).get_by_text("Dark mode")).to_be_visible()


def test_the_page_behind_a_drawer_does_not_scroll(windows: Windows) -> None:
    window = windows.open(BUTTON, width=360)
    window.page.locator(OPENER).first.click()
    window.page.mouse.move(350, 400)

    window.page.mouse.wheel(0, 600)
    window.page.wait_for_timeout(200)

    assert window.evaluate("scrollY") == 0


def test_a_window_that_grows_has_no_drawer_in_its_way(windows: Windows) -> None:
    window = windows.open(BUTTON, width=900)
    window.page.locator(OPENER).first.click()

    window.page.set_viewport_size({"width": 1280, "height": 800})

    expect(window.page.locator("#shell-navigation:popover-open")).to_have_count(0)
    expect(window.page.locator("[inert]")).to_have_count(0)
    expect(window.page.locator(NAVIGATION)).to_be_visible()


def test_the_contents_mark_what_is_read(windows: Windows) -> None:
    window = windows.open(BUTTON)
    assert current(window) == ""

    # As far as puts a section's heading to the top, and a little less.
    for section in ("Colors", "Loading", "Accessibility"):
        window.page.evaluate(
            "id => scrollBy(0, document.getElementById(id).getBoundingClientRect().top - 80)",
            section.lower(),
        )
        expect(window.page.locator("#shell-contents a[aria-current]")).to_have_text(section)


def test_the_last_section_is_marked_at_the_end_of_the_page(windows: Windows) -> None:
    window = windows.open(BUTTON)

    window.page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")

    expect(window.page.locator("#shell-contents a[aria-current]")).to_have_text("API")


@pytest.mark.parametrize("section", ["Customization", "Limits", "API"])
def test_what_one_jumps_to_is_marked_however_short_it_is(windows: Windows, section: str) -> None:
    window = windows.open(BUTTON)

    window.page.locator("#shell-contents").get_by_role("link", name=section, exact=True).click()
    window.page.wait_for_timeout(200)

    assert current(window) == section


def test_a_link_to_a_section_marks_it_at_once(windows: Windows) -> None:
    window = windows.open(f"{BUTTON}#limits")

    expect(window.page.locator("#shell-contents a[aria-current]")).to_have_text("Limits")


def test_on_a_phone_the_button_names_the_section_that_is_read(windows: Windows) -> None:
    window = windows.open(f"{BUTTON}#loading", width=360)

    opener = window.page.get_by_role("button", name="On this page")
    expect(opener).to_have_text("On this pageLoading")
    # As a finger does it: whoever has it looked for scrolls the page first.
    opener.dispatch_event("click")

    expect(window.page.get_by_role("link", name="Loading", exact=True)).to_be_focused()


def test_of_many_parts_those_of_the_section_that_is_read_are_shown(windows: Windows) -> None:
    window = windows.open(HEADINGS)
    contents = window.page.locator("#shell-contents")
    window.page.evaluate("document.querySelector('.contents > ul').classList.add('deep')")
    expect(contents.locator("ul ul:visible")).to_have_count(0)

    part = contents.locator("ul ul a").first.get_attribute("href") or ""
    window.page.evaluate("hash => { location.hash = hash }", part)

    expect(contents.locator("ul ul:visible")).to_have_count(1)
    expect(contents.locator("a[aria-current]")).to_have_attribute("href", part)


def test_a_slow_answer_is_no_reason_to_lose_what_was_typed(windows: Windows) -> None:
    window = windows.open(BUTTON)

    def later(route: Route) -> None:
        window.page.wait_for_timeout(300)
        route.continue_()

    window.page.route("**/parts/**", later)

    filter_for(window, "container")

    expect(row(window, "Container queries")).to_have_count(0)
    marks = window.page.locator(f"{NAVIGATION} mark")
    expect(marks.first).to_have_text("Container")
    expect(marks.filter(has_not_text="Container")).to_have_count(0)
