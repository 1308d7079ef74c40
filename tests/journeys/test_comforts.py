"""What makes a visit pleasant: tooltips, back to top, notices, contrast, and precise feedback."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from accessibility import find_barriers, find_barriers_day_and_night
from browsing import Direction, Serve, Window, Windows
from playwright.sync_api import Browser, expect

pytest_plugins = ["real_site", "leaflet_site"]

GUIDES, LONG = "/guides/", "/long/"
SETTINGS = """feedback: https://git.example/new?title={title}&body={address}
notices:
  - id: version-8
    text: Version 8 is here, with new guides
    href: /guides/
    from: 2000-01-01
    until: 2999-12-31
"""
PAGE = "---\ntitle: Long\ndescription: A long page.\n---\n\nA long page.\n\n" + "".join(
    f"## Part {number}\n\n{'A sentence. ' * 80}\n\n" for number in range(1, 13)
)
FILES = {
    "long/page.md": PAGE,
    "navigation.yaml": "".join(f"- pathname: {path}\n" for path in (GUIDES, "/blog/", LONG)),
}
TOOLTIP = """(element) => {
  const { visibility, content } = getComputedStyle(element, '::after');
  return visibility === 'visible' ? content : null;
}"""
SHIFT = """new Promise((tell) => {
  let sum = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) sum += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  setTimeout(() => tell(sum), 500);
})"""
CONTRAST = """(selector) => {
  const channels = (color) => color.match(/[\\d.]+/g).slice(0, 3).map(Number);
  const light = (color) => channels(color)
    .map((one) => one / 255)
    .map((one) => (one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4))
    .reduce((sum, one, at) => sum + one * [0.2126, 0.7152, 0.0722][at], 0);
  const ink = light(getComputedStyle(document.querySelector(selector)).color);
  const paper = light(getComputedStyle(document.body).backgroundColor);
  return (Math.max(ink, paper) + 0.05) / (Math.min(ink, paper) + 0.05);
}"""


@pytest.fixture(scope="module")
def site(leaflet: Callable[..., Path]) -> Path:
    return leaflet("comforts", SETTINGS, FILES)


@pytest.fixture
def visitor(browser: Browser, site: Path, serve: Serve) -> Iterator[Windows]:
    windows = Windows(browser, serve(site))
    yield windows
    windows.close()


def tooltip(window: Window, name: str) -> str | None:
    found: str | None = window.page.get_by_label(name, exact=True).first.evaluate(TOOLTIP)
    return found


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
def test_icons_in_the_header_have_tooltips_for_mouse_and_keyboard(
    visitor: Windows, direction: Direction
) -> None:
    window = visitor.open(GUIDES, direction=direction)
    settings = window.page.get_by_role("button", name="Settings")
    assert tooltip(window, "Settings") is None

    settings.hover()
    window.page.wait_for_timeout(600)
    assert "Settings" in (tooltip(window, "Settings") or "")
    window.page.mouse.move(400, 600)
    assert tooltip(window, "Settings") is None

    window.page.get_by_role("link", name="Source code").first.focus()
    window.page.keyboard.press("Tab")
    expect(settings).to_be_focused()
    assert "Settings" in (tooltip(window, "Settings") or "")
    root = "document.documentElement"
    assert window.evaluate(f"{root}.scrollWidth <= {root}.clientWidth")
    window.page.wait_for_load_state("networkidle")
    window.page.keyboard.press("Escape")
    assert tooltip(window, "Settings") is None


@pytest.mark.parametrize("script", [True, False])
def test_a_link_leads_back_to_the_top_of_a_long_page(visitor: Windows, *, script: bool) -> None:
    window = visitor.open(LONG, script=script)
    link = window.page.get_by_role("link", name="Back to top")
    expect(link).not_to_be_in_viewport()

    window.page.get_by_role("heading", name="Part 9").scroll_into_view_if_needed()
    expect(link).to_be_in_viewport()
    link.click()

    expect(window.page.get_by_role("heading", name="Long")).to_be_in_viewport()
    expect(window.page).to_have_url(f"{visitor.address}{LONG}#top")


def test_on_a_short_page_the_link_is_below_the_footer_and_covers_nothing(
    visitor: Windows,
) -> None:
    window = visitor.open(GUIDES, width=360)
    link = window.page.get_by_role("link", name="Back to top")
    last = window.page.locator("footer p").last
    window.page.keyboard.press("End")
    expect(last).to_be_in_viewport()

    place, imprint = link.bounding_box(), last.bounding_box()

    assert place
    assert imprint
    assert place["y"] >= imprint["y"] + imprint["height"]


@pytest.mark.parametrize("width", [360, 1280])
@pytest.mark.parametrize("script", [True, False])
def test_a_notice_is_one_line_above_the_header(
    visitor: Windows, width: int, *, script: bool
) -> None:
    window = visitor.open(GUIDES, width=width, script=script)

    notice = window.page.get_by_role("complementary", name="Notice")

    expect(notice.get_by_role("link")).to_have_text("Version 8 is here, with new guides")
    box = notice.bounding_box()
    assert box
    assert (box["y"], box["height"]) == (0, 44)
    expect(notice.get_by_role("button")).to_have_count(1 if script else 0)


def test_a_dismissed_notice_stays_away_and_nothing_moves(visitor: Windows) -> None:
    window = visitor.open(GUIDES)
    notice = window.page.get_by_role("complementary", name="Notice")
    window.page.wait_for_load_state("networkidle")

    notice.get_by_role("button", name="Dismiss").click()
    expect(notice).to_be_hidden()
    window.visit(LONG)

    expect(window.page.get_by_role("heading", name="Long")).to_be_visible()
    expect(notice).to_be_hidden()
    assert window.evaluate(SHIFT) == 0


def test_whoever_prefers_more_contrast_gets_it(visitor: Windows) -> None:
    window = visitor.open(LONG)
    soft = "footer a"
    usual = window.page.evaluate(CONTRAST, soft)

    window.page.emulate_media(contrast="more")

    assert usual < window.page.evaluate(CONTRAST, soft)
    assert window.page.evaluate(CONTRAST, soft) > 10
    window.page.get_by_role("link", name="Source code").first.focus()
    window.page.keyboard.press("Tab")
    ring = "getComputedStyle(document.activeElement).outlineWidth"
    assert window.evaluate(ring) == "3px"
    assert find_barriers_day_and_night(window) == []
    assert window.page.evaluate(CONTRAST, soft) > 10


def test_forced_colors_leave_no_barriers(visitor: Windows) -> None:
    window = visitor.open(GUIDES)

    window.page.emulate_media(forced_colors="active")

    assert find_barriers(window) == []


def test_an_answer_can_be_about_one_section(visitor: Windows) -> None:
    window = visitor.open(LONG)
    no = window.page.get_by_role("radio", name="No", exact=True)
    no.hover()
    window.page.wait_for_load_state("networkidle")
    expect(window.page.get_by_label("Which section?")).to_be_hidden()
    no.check()

    window.page.get_by_label("Which section?").select_option("Part 2")

    expect(no).to_have_attribute("value", "Not helpful: Long, https://leaflet.example/long/#part-2")
    assert find_barriers(window) == []
