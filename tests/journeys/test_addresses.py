"""Addresses that are nearly right, and addresses that are wrong."""

from __future__ import annotations

import pytest
from browsing import Windows
from playwright.sync_api import expect

pytest_plugins = ["real_site"]

CANONICAL = "/material-ui/react-button/"


@pytest.mark.parametrize(
    "path", [f"/en{CANONICAL}", "/en/material-ui/react-button", CANONICAL[:-1]]
)
def test_a_page_has_one_address_to_which_the_others_lead(windows: Windows, path: str) -> None:
    window = windows.open()

    answered = window.visit(f"{path}?from=mail#sizes")

    assert answered.status == 200
    assert window.page.url == f"{windows.address}{CANONICAL}?from=mail#sizes"
    canonical = window.page.locator("link[rel=canonical]").get_attribute("href")
    assert canonical
    assert canonical.endswith(CANONICAL)


@pytest.mark.parametrize("path", ["/material-ui/react-buttton/", "/en/nowhere/", "/blog/../a.md"])
def test_an_unknown_address_says_so_and_leads_on(windows: Windows, path: str) -> None:
    window = windows.open()

    answered = window.visit(path)

    assert answered.status == 404
    expect(window.page.locator("h1")).to_have_text("Page not found")
    window.page.locator("main").get_by_role("link", name="Joy UI").click()
    expect(window.page.locator("h1")).to_have_text("Joy UI")


def test_the_page_not_found_fits_on_a_phone_by_night(windows: Windows) -> None:
    window = windows.open("/nowhere/", width=360, scheme="dark", direction="rtl")

    assert window.evaluate("document.documentElement.scrollWidth") <= 360
    expect(window.page.locator("body")).to_have_css("background-color", "rgb(19, 19, 23)")


@pytest.mark.parametrize(
    "path", ["/material-ui/api/autocomplete/#slots", "/x/api/data-grid/data-grid/#slots"]
)
def test_on_a_phone_that_moves_smoothly_a_part_far_below_is_reached(
    windows: Windows, path: str
) -> None:
    window = windows.open(width=360)
    window.page.emulate_media(reduced_motion="no-preference")

    window.visit(path)

    expect(window.page.get_by_role("heading", name="Slots")).to_be_in_viewport()
    window.page.wait_for_timeout(1000)
    expect(window.page.get_by_role("heading", name="Slots")).to_be_in_viewport()
