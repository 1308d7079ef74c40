"""The page of the button in a browser that runs no script."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from browsing import Windows
from playwright.sync_api import Page, expect

pytest_plugins = ["real_site"]

BUTTON = "/material-ui/react-button/"
INSTALLATION = "/material-ui/getting-started/installation/"

OpenPage = Callable[[str], Page]


@pytest.fixture
def open_page(windows: Windows) -> OpenPage:
    def open_page(path: str) -> Page:
        return windows.open(path, script=False).page

    return open_page


def test_the_text_reads_from_the_first_word_to_the_last(open_page: OpenPage) -> None:
    page = open_page(BUTTON)

    expect(page.locator("h1")).to_have_text("Button")
    expect(page.get_by_text("A button starts an action with one click")).to_be_visible()
    expect(page.get_by_text("Report the result of an action in a")).to_be_visible()


def test_a_demo_stands_there_in_its_own_styles(open_page: OpenPage) -> None:
    page = open_page(BUTTON)

    publish = page.locator("#BasicButtons").get_by_role("button", name="Publish")

    expect(publish).to_be_visible()
    expect(publish).to_have_css("background-color", "rgb(25, 118, 210)")
    expect(publish).to_have_css("text-transform", "uppercase")


def test_the_code_of_a_demo_can_be_opened(open_page: OpenPage) -> None:
    demo = open_page(BUTTON).locator("#BasicButtons")
    code = demo.get_by_text("export default function BasicButtons")
    expect(code).to_be_hidden()

    demo.get_by_text("Show code").click()

    expect(code).to_be_visible()


def test_nothing_is_offered_that_needs_a_script(open_page: OpenPage) -> None:
    page = open_page(BUTTON)

    expect(page.locator("button.copy:visible")).to_have_count(0)
    expect(page.get_by_role("button", name="Settings")).to_have_count(0)


def test_tabs_of_code_can_be_switched(open_page: OpenPage) -> None:
    tabs = open_page(INSTALLATION).locator(".code-tabs").first
    expect(tabs.get_by_text("npm install @mui/material@7")).to_be_visible()

    tabs.locator("label", has_text="pnpm").click()

    expect(tabs.get_by_text("pnpm add @mui/material@7")).to_be_visible()
    expect(tabs.get_by_text("npm install @mui/material@7")).to_be_hidden()


def test_the_menu_of_products_opens_and_leads_on(open_page: OpenPage) -> None:
    page = open_page(BUTTON)

    page.locator("summary", has_text="Material UI").click()
    page.locator("header").get_by_role("link", name="Joy UI").click()

    expect(page).to_have_url(re.compile("/joy-ui/react-button/$"))


def test_the_navigation_leads_on(open_page: OpenPage) -> None:
    page = open_page(BUTTON)

    page.get_by_role("navigation", name="Material UI").get_by_role("link", name="Switch").click()

    expect(page.locator("h1")).to_have_text("Switch")


def test_on_a_phone_the_navigation_opens_from_a_button(windows: Windows) -> None:
    page = windows.open(BUTTON, width=360, script=False).page
    expect(page.locator("#shell-navigation")).to_be_hidden()

    page.locator("button[popovertarget=shell-navigation]").first.click()

    expect(page.locator("#shell-navigation")).to_be_visible()
    page.locator("#shell-navigation").get_by_role("link", name="Switch", exact=True).click()
    expect(page.locator("h1")).to_have_text("Switch")


def test_what_needs_a_script_to_be_seen_says_so(open_page: OpenPage) -> None:
    page = open_page("/x/react-data-grid/")

    for name in ("LoanedBooks", "HundredThousandRows", "EditablePrices"):
        sentence = page.locator(f"#{name} noscript")
        expect(sentence).to_be_visible()
        assert sentence.inner_text() == "This part needs JavaScript."


def test_a_demo_alone_in_its_document_has_room_around_that_sentence(open_page: OpenPage) -> None:
    page = open_page("/toolpad/core/react-sign-in-page/")
    page.locator("#CredentialsSignIn").scroll_into_view_if_needed()
    frame = page.frame_locator("#CredentialsSignIn .demo-isolated")

    expect(frame.locator("noscript")).to_have_css("padding", "24px 16px")


def test_what_a_component_says_for_the_dark_holds_for_who_prefers_it(windows: Windows) -> None:
    page = windows.open("/experiments/docs/demos/", script=False, scheme="dark").page
    page.locator("#IsolatedFrame").scroll_into_view_if_needed()
    bar = page.frame_locator("#IsolatedFrame .demo-isolated").locator(".MuiAppBar-root")

    expect(bar).to_have_css("background-color", "rgb(18, 18, 18)")
