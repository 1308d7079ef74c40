"""Pages that lead on: the one for wrong addresses, the blog, the overviews, and the foot."""

from __future__ import annotations

import pytest
from accessibility import find_barriers
from browsing import Direction, Scheme, Windows
from playwright.sync_api import Route, expect

pytest_plugins = ["real_site"]

SHIFTS = """
window.shifts = [];
new PerformanceObserver((list) => {
  for (const { value } of list.getEntries()) window.shifts.push(value);
}).observe({ type: 'layout-shift', buffered: true });
"""


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ("/material-ui/react-buttton/", "/material-ui/react-button/"),
        ("/components/input/switch/", "/material-ui/react-switch/"),
        ("/material-ui/start/installation/", "/material-ui/getting-started/installation/"),
    ],
)
def test_a_wrong_address_is_answered_with_the_nearest_ones(
    windows: Windows, wrong: str, right: str
) -> None:
    window = windows.open(wrong)

    nearest = window.page.locator("[data-lost] li a")

    expect(nearest.first).to_have_attribute("href", right)
    assert nearest.count() <= 5


def test_the_page_not_found_leads_to_the_search(windows: Windows) -> None:
    window = windows.open("/nowhere/")

    window.page.locator("main").get_by_role("button", name="Search").click()

    expect(window.page.get_by_role("dialog", name="Search")).to_be_visible()


@pytest.mark.parametrize("width", [360, 1280])
def test_on_the_page_not_found_nothing_moves(windows: Windows, width: int) -> None:
    window = windows.open(width=width)
    window.page.add_init_script(SHIFTS)

    window.visit("/material-ui/react-buttton/")
    expect(window.page.locator("[data-lost] li").first).to_be_visible()
    expect(window.page.locator("footer")).to_have_css("visibility", "visible")

    assert window.evaluate("shifts.reduce((sum, one) => sum + one, 0)") == 0


def test_without_the_names_of_the_pages_the_libraries_remain(windows: Windows) -> None:
    window = windows.open()
    window.page.route("**/search/start.json", refuse)

    window.visit("/nowhere/")

    expect(window.page.locator("[data-lost][data-answered]")).to_be_visible()
    expect(window.page.locator("[data-lost] li")).to_have_count(0)
    expect(window.page.locator("main").get_by_role("link", name="Charts")).to_be_visible()


def refuse(route: Route) -> None:
    route.abort()


def test_without_script_the_page_not_found_offers_no_search(windows: Windows) -> None:
    window = windows.open("/nowhere/", script=False)

    expect(window.page.locator("[data-lost]")).to_be_hidden()
    window.page.locator("main").get_by_role("link", name="Charts").click()

    expect(window.page.locator("h1")).to_have_text("Charts")


@pytest.mark.parametrize("script", [True, False])
def test_a_tag_leads_to_its_posts_and_back_to_all(windows: Windows, script: bool) -> None:
    window = windows.open("/blog/one-leaf-for-each-component/", script=script)
    window.page.locator("main").get_by_role("link", name="accessibility").click()

    expect(window.page.locator("h1")).to_have_text("Posts about accessibility")
    posts = window.page.get_by_role("region", name="Posts", exact=True)
    expect(posts.get_by_role("heading")).to_have_text(["One page for each component"])
    window.page.get_by_role("link", name="All posts").click()

    expect(window.page.locator("h1")).to_have_text("Blog")
    expect(posts.get_by_role("link", name="One page for each component")).to_be_visible()


def test_an_overview_shows_what_the_library_has(windows: Windows) -> None:
    window = windows.open("/material-ui/")
    components = window.page.get_by_role("region", name="Inputs")

    expect(components.locator("li svg").first).to_be_visible()
    components.get_by_role("link", name="Switch").click()

    expect(window.page.locator("h1")).to_have_text("Switch")


def test_the_foot_of_a_page_leads_on(windows: Windows) -> None:
    window = windows.open("/material-ui/react-button/")
    foot = window.page.locator("footer")

    source = foot.get_by_role("link", name="Source of the component")
    expect(source).to_have_attribute(
        "href",
        "https://github.com/mui/material-ui/tree/v7.0.1/packages/mui-material/src/Button",
    )
    following = foot.get_by_role("link", name="Next")
    title = following.inner_text().removeprefix("Next").strip()
    following.click()

    expect(window.page.locator("h1")).not_to_have_text("Button")
    expect(window.page.locator("h1")).to_have_text(title)


@pytest.mark.parametrize("path", ["/nowhere/", "/blog/", "/material-ui/", "/versions/"])
def test_nothing_is_wider_than_a_small_phone(windows: Windows, path: str) -> None:
    window = windows.open(path, width=320)

    assert window.evaluate("document.documentElement.scrollWidth") <= 320


@pytest.mark.parametrize(("scheme", "direction"), [("light", "ltr"), ("dark", "rtl")])
def test_pages_that_pages_lead_to_have_no_barriers(
    windows: Windows, scheme: Scheme, direction: Direction
) -> None:
    window = windows.open("/material-ui/react-buttton/", scheme=scheme, direction=direction)
    expect(window.page.locator("[data-lost] li").first).to_be_visible()

    lost = find_barriers(window)
    window.visit("/blog/#tag-site")

    assert lost + find_barriers(window) == []
