"""The search as visitors meet it: names as they are typed, filters, keys, the page arrived at."""

from __future__ import annotations

import re

import pytest
from accessibility import find_barriers
from browsing import Direction, Scheme, Window, Windows, wait_until
from playwright.sync_api import Locator, Route, expect

pytest_plugins = ["real_site"]

PAGE = "/material-ui/about-the-lab/"
"""A short page of a product: the search is the same on all, and demos take long to load."""
BUTTON = "/material-ui/react-button/"
SWITCH = "/material-ui/react-switch/"
START = "**/search/start.json"
SCRIPT = "**/assets/SearchDialog-*.js"
MARKED_TEXT = """() => [...(CSS.highlights.get('sought') ?? [])].map(
    ({ startContainer, startOffset, endOffset }) =>
        startContainer.textContent.slice(startOffset, endOffset).toLowerCase())"""


def trigger(window: Window) -> Locator:
    return window.page.get_by_role("banner").get_by_role("link", name="Search")


def dialog(window: Window) -> Locator:
    return window.page.get_by_role("dialog", name="Search")


def field(window: Window) -> Locator:
    return dialog(window).get_by_role("combobox")


def options(window: Window) -> Locator:
    return dialog(window).get_by_role("option")


def group(window: Window, name: str) -> Locator:
    # Of a kind that was chosen, the heading also says how many there are.
    return dialog(window).get_by_role("group", name=re.compile(rf"^{name}(:|$)"))


def chip(window: Window, name: str) -> Locator:
    return dialog(window).get_by_role("button", name=name, exact=True)


def search_for(window: Window, words: str) -> None:
    trigger(window).click()
    expect(field(window)).to_be_focused()
    window.page.keyboard.type(words)


def test_half_the_name_of_a_prop_leads_to_it(windows: Windows) -> None:
    window = windows.open(PAGE)

    search_for(window, "disableRip")
    found = group(window, "Props").get_by_role("option", name="disableRipple")
    expect(found.first).to_contain_text("Material UI")
    found.first.click()

    expect(dialog(window)).to_be_hidden()
    expect(window.page.locator(":target")).to_be_visible()
    assert window.troubles == []


@pytest.mark.parametrize(("product", "name"), [("joy-ui", "Joy UI"), ("base-ui", "Base UI")])
def test_the_product_on_screen_comes_first(windows: Windows, product: str, name: str) -> None:
    window = windows.open(f"/{product}/")

    search_for(window, "switch")

    expect(options(window).first).to_contain_text(name)


def test_the_matched_letters_are_marked(windows: Windows) -> None:
    window = windows.open(PAGE)

    search_for(window, "swi")

    expect(options(window).first.locator("mark")).to_have_text(re.compile("swi", re.IGNORECASE))


def test_text_is_found_below_the_names(windows: Windows) -> None:
    window = windows.open(PAGE)

    search_for(window, "screen reader")

    passages = group(window, "In the text").get_by_role("option")
    expect(passages.first.locator("mark").first).to_be_visible()
    expect(dialog(window).get_by_role("group").last).to_contain_text("In the text")


def test_chips_narrow_the_search_and_backspace_lets_them_go(windows: Windows) -> None:
    window = windows.open(PAGE)
    search_for(window, "button")
    expect(group(window, "Props")).to_be_visible()

    chip(window, "Props").click()
    expect(dialog(window).get_by_role("group", name="Components")).to_have_count(0)
    expect(group(window, "Props")).to_be_visible()
    field(window).fill("")
    window.page.keyboard.press("Backspace")

    expect(chip(window, "Props")).to_have_attribute("aria-pressed", "false")


def test_words_narrow_it_as_chips_do(windows: Windows) -> None:
    window = windows.open(PAGE)

    search_for(window, "product:joy prop:variant")

    expect(chip(window, "Props")).to_have_attribute("aria-pressed", "true")
    expect(chip(window, "Joy UI")).to_have_attribute("aria-pressed", "true")
    expect(options(window).first).to_contain_text("Joy UI")
    expect(options(window).filter(has_text="Material UI")).to_have_count(0)
    chip(window, "Joy UI").click()
    expect(field(window)).to_have_value("prop:variant")


def test_chips_are_walked_by_the_arrows(windows: Windows) -> None:
    window = windows.open(PAGE)
    search_for(window, "")
    expect(chip(window, "Joy UI")).to_be_visible()

    chip(window, "Material UI").focus()
    window.page.keyboard.press("ArrowRight")
    expect(chip(window, "Joy UI")).to_be_focused()
    window.page.keyboard.press("s")

    expect(field(window)).to_have_value("s")


def test_all_of_a_kind_are_shown_on_request(windows: Windows) -> None:
    window = windows.open(PAGE)
    search_for(window, "color")

    group(window, "Props").get_by_role("option", name="Show all").click()

    expect(chip(window, "Props")).to_have_attribute("aria-pressed", "true")
    expect(group(window, "Props").get_by_role("option").nth(10)).to_be_attached()


def test_the_keyboard_does_it_all_while_the_focus_stays_in_the_field(windows: Windows) -> None:
    window = windows.open(PAGE)
    window.page.keyboard.press("Control+k")
    expect(field(window)).to_be_focused()
    window.page.keyboard.type("switch")
    expect(options(window).first.locator("mark")).to_have_text("Switch")
    marked = dialog(window).locator("[aria-selected=true]")
    first = marked.get_attribute("id") or "none"

    window.page.keyboard.press("ArrowDown")
    expect(field(window)).to_be_focused()
    expect(field(window)).not_to_have_attribute("aria-activedescendant", first)
    window.page.keyboard.press("PageUp")
    expect(field(window)).to_have_attribute("aria-activedescendant", first)
    window.page.keyboard.press("Enter")

    expect(window.page).to_have_url(re.compile("/react-switch/|/api/switch/"))


def test_tab_leads_past_the_rows_that_the_arrows_walk(windows: Windows) -> None:
    window = windows.open(PAGE)
    search_for(window, "switch")
    expect(group(window, "In the text")).to_be_attached()

    dialog(window).get_by_role("toolbar", name="Kinds").get_by_role("button").first.focus()
    window.page.keyboard.press("Tab")

    expect(chip(window, "Keyboard shortcuts")).to_be_focused()


def test_with_the_modifier_a_row_opens_in_a_tab_of_its_own(windows: Windows) -> None:
    window = windows.open(PAGE)
    search_for(window, "switch")
    expect(options(window).first.locator("mark")).to_have_text("Switch")

    with window.page.context.expect_page() as opened:
        options(window).first.click(modifiers=["Control"])

    other = opened.value
    expect(other).to_have_url(re.compile("switch"))
    expect(dialog(window)).to_be_visible()
    wait_until(other, f"({MARKED_TEXT})().includes('switch')")


def test_escape_closes_the_dialog_and_gives_the_focus_back(windows: Windows) -> None:
    window = windows.open(PAGE)
    trigger(window).focus()
    window.page.keyboard.press("Enter")
    expect(field(window)).to_be_focused()
    window.page.keyboard.type("swi")

    window.page.keyboard.press("Escape")

    expect(dialog(window)).to_be_hidden()
    expect(trigger(window)).to_be_focused()


def test_a_press_beside_the_dialog_closes_it(windows: Windows) -> None:
    window = windows.open(PAGE)
    search_for(window, "")

    window.page.mouse.click(20, 700)

    expect(dialog(window)).to_be_hidden()


def test_letters_selected_beyond_the_dialog_leave_it_open(windows: Windows) -> None:
    window = windows.open(PAGE)
    search_for(window, "switch")
    box = field(window).bounding_box()
    assert box

    window.page.mouse.move(box["x"] + 40, box["y"] + box["height"] / 2)
    window.page.mouse.down()
    window.page.mouse.move(20, box["y"] + box["height"] / 2)
    window.page.mouse.up()

    assert window.evaluate("getSelection().toString()") != ""
    expect(dialog(window)).to_be_visible()


def test_the_page_behind_stays_where_it_is_until_the_dialog_closes(windows: Windows) -> None:
    window = windows.open(PAGE)
    search_for(window, "")
    expect(chip(window, "Joy UI")).to_be_visible()

    turn_wheel_beside(window)
    behind = window.evaluate("scrollY")
    window.page.keyboard.press("Escape")
    turn_wheel_beside(window)

    assert behind == 0
    wait_until(window.page, "scrollY > 0")


def test_the_wheel_leads_to_the_chips_there_is_no_room_for(windows: Windows) -> None:
    window = windows.open(PAGE)
    search_for(window, "")
    expect(chip(window, "Icons")).not_to_be_in_viewport()

    chip(window, "Hooks").hover()
    window.page.mouse.wheel(0, 2000)

    expect(chip(window, "Icons")).to_be_in_viewport()


def test_matched_letters_can_be_read_in_forced_colors(windows: Windows) -> None:
    window = windows.open(PAGE, scheme="dark")
    window.page.emulate_media(forced_colors="active")

    search_for(window, "swi")
    letters = options(window).first.locator("mark").first
    expect(letters).to_be_visible()

    colors = letters.evaluate(
        "mark => [mark, mark.parentElement].map(e => getComputedStyle(e).color)"
    )
    assert colors[0] == colors[1]


def test_the_open_dialog_is_not_printed(windows: Windows) -> None:
    window = windows.open(PAGE)
    search_for(window, "switch")

    window.page.emulate_media(media="print")

    expect(dialog(window)).to_be_hidden()


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
def test_what_is_too_long_is_cut_at_its_own_end(windows: Windows, direction: Direction) -> None:
    window = windows.open(PAGE, width=320, direction=direction)
    search_for(window, "")

    owner = group(window, "Products").locator(".search-owner").first

    expect(owner).to_have_css("direction", "ltr")
    expect(owner).to_have_css("text-overflow", "ellipsis")
    assert owner.evaluate("part => part.scrollWidth > part.clientWidth")


def test_before_anything_is_typed_the_pages_seen_last_are_offered(windows: Windows) -> None:
    window = windows.open(BUTTON)
    for path in ("/joy-ui/", "/nowhere/", SWITCH):
        window.visit(path)

    search_for(window, "")

    recent = group(window, "Recent pages").get_by_role("option")
    expect(recent).to_have_text([re.compile("Joy UI"), re.compile("Button")])
    expect(group(window, "Products").get_by_role("option").first).to_be_visible()
    recent.last.click()
    expect(window.page).to_have_url(f"{windows.address}{BUTTON}")


def test_pages_seen_last_can_be_forgotten(windows: Windows) -> None:
    window = windows.open(PAGE)
    for path in ("/joy-ui/", "/base-ui/", SWITCH):
        window.visit(path)
    search_for(window, "")
    recent = group(window, "Recent pages").get_by_role("option")

    dialog(window).get_by_role("button", name="Forget Joy UI").click()
    expect(recent).to_have_count(2)
    window.page.keyboard.press("Delete")
    expect(recent).to_have_count(1)
    chip(window, "Clear").click()

    expect(recent).to_have_count(0)
    window.page.reload()
    search_for(window, "")
    expect(recent).to_have_count(0)


def test_what_was_found_is_announced_when_it_rests(windows: Windows) -> None:
    window = windows.open(PAGE)

    search_for(window, "switch")

    said = dialog(window).get_by_role("status")
    expect(said).to_have_text(re.compile(r"^\d+ found\. .*Components: \d+.*In the text: \d+\.$"))


def test_what_is_not_found_is_said_and_may_be_corrected(windows: Windows) -> None:
    window = windows.open(PAGE)
    search_for(window, "qqxxzzjj")
    expect(dialog(window).get_by_role("status")).to_have_text(
        "Nothing here is called that or speaks of it."
    )
    expect(group(window, "Products")).to_be_visible()

    field(window).fill("keybord navigatoin exmaples")
    meant = options(window).filter(has_text="Did you mean")
    meant.click()

    expect(field(window)).not_to_have_value("keybord navigatoin exmaples")
    expect(group(window, "In the text")).to_be_visible()


def test_pages_that_are_not_to_be_found_are_not_found(windows: Windows) -> None:
    window = windows.open(PAGE)

    search_for(window, "callouts")

    expect(dialog(window).get_by_role("status")).to_contain_text(re.compile("found|Nothing"))
    expect(dialog(window).locator("a[href^='/experiments/']")).to_have_count(0)


def test_letters_typed_on_the_page_not_found_land_in_the_field(windows: Windows) -> None:
    window = windows.open("/nowhere/")
    expect(window.page.locator("[data-lost][data-answered]")).to_be_visible()

    window.page.keyboard.type("switch")

    expect(field(window)).to_have_value("switch")
    expect(options(window).first).to_contain_text("Switch")


def test_the_words_are_marked_on_the_page_arrived_at(windows: Windows) -> None:
    window = windows.open("/joy-ui/")
    search_for(window, "switch")
    expect(options(window).first.locator("mark")).to_have_text("Switch")
    window.page.keyboard.press("Enter")
    wait_until(window.page, f"({MARKED_TEXT})().includes('switch')")

    window.page.keyboard.press("Escape")

    assert window.evaluate("CSS.highlights.size") == 0
    window.page.reload()
    window.page.wait_for_load_state("networkidle")
    assert window.evaluate("CSS.highlights.size") == 0


def test_without_script_the_overview_is_behind_it(windows: Windows) -> None:
    window = windows.open(PAGE, script=False)

    trigger(window).click()

    expect(window.page).to_have_url(f"{windows.address}/material-ui/")
    expect(window.page.get_by_role("region", name="Inputs")).to_be_visible()


def test_the_field_takes_words_and_enter_before_its_script_is_there(windows: Windows) -> None:
    window = windows.open(PAGE)
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    window.page.route(SCRIPT, hold)
    with window.page.expect_request(SCRIPT):
        window.page.keyboard.press("/")

    expect(field(window)).to_be_focused()
    window.page.keyboard.type("switch")
    window.page.keyboard.press("Enter")
    expect(field(window)).to_have_value("switch")
    for route in held:
        route.continue_()

    expect(window.page).to_have_url(re.compile("switch"))


def test_a_script_that_does_not_load_is_told_of_and_asked_for_again(windows: Windows) -> None:
    window = windows.open(PAGE)
    window.page.route(SCRIPT, refuse)
    window.page.keyboard.press("/")
    expect(dialog(window).get_by_role("alert")).to_contain_text("did not load")

    window.page.unroute(SCRIPT)
    window.page.keyboard.type("switch")

    expect(options(window).first).to_contain_text("Switch")


def test_an_index_that_does_not_load_is_told_of_and_asked_for_again(windows: Windows) -> None:
    window = windows.open(PAGE)
    window.page.route(START, refuse)
    search_for(window, "")
    expect(dialog(window).get_by_role("status")).to_contain_text("did not load")

    window.page.unroute(START)
    window.page.keyboard.type("switch")

    expect(options(window).first).to_contain_text("Switch")


def turn_wheel_beside(window: Window) -> None:
    window.page.mouse.move(640, 780)
    window.page.mouse.wheel(0, 600)
    # Two frames, so that what would scroll has scrolled.
    window.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")


def refuse(route: Route) -> None:
    route.abort()


def test_where_there_are_no_workers_the_page_searches_itself(windows: Windows) -> None:
    window = windows.open()
    window.page.add_init_script("delete window.Worker")
    window.visit(PAGE)

    search_for(window, "switch")

    expect(options(window).first).to_contain_text("Switch")


def test_nothing_of_it_is_loaded_before_somebody_comes_near(windows: Windows) -> None:
    window = windows.open()
    asked: list[str] = []
    window.page.on("request", lambda request: asked.append(request.url))
    window.visit(PAGE)
    window.page.wait_for_load_state("networkidle")
    before = [url for url in asked if re.search("Search|worker|/search/", url)]

    with window.page.expect_request(START):
        trigger(window).hover()

    assert before == []


def test_it_works_where_nothing_can_be_kept(windows: Windows) -> None:
    window = windows.open(PAGE, storage=False)

    search_for(window, "switch")
    expect(options(window).first.locator("mark")).to_have_text("Switch")
    window.page.keyboard.press("Enter")

    expect(window.page).to_have_url(re.compile("switch"))


@pytest.mark.parametrize(
    ("width", "scheme", "direction"),
    [(1280, "light", "ltr"), (1280, "dark", "rtl"), (320, "dark", "rtl"), (360, "light", "ltr")],
)
def test_the_open_dialog_has_no_barriers_and_fits(
    windows: Windows, width: int, scheme: Scheme, direction: Direction
) -> None:
    window = windows.open("/joy-ui/", width=width, scheme=scheme, direction=direction)
    window.visit(PAGE)
    search_for(window, "")
    expect(chip(window, "Joy UI")).to_be_attached()
    idle = find_barriers(window)
    window.page.keyboard.type("button")
    expect(group(window, "In the text")).to_be_attached()
    chip(window, "Props").click()
    expect(dialog(window).get_by_role("group", name="Components")).to_have_count(0)

    assert idle + find_barriers(window) == []
    assert window.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    box = dialog(window).bounding_box()
    assert box
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= width
