"""The message of the house: one to a page, in a box that never moves what is around it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from browsing import Direction, Serve, Window, Windows
from playwright.sync_api import Browser, expect
from tag_recorder import HIDEABLE, SERVICE, Recorder

pytest_plugins = ["real_site", "leaflet_site", "measured_site"]

GUIDES, SWITCH, FREE = "/guides/", "/joy-ui/react-switch/", "/free/"
MESSAGES = """messages:
  - id: first-leaf
    title: How a small site came about.
    href: /blog/first-leaf/
    words: Read it
"""
PAGE = """---
title: Free
description: A page without a message.
sponsor: false
---

# Free

A page without a message.
"""
FILES = {
    "house-messages.yaml": MESSAGES,
    "free/page.md": PAGE,
    "navigation.yaml": "".join(f"- pathname: {path}\n" for path in (GUIDES, "/blog/", FREE)),
}
SHIFTED = """new Promise((tell) => {
  new PerformanceObserver((list) => {
    const sources = list.getEntries().flatMap(({ sources }) => sources.map(({ node }) => node));
    tell(sources.filter((node) => node?.closest?.('.house, .house ~ *')).length);
  }).observe({ type: 'layout-shift', buffered: true });
  setTimeout(() => tell(0), 800);
})"""
BLOCKER = """addEventListener('DOMContentLoaded', () => {
  const sheet = document.createElement('style');
  sheet.textContent = '.house > * { display: none }';
  document.head.append(sheet);
})"""


@pytest.fixture(scope="module")
def site(leaflet: Callable[..., Path]) -> Path:
    return leaflet("house", f"tagService: {SERVICE}\n", FILES)


@pytest.fixture
def visitor(browser: Browser, site: Path, serve: Serve) -> Iterator[Windows]:
    windows = Windows(browser, serve(site))
    yield windows
    windows.close()


def box(window: Window) -> dict[str, float]:
    """Where the box is."""
    found = window.page.get_by_role("complementary", name="A word from this site")
    x, y, width, height = found.evaluate(
        "box => Object.values(box.getBoundingClientRect().toJSON()).slice(0, 4)"
    )
    return {"x": x, "y": y, "width": width, "height": height}


@pytest.mark.parametrize("script", [True, False])
def test_a_page_shows_one_message_that_says_what_it_is(visitor: Windows, *, script: bool) -> None:
    window = visitor.open(GUIDES, script=script)

    message = window.page.get_by_role("complementary", name="A word from this site")

    expect(message).to_have_count(1)
    expect(message).to_contain_text("A word from this site")
    expect(message.get_by_role("link", name="Read it")).to_be_visible()
    assert message.evaluate("box => box.previousElementSibling.className") == "lead"


def test_a_page_that_wants_none_has_none(visitor: Windows) -> None:
    window = visitor.open(FREE)

    expect(window.page.locator(".house")).to_have_count(0)


def test_what_it_says_is_not_what_the_page_says(visitor: Windows, site: Path) -> None:
    assert "small site" not in (site / "guides.md").read_text()
    searched = [file.read_text() for file in (site / "search").glob("*.json")]
    assert searched
    assert not [text for text in searched if "How a small site" in text]


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
def test_its_room_is_the_same_whether_it_is_blocked_or_not(
    visitor: Windows, direction: Direction
) -> None:
    shown = visitor.open(GUIDES, width=320, direction=direction)
    blocked = visitor.open(width=320, direction=direction)
    blocked.page.add_init_script(BLOCKER)
    blocked.visit(GUIDES)
    assert blocked.evaluate(SHIFTED) == 0
    assert shown.evaluate(SHIFTED) == 0

    for width in (320, 360, 768, 1280, 1920):
        for window in (shown, blocked):
            window.page.set_viewport_size({"width": width, "height": 800})
        assert box(blocked) == box(shown)
        root = "document.documentElement"
        assert shown.evaluate(f"{root}.scrollWidth <= {root}.clientWidth")


@pytest.mark.parametrize(("random", "times"), [("0.0999", 1), ("0.1", 0), ("0.9", 0)])
def test_of_the_messages_that_were_seen_a_tenth_is_told(
    visit: Callable[..., Windows], site: Path, recorder: Recorder, random: str, times: int
) -> None:
    window = visit(site).open()
    window.page.context.add_init_script(f"Math.random = () => {random}")

    window.visit(GUIDES)

    recorder.until(lambda: len(recorder.events("page_view")) == 1)
    window.page.wait_for_timeout(1_000)
    assert recorder.events("ad") == []
    window.page.wait_for_timeout(2_500)
    fields = {"eventAction": "display", "eventLabel": "house-body-first-leaf"}
    assert recorder.events("ad") == [["ad", fields]] * times


def test_in_a_hidden_tab_a_message_is_not_displayed_and_once_in_one_that_is_shown(
    visit: Callable[..., Windows], site: Path, recorder: Recorder
) -> None:
    window = visit(site).open()
    window.page.clock.install()
    for script in ("Math.random = () => 0", HIDEABLE):
        window.page.context.add_init_script(script)
    window.visit(GUIDES)
    recorder.until(lambda: len(recorder.properties("codeVariant")) == 1)
    for is_hidden, seconds in (("true", 60), ("false", 2), ("true", 60), ("false", 2)):
        window.page.evaluate(f"hide({is_hidden})")
        window.page.clock.run_for(seconds * 1_000)
    assert recorder.events("ad") == []

    window.page.clock.run_for(1_000)
    window.page.evaluate("history.pushState(null, '', '/guides/tab/')")
    window.page.clock.run_for(60_000)

    recorder.until(lambda: len(recorder.events("page_view")) == 2)
    assert len(recorder.events("ad")) == 1


def test_what_is_blocked_was_not_seen(
    visit: Callable[..., Windows], site: Path, recorder: Recorder
) -> None:
    window = visit(site).open()
    window.page.context.add_init_script("Math.random = () => 0")
    window.page.context.add_init_script(BLOCKER.replace(".house > *", ".house"))

    window.visit(GUIDES)

    recorder.until(lambda: len(recorder.events("page_view")) == 1)
    window.page.wait_for_timeout(3_000)
    assert recorder.events("ad") == []


def test_every_click_on_it_is_told(
    visit: Callable[..., Windows], site: Path, recorder: Recorder
) -> None:
    window = visit(site).open()
    window.page.context.add_init_script("Math.random = () => 0.9")
    window.visit(GUIDES)
    recorder.until(lambda: len(recorder.events("page_view")) == 1)

    window.page.get_by_role("link", name="Read it").click()

    recorder.until(lambda: len(recorder.events("ad")) == 1)
    fields = {"eventAction": "click", "eventLabel": "house-body-first-leaf"}
    assert recorder.events("ad") == [["ad", fields]]
