"""Of a navigation of many rows most come when they are wanted; it is used like any other."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from accessibility import find_barriers
from browsing import Serve, Window, Windows
from playwright.sync_api import Browser, Locator, expect

pytest_plugins = ["real_site", "leaflet_site"]

START, SWITCH = "/joy-ui/getting-started/", "/joy-ui/react-switch/"
NAVIGATION = "#shell-navigation nav"
PLANNED = "".join(
    f"    - {{pathname: /joy-ui/planned-{number}/, title: Planned {number}, unwritten: true}}\n"
    for number in range(600)
)
ROWS = f"""\
- pathname: /joy-ui/start/
  title: Start
  children:
    - {{pathname: /joy-ui/, title: Overview}}
    - pathname: {START}
- pathname: /joy-ui/components/
  title: Components
  children:
    - pathname: {SWITCH}
{PLANNED}"""


@pytest.fixture(scope="module")
def site(leaflet: Callable[..., Path]) -> Path:
    return leaflet("large-navigation", "", {"joy-ui/navigation.yaml": ROWS})


@pytest.fixture
def visitor(browser: Browser, site: Path, serve: Serve) -> Iterator[Windows]:
    windows = Windows(browser, serve(site))
    yield windows
    windows.close()


def row(window: Window, title: str) -> Locator:
    return window.page.locator(f"{NAVIGATION} :is(li > a, summary)", has_text=title).first


def reach(window: Window) -> None:
    window.page.locator(f"{NAVIGATION} >> text=Overview").first.hover()
    expect(window.page.locator(f"{NAVIGATION} > ul[data-all]")).to_be_visible()


def test_the_rows_of_a_group_come_when_it_is_opened(visitor: Windows) -> None:
    window = visitor.open(START)
    reach(window)
    assert "Planned 599" not in window.page.content()

    row(window, "Components").click(force=True)

    expect(row(window, "Switch")).to_be_visible()
    expect(window.page.locator(NAVIGATION).get_by_text("Planned 599")).to_be_attached()
    assert window.page.url.endswith(START)
    assert find_barriers(window) == []
    assert window.troubles == []


def test_a_group_opens_by_keyboard_for_who_is_faster_than_the_rows(visitor: Windows) -> None:
    window = visitor.open(START)

    row(window, "Components").focus()
    window.page.keyboard.press("Enter")

    expect(row(window, "Switch")).to_be_visible()
    expect(row(window, "Components")).to_be_focused()


def test_the_group_of_the_page_is_there_with_all_its_rows(visitor: Windows) -> None:
    window = visitor.open(SWITCH)
    before = row(window, "Switch").bounding_box()

    row(window, "Switch").hover()

    expect(window.page.locator(NAVIGATION).get_by_text("Planned 599")).to_be_attached()
    expect(window.page.locator(f"{NAVIGATION} [aria-current=page]")).to_have_text("Switch")
    assert row(window, "Switch").bounding_box() == before


def test_the_filter_finds_pages_of_groups_that_were_never_opened(visitor: Windows) -> None:
    window = visitor.open(START)
    field = window.page.get_by_role("searchbox", name="Filter pages")
    field.fill("swi")

    expect(window.page.get_by_role("status").filter(has_text="2 pages")).to_be_visible()
    expect(window.page.locator(f"{NAVIGATION} mark")).to_have_text(["Swi", "Swi"])
    found = window.page.locator(f"{NAVIGATION} > ul:visible a")
    expect(found).to_have_text(["Switch Components", "Switch API reference › Components"])
    expect(row(window, "Overview")).to_be_hidden()
    field.press("ArrowDown")
    expect(found.first).to_be_focused()
    assert find_barriers(window) == []
    assert "Planned 599" not in window.page.content()
    window.page.keyboard.press("Enter")
    expect(window.page.locator("h1")).to_have_text("Switch")


def test_escape_ends_the_filter_and_everything_is_as_before(visitor: Windows) -> None:
    window = visitor.open(START)
    reach(window)
    field = window.page.get_by_role("searchbox", name="Filter pages")
    field.fill("swi")
    expect(row(window, "Overview")).to_be_hidden()

    field.press("Escape")

    expect(field).to_have_value("")
    expect(row(window, "Overview")).to_be_visible()
    expect(window.page.locator(f"{NAVIGATION} mark")).to_have_count(0)
