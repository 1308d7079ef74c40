"""What a page does once, whatever is on it: greet in the console, and load the fonts of demos."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from browsing import Serve, Window, Windows, wait_until
from playwright.sync_api import Browser, expect

pytest_plugins = ["real_site", "leaflet_site"]

GUIDES = "/guides/"
NARROW = "/narrow/"
PAGE = """---
title: Narrow
description: A page that is set in the narrow face.
condensedFont: true
---

# Narrow

A page that is set in the narrow face.
"""
ACCENTED = "/accented/"
ACCENTED_PAGE = """---
title: Names
description: A page with letters that English does not have.
---

# Names

René, Zoë, and Øystein.
"""
FONTS = "https://fonts.example"
STAR = """() => {
  const icon = document.createElement('span');
  Object.assign(icon, { className: 'material-icons', textContent: 'star', id: 'star' });
  document.querySelector('main').append(icon);
}"""
IS_READY = (
    "document.fonts.check(\"24px 'Material Icons'\") && document.fonts.ready.then(() => true)"
)


@pytest.fixture(scope="module")
def site(leaflet: Callable[..., Path]) -> Path:
    files = {"narrow/page.md": PAGE, "accented/page.md": ACCENTED_PAGE}
    return leaflet("narrow", "", files | {"navigation.yaml": navigation(ACCENTED)})


@pytest.fixture(scope="module")
def fonts_site(leaflet: Callable[..., Path]) -> Path:
    files = {"narrow/page.md": PAGE, "navigation.yaml": navigation()}
    return leaflet("fonts", f"fontsHost: {FONTS}", files)


def navigation(*more: str) -> str:
    return "".join(f"- pathname: {path}\n" for path in (GUIDES, "/blog/", NARROW, *more))


@pytest.fixture
def visitor(browser: Browser, site: Path, serve: Serve) -> Iterator[Windows]:
    windows = Windows(browser, serve(site))
    yield windows
    windows.close()


@pytest.fixture
def workers(browser: Browser, fonts_site: Path, serve: Serve) -> Iterator[Windows]:
    windows = Windows(browser, serve(fonts_site))
    yield windows
    windows.close()


def late_sheets(window: Window) -> list[str]:
    """The stylesheets that were late and hold now."""
    late = window.page.locator("link[rel=stylesheet][media=all]").all()
    return [str(sheet.evaluate("({ href }) => href")) for sheet in late]


def test_the_console_banner_is_printed_once_a_session_and_its_function_is_always_there(
    visitor: Windows,
) -> None:
    window = visitor.open()
    printed: list[str] = []
    window.page.on("console", lambda message: printed.append(message.text))

    window.visit(GUIDES)
    window.visit(NARROW)
    window.visit(GUIDES)

    window.page.wait_for_load_state("networkidle")
    assert [text.count("markdown()") for text in printed] == [1]
    assert window.evaluate("markdown()").startswith("# Guides")


@pytest.mark.parametrize(("address", "files"), [(GUIDES, 0), (ACCENTED, 1)])
def test_only_a_page_with_further_letters_fetches_the_whole_text_font(
    visitor: Windows, address: str, files: int
) -> None:
    window = visitor.open()
    fetched: list[str] = []
    window.page.on("request", lambda request: fetched.append(request.url))

    window.visit(address)

    window.page.wait_for_load_state("networkidle")
    fonts = [url for url in fetched if "/instrument-sans-" in url]
    assert len([url for url in fonts if "-basic-" in url]) == 1
    assert len([url for url in fonts if "-basic-" not in url]) == files
    assert window.troubles == []


def test_a_page_with_code_fetches_its_font_beside_the_stylesheet(visitor: Windows) -> None:
    window = visitor.open()

    window.visit(GUIDES)

    fonts = window.page.locator("link[rel=preload][as=font]").evaluate_all(
        "links => links.map((link) => link.href)"
    )
    assert [("/geist-mono-basic-" in url) for url in fonts] == [False, True]


def test_the_icon_font_is_there_for_who_uses_it_and_fetched_by_nobody_else(
    visitor: Windows,
) -> None:
    window = visitor.open()
    fetched: list[str] = []
    window.page.on("request", lambda request: fetched.append(request.url))
    window.visit(GUIDES)
    window.page.wait_for_load_state("networkidle")
    (sheet,) = late_sheets(window)
    assert sheet.startswith(visitor.address)
    assert all(address.startswith(visitor.address) for address in fetched)
    assert not [address for address in fetched if "material-icons" in address]

    window.page.evaluate(STAR)

    wait_until(window.page, IS_READY)
    assert [address for address in fetched if "material-icons-" in address]
    box = window.page.locator("#star").bounding_box()
    assert box
    assert round(box["width"]) == 24
    assert window.troubles == []


def test_the_narrow_face_is_for_the_page_that_asks_for_it(visitor: Windows) -> None:
    window = visitor.open(NARROW)
    window.page.wait_for_load_state("load")
    expect(window.page.locator("link[media=all][href*=condensedFont]")).to_have_count(1)

    window.visit(GUIDES)

    expect(window.page.locator("link[href*=condensedFont]")).to_have_count(0)


def test_a_host_of_fonts_is_asked_in_place_of_the_site(workers: Windows) -> None:
    window = workers.open()
    asked: list[str] = []

    def answer(route: object) -> None:
        asked.append(route.request.url)  # type: ignore[attr-defined]
        route.fulfill(content_type="text/css", body="")  # type: ignore[attr-defined]

    window.page.route(f"{FONTS}/**", answer)
    window.visit(NARROW)

    window.page.wait_for_load_state("networkidle")
    assert sorted(asked) == [
        f"{FONTS}/css2?family=Roboto+Condensed:wght@700&display=swap",
        f"{FONTS}/icon?family=Material+Icons|Material+Icons+Two+Tone",
    ]


def test_a_host_of_fonts_that_does_not_answer_holds_nothing_up(workers: Windows) -> None:
    window = workers.open()
    window.page.route(f"{FONTS}/**", lambda _: None)

    window.page.goto(f"{workers.address}{GUIDES}", wait_until="commit")

    window.page.get_by_role("button", name="Settings").click()
    expect(window.page.get_by_role("dialog")).to_be_visible()


@pytest.mark.parametrize(
    ("address", "family"),
    [("/material-ui/react-button/", "Roboto"), ("/joy-ui/react-button/", "Inter")],
)
def test_demos_have_the_font_of_their_theme_on_a_first_visit(
    windows: Windows, address: str, family: str
) -> None:
    window = windows.open(address)
    label = window.page.locator("live-part button").first
    expect(label).to_be_visible()

    wait_until(window.page, "document.fonts.status === 'loaded'")

    assert family in label.evaluate("label => getComputedStyle(label).fontFamily")
    loaded = window.page.evaluate(
        "[...document.fonts].filter((font) => font.status === 'loaded').map((font) => font.family)"
    )
    assert {family} == {"Roboto", "Inter"} & set(loaded)
    assert window.troubles == []
