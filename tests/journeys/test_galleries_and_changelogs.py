"""The galleries of components and the changelogs, as visitors use them."""

from __future__ import annotations

import pytest
from accessibility import find_barriers_day_and_night
from browsing import Windows
from playwright.sync_api import expect

pytest_plugins = ["real_site"]

GALLERIES = ["/material-ui/all-components/", "/base-ui/all-components/", "/joy-ui/all-components/"]
GALLERY = GALLERIES[0]
CHANGELOG = "/material-ui/discover-more/changelog/"
CHANGELOGS = [CHANGELOG, "/joy-ui/changelog/", "/x/react-data-grid/changelog/"]
WIDTH = "document.documentElement.scrollWidth"


@pytest.mark.parametrize("path", GALLERIES)
def test_every_component_has_a_drawing_and_a_sentence(windows: Windows, path: str) -> None:
    window = windows.open(path, script=False)
    cards = window.page.locator("main section li")

    without = cards.filter(has_not=window.page.locator("svg path"))
    silent = cards.locator("p:last-child").filter(has_not_text=".")
    assert cards.count() > 25
    assert (without.count(), silent.count()) == (0, 0)


def test_a_card_leads_to_its_component_and_an_unwritten_one_nowhere(windows: Windows) -> None:
    window = windows.open(GALLERY, script=False)

    unwritten = window.page.locator("main section li", has_text="Unwritten")
    assert unwritten.locator("a").count() == 0
    window.page.locator("main").get_by_role("link", name="Dialog", exact=True).click()

    expect(window.page.locator("h1")).to_have_text("Dialog")


def test_typing_narrows_the_gallery_down(windows: Windows) -> None:
    window = windows.open(GALLERY)

    window.page.get_by_label("Filter components").fill("toggle")

    cards = window.page.locator("main section li").locator("visible=true")
    expect(cards).to_have_count(1)
    expect(window.page.locator("main h2").locator("visible=true")).to_have_text(["Inputs"])
    assert window.troubles == []


def test_a_changelog_begins_with_the_documented_version(windows: Windows) -> None:
    window = windows.open(CHANGELOG, script=False)

    expect(window.page.locator("main h2").first).to_have_text("7.0")
    newest = window.page.locator("main h3", has_text="@mui/material 7.0.1")
    expect(newest).to_be_visible()
    expect(window.page.get_by_text("Published on 28 March 2025.").first).to_be_visible()
    expect(window.page.get_by_label("Filter by component or word")).to_be_hidden()


def test_a_name_in_a_changelog_leads_to_its_facts(windows: Windows) -> None:
    window = windows.open(CHANGELOG)

    window.page.locator("main").get_by_role("link", name="Fab", exact=True).first.click()

    expect(window.page.locator("h1")).to_have_text("Fab API")


def test_only_what_breaks_something_in_one_component_is_left(windows: Windows) -> None:
    window = windows.open(CHANGELOG)

    window.page.get_by_label("Filter by component or word").fill("onBackdropClick")
    # The list shrinks, and the box below the pointer with it.
    expect(window.page.locator("[data-filter] output")).not_to_be_empty()
    window.page.get_by_label("Only breaking changes").check()

    entries = window.page.locator("main .prose li, main article li, main li")
    shown = entries.locator("visible=true").filter(has_text="onBackdropClick")
    expect(shown).to_have_text(["Dialog: onBackdropClick", "Modal: onBackdropClick"])
    expect(window.page.locator("[data-filter] output")).to_have_text("2 entries")


@pytest.mark.parametrize("path", [*GALLERIES, *CHANGELOGS, "/blog/tags/site/", "/versions/"])
def test_nothing_is_wider_than_a_small_phone(windows: Windows, path: str) -> None:
    window = windows.open(path, width=320)

    assert window.evaluate(WIDTH) <= 320


@pytest.mark.parametrize(
    "path", [GALLERY, CHANGELOG, "/blog/tags/", "/blog/authors/tearsheet-team/"]
)
def test_none_of_them_has_barriers(windows: Windows, path: str) -> None:
    window = windows.open(path)

    assert find_barriers_day_and_night(window) == []
