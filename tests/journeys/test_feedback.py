"""Whether a page helped: asked below it, and told nobody before the visitor sends an issue."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest
from browsing import Serve, Window, Windows
from playwright.sync_api import Browser, expect

pytest_plugins = ["real_site", "leaflet_site"]

GUIDES = "/guides/"
ISSUES = "https://git.example/leaflet/issues/new"
SETTINGS = f"feedback: {ISSUES}?title={{title}}&body={{address}}"


@pytest.fixture(scope="module")
def site(leaflet: Callable[..., Path]) -> Path:
    return leaflet("feedback", SETTINGS)


@pytest.fixture
def visitor(browser: Browser, site: Path, serve: Serve) -> Iterator[Windows]:
    windows = Windows(browser, serve(site))
    yield windows
    windows.close()


def written(window: Window) -> dict[str, list[str]]:
    """What the new issue would say."""
    window.page.context.route(f"{ISSUES}**", lambda route: route.fulfill(body="An issue"))
    with window.page.expect_popup() as opened:
        window.page.get_by_role("button", name="Write the issue").click()
    address = urlsplit(opened.value.url)
    assert f"{address.scheme}://{address.netloc}{address.path}" == ISSUES
    return parse_qs(address.query, keep_blank_values=True)


@pytest.mark.parametrize("script", [True, False])
@pytest.mark.parametrize(
    ("answer", "title"),
    [
        ("Yes", "Helpful: Guides, https://leaflet.example/guides/"),
        ("No", "Not helpful: Guides, https://leaflet.example/guides/"),
    ],
)
def test_an_answer_and_a_comment_become_an_issue(
    visitor: Windows, answer: str, title: str, *, script: bool
) -> None:
    window = visitor.open(GUIDES, script=script)

    window.page.get_by_role("radio", name=answer, exact=True).check()
    window.page.get_by_label("What should its authors know?").fill("It ends & begins too soon.")

    assert written(window) == {"title": [title], "body": ["It ends & begins too soon."]}


def test_a_comment_is_asked_for_after_an_answer(visitor: Windows) -> None:
    window = visitor.open(GUIDES)
    comment = window.page.get_by_label("What should its authors know?")
    expect(comment).to_be_hidden()

    yes = window.page.get_by_role("radio", name="Yes", exact=True)
    yes.focus()
    window.page.keyboard.press("Space")
    expect(comment).to_be_visible()
    window.page.keyboard.press("Tab")

    expect(comment).to_be_focused()


def test_nothing_is_sent_by_an_answer(visitor: Windows) -> None:
    window = visitor.open(GUIDES)
    # What operates the form is fetched when the pointer comes near.
    window.page.get_by_role("radio", name="No", exact=True).hover()
    window.page.wait_for_load_state("networkidle")
    sent: list[str] = []
    window.page.on("request", lambda request: sent.append(request.url))

    window.page.get_by_role("radio", name="No", exact=True).check()
    window.page.get_by_label("What should its authors know?").fill("Nothing")

    window.page.wait_for_timeout(300)
    assert sent == []
    assert window.troubles == []


@pytest.mark.parametrize("width", [320, 1280])
def test_it_stays_within_the_page(visitor: Windows, width: int) -> None:
    window = visitor.open(GUIDES, width=width, direction="rtl")

    window.page.get_by_role("radio", name="Yes", exact=True).check()

    root = "document.documentElement"
    assert window.evaluate(f"{root}.scrollWidth <= {root}.clientWidth")
