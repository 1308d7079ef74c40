"""The page of icons: found by names and by other words, looked at, taken along."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from accessibility import find_barriers
from browsing import Direction, Scheme, Window, Windows
from playwright.sync_api import Locator, expect

pytest_plugins = ["real_site"]

PAGE = "/material-ui/material-icons/"
LONGEST_TASK = 50
"""In milliseconds of the processor, which do not grow when others are busy beside."""

SHIFTS = """
window.shifts = 0;
new PerformanceObserver((list) => {
  for (const { value, hadRecentInput } of list.getEntries()) {
    if (!hadRecentInput) window.shifts += value;
  }
}).observe({ type: 'layout-shift', buffered: true });
"""


def finder(window: Window) -> Locator:
    """The tool, when it can be operated."""
    ready = window.page.locator("[data-icons=ready]")
    expect(ready).to_be_visible()
    return ready


def field(window: Window) -> Locator:
    return finder(window).get_by_role("searchbox", name="Search icons")


def cells(window: Window) -> Locator:
    return finder(window).get_by_role("gridcell")


def details(window: Window) -> Locator:
    return window.page.get_by_role("dialog")


def address(window: Window) -> str:
    return str(window.evaluate("location.pathname + location.search"))


def expect_address(window: Window, ending: str) -> None:
    expect(window.page).to_have_url(f"{window.address}{PAGE}{ending}")


@pytest.mark.parametrize(
    ("words", "name"), [("trash", "Delete"), ("gear", "Settings"), ("hamburger", "Menu")]
)
def test_an_icon_is_found_by_what_people_call_it(windows: Windows, words: str, name: str) -> None:
    window = windows.open(PAGE)

    field(window).fill(words)

    expect(cells(window).first).to_have_text(name)
    expect(finder(window).get_by_role("status")).to_contain_text(f"for “{words}”")
    expect_address(window, f"?query={words}")
    assert window.troubles == []


def test_a_wrong_letter_does_no_harm(windows: Windows) -> None:
    window = windows.open(PAGE)

    field(window).fill("serach")

    expect(cells(window).first).to_have_text("Search")


def test_where_nothing_is_found_the_nearest_names_are_offered(windows: Windows) -> None:
    window = windows.open(f"{PAGE}?query=notifikashun")
    status = finder(window).get_by_role("status")
    expect(status).to_have_text("No icon is called that or stands for it.")

    finder(window).get_by_role("button", name="Notifications", exact=True).click()

    expect(cells(window).first).to_have_text("Notifications")
    expect(field(window)).to_have_value("Notifications")


def test_another_style_draws_the_same_icons_otherwise(windows: Windows) -> None:
    window = windows.open(f"{PAGE}?query=delete")
    shape = cells(window).first.locator("path").first
    filled = shape.get_attribute("d")

    finder(window).get_by_role("radio", name="Sharp").check()

    expect(shape).not_to_have_attribute("d", filled or "")
    expect_address(window, "?query=delete&theme=Sharp")


def test_an_icon_that_lacks_a_style_is_offered_in_another(windows: Windows) -> None:
    window = windows.open(f"{PAGE}?query=github&theme=Sharp")

    finder(window).get_by_role("button", name="GitHub").click()

    expect(details(window).get_by_role("heading", level=2)).to_have_text("GitHub")


def test_the_details_say_how_to_take_an_icon_along(windows: Windows) -> None:
    window = windows.open(f"{PAGE}?query=delete&theme=Outlined")
    window.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    cells(window).first.click()

    dialog = details(window)
    expect(dialog.get_by_role("heading", level=2)).to_have_text("DeleteOutlined")
    expect_address(window, "?query=delete&theme=Outlined&selected=Delete")
    copied = "navigator.clipboard.readText()"
    own, named = dialog.get_by_role("button", name="Copy", exact=True).all()
    named.click()
    expect(dialog.get_by_role("button", name="Copied")).to_be_visible()
    named_line = "import { DeleteOutlined as DeleteOutlinedIcon } from '@mui/icons-material';"
    assert window.evaluate(copied) == named_line
    own.click()
    expect(dialog.get_by_role("button", name="Copied")).to_have_count(2)
    own_line = "import DeleteOutlinedIcon from '@mui/icons-material/DeleteOutlined';"
    assert window.evaluate(copied) == own_line
    dialog.get_by_role("button", name="Copy the SVG").click()
    expect(dialog.get_by_role("button", name="Copied")).to_have_count(3)
    assert re.fullmatch(r"<svg xmlns=.+<path d=\"M[^\"]+\"/></svg>", window.evaluate(copied))
    assert window.troubles == []


def test_where_copying_is_refused_the_button_says_so(windows: Windows) -> None:
    window = windows.open()
    window.page.add_init_script(
        "navigator.clipboard.writeText = () => Promise.reject(new DOMException('No.'));"
        "document.execCommand = () => false;"
    )
    window.visit(f"{PAGE}?selected=Delete")

    details(window).get_by_role("button", name="Copy the SVG").click()

    expect(details(window).get_by_role("button", name="Copying is not allowed")).to_be_visible()


def test_the_dialog_shows_the_colors_of_the_default_theme(windows: Windows) -> None:
    window = windows.open(f"{PAGE}?selected=Delete")

    sample = details(window).get_by_role("list", name="Colors").locator("li", has_text="primary")

    expect(sample.locator("svg")).to_have_css("color", "rgb(25, 118, 210)")


def test_the_way_back_closes_the_details_and_the_way_forward_opens_them(windows: Windows) -> None:
    window = windows.open(f"{PAGE}?query=delete")
    cells(window).first.click()
    expect(details(window)).to_be_visible()

    window.page.go_back()
    expect(details(window)).to_be_hidden()
    expect_address(window, "?query=delete")

    window.page.go_forward()
    expect(details(window).get_by_role("heading", level=2)).to_have_text("Delete")

    window.page.keyboard.press("Escape")
    expect(details(window)).to_be_hidden()
    expect_address(window, "?query=delete")


@pytest.mark.parametrize(
    ("asked", "name"),
    [
        ("?selected=Delete", "Delete"),
        ("?theme=Outlined&selected=Delete", "DeleteOutlined"),
        ("?selected=DeleteTwoTone", "DeleteTwoTone"),
        ("?query=cart&theme=Sharp&selected=Home", "HomeSharp"),
    ],
)
def test_an_address_shows_what_it_says(windows: Windows, asked: str, name: str) -> None:
    window = windows.open(f"{PAGE}{asked}")

    dialog = details(window)

    expect(dialog.get_by_role("heading", level=2)).to_have_text(name)
    expect(dialog.locator("svg").first.locator("path").first).to_have_attribute(
        "d", re.compile("M")
    )
    dialog.get_by_role("button", name="Close").click()
    expect(dialog).to_be_hidden()
    assert "selected" not in address(window)
    assert window.troubles == []


def test_an_address_with_nonsense_does_no_harm(windows: Windows) -> None:
    window = windows.open(f"{PAGE}?theme=Bold&selected=%3Cimg%20src%3Dx%3E")

    expect(finder(window).get_by_role("status")).to_contain_text("no icon called “<img src=x>”")
    expect(details(window)).to_be_hidden()
    field(window).fill("trash")
    expect(finder(window).get_by_role("status")).to_contain_text("for “trash”")
    expect_address(window, "?query=trash")
    assert window.troubles == []


def test_what_was_opened_before_is_at_hand(windows: Windows) -> None:
    window = windows.open(f"{PAGE}?selected=Home")
    expect(details(window)).to_be_visible()
    window.visit(f"{PAGE}?selected=Delete")

    details(window).get_by_role("group", name="Opened before").get_by_text("Home").click()

    expect(details(window).get_by_role("heading", level=2)).to_have_text("Home")


def focused(window: Window) -> str:
    return str(window.evaluate("document.activeElement.textContent"))


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
def test_keys_walk_through_the_grid(windows: Windows, direction: Direction) -> None:
    window = windows.open(PAGE, direction=direction)
    expect(cells(window).first).to_have_text("Abc")
    names = cells(window).all_inner_texts()
    columns = int(finder(window).get_by_role("grid").get_attribute("aria-colcount") or 0)
    forward, back = (
        ("ArrowLeft", "ArrowRight") if direction == "rtl" else ("ArrowRight", "ArrowLeft")
    )

    field(window).focus()
    for _ in range(3):
        # Past the styles, of which one can be reached, and the window into the grid.
        if focused(window) == names[0]:
            break
        window.page.keyboard.press("Tab")
    assert focused(window) == names[0]

    press = window.page.keyboard.press
    for keys, place in [
        ([forward, forward], 2),
        ([back], 1),
        (["ArrowDown"], columns + 1),
        (["End"], 2 * columns - 1),
        (["Home"], columns),
        (["ArrowUp"], 0),
    ]:
        for key in keys:
            press(key)
        assert focused(window) == names[place]
    press("Control+End")
    assert focused(window) == "ZoomOutMap"
    press("PageUp")
    assert focused(window) != "ZoomOutMap"
    press("Control+Home")
    press("PageDown")
    assert focused(window) not in {"Abc", "ZoomOutMap"}
    press("Control+Home")
    press("Enter")
    expect(details(window).get_by_role("heading", level=2)).to_have_text("Abc")
    press("Escape")
    expect(details(window)).to_be_hidden()
    assert focused(window) == "Abc"
    assert window.troubles == []


def test_only_what_is_near_the_view_is_drawn(windows: Windows) -> None:
    window = windows.open(PAGE)
    expect(cells(window).first).to_have_text("Abc")
    grid = finder(window).get_by_role("grid")

    assert int(grid.get_attribute("aria-rowcount") or 0) > 100
    assert cells(window).count() < 120
    grid.hover()
    window.page.mouse.wheel(0, 9_000)
    expect(cells(window).get_by_text("Abc", exact=True)).to_have_count(1)
    expect(cells(window).nth(30).locator("svg > *").first).to_be_attached()
    assert cells(window).count() < 120


def fetched(window: Window) -> list[str]:
    urls: list[str] = []
    window.page.on("request", lambda request: urls.append(request.url))
    return urls


def test_drawings_are_fetched_when_they_are_seen(windows: Windows) -> None:
    window = windows.open()
    urls = fetched(window)
    window.visit(PAGE)
    expect(cells(window).first.locator("path")).to_be_attached()
    window.page.wait_for_load_state("networkidle")

    drawings = [url for url in urls if "/assets/icons/" in url]

    assert 2 <= len(drawings) <= 4
    assert not any("outlined" in url for url in drawings)


def test_no_other_page_loads_anything_of_it(windows: Windows) -> None:
    window = windows.open()
    urls = fetched(window)
    window.visit("/material-ui/react-button/")
    window.page.wait_for_load_state("networkidle")

    assert not any(re.search(r"/assets/icons/|IconFinder|iconWorker", url) for url in urls)


def longest(window: Window, act: Callable[[], None]) -> float:
    """How long the page worked at a stretch at most, while something was done."""
    session = window.page.context.new_cdp_session(window.page)
    events: list[dict[str, Any]] = []
    done: list[bool] = []
    session.on("Tracing.dataCollected", lambda part: events.extend(part["value"]))
    session.on("Tracing.tracingComplete", lambda _: done.append(True))
    wanted = {"includedCategories": ["toplevel", "devtools.timeline", "__metadata"]}
    session.send("Tracing.start", {"traceConfig": wanted, "transferMode": "ReportEvents"})
    act()
    session.send("Tracing.end")
    while not done:
        window.page.wait_for_timeout(50)
    pages = {
        (event["pid"], event["tid"])
        for event in events
        if event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain"
    }
    tasks = [
        event["tdur"] / 1000
        for event in events
        if event["name"].endswith("RunTask") and (event["pid"], event["tid"]) in pages
        if "tdur" in event
    ]
    assert tasks, "nothing was recorded"
    return float(max(tasks))


def test_nothing_freezes_while_one_types_or_scrolls(windows: Windows) -> None:
    window = windows.open(PAGE)
    expect(cells(window).first.locator("path")).to_be_attached()

    def type_words() -> None:
        field(window).focus()
        for words in ("arrow", "shopping cart"):
            window.page.keyboard.type(words, delay=60)
            window.page.wait_for_timeout(200)
            field(window).fill("")

    def scroll() -> None:
        finder(window).get_by_role("grid").hover()
        for _ in range(30):
            window.page.mouse.wheel(0, 400)
            window.page.wait_for_timeout(25)

    for act in (type_words, scroll):
        # What freezes of itself freezes every time; what others make slow does not.
        assert min(longest(window, act) for _ in range(3)) < LONGEST_TASK


@pytest.mark.parametrize("width", [320, 768, 1920])
def test_nothing_moves_and_nothing_is_too_wide(windows: Windows, width: int) -> None:
    window = windows.open(width=width)
    window.page.add_init_script(SHIFTS)

    window.visit(f"{PAGE}?query=signal")
    expect(cells(window).first.locator("path").first).to_be_attached()
    expect(finder(window).get_by_role("status")).to_contain_text("for “signal”")

    assert window.evaluate("shifts") < 0.01
    assert window.evaluate("document.documentElement.scrollWidth") <= width
    cells(window).first.click()
    dialog: Any = details(window).evaluate("dialog => [dialog.scrollWidth, dialog.clientWidth]")
    assert dialog[0] <= dialog[1] <= width


def test_without_script_the_names_are_a_list(windows: Windows) -> None:
    window = windows.open(PAGE, script=False)

    expect(window.page.get_by_role("searchbox", name="Search icons")).to_be_hidden()
    window.page.get_by_role("link", name="the list as plain text").click()

    names = window.page.locator("body").inner_text().split()
    assert len(names) > 2000
    assert "Delete" in names


def test_where_the_list_does_not_load_one_may_try_again(windows: Windows) -> None:
    window = windows.open()
    window.page.route("**/assets/icons/names*", lambda route: route.abort())
    window.visit(PAGE)
    retry = window.page.get_by_role("button", name="Try again")
    expect(retry).to_be_visible()

    window.page.unroute("**/assets/icons/names*")
    retry.click()

    expect(cells(window).first).to_have_text("Abc")


@pytest.mark.parametrize(("scheme", "direction"), [("light", "rtl"), ("dark", "ltr")])
def test_neither_the_page_nor_its_dialog_has_barriers(
    windows: Windows, scheme: Scheme, direction: Direction
) -> None:
    window = windows.open(f"{PAGE}?query=cart", scheme=scheme, direction=direction)
    expect(cells(window).first.locator("path").first).to_be_attached()
    assert find_barriers(window) == []

    cells(window).first.click()
    expect(details(window).locator("path").first).to_be_attached()
    assert find_barriers(window) == []

    window.visit(f"{PAGE}?query=notifikashun")
    expect(finder(window).get_by_text("These come closest")).to_be_visible()
    assert find_barriers(window) == []
