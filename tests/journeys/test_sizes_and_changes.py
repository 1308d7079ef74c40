"""The table of sizes and the changes between versions, as visitors use them."""

from __future__ import annotations

import pytest
from accessibility import find_barriers_day_and_night
from browsing import Windows
from playwright.sync_api import expect

pytest_plugins = ["real_site"]

SIZES = "/size-snapshot/"
CHANGES = "/material-ui/api/changes/"
NAMES = """
[...document.querySelectorAll('[data-sizes] th[scope=row]')]
  .filter((cell) => cell.checkVisibility())
  .map((cell) => cell.firstChild.textContent.trim())
"""


def test_sizes_are_sorted_by_the_keyboard(windows: Windows) -> None:
    window = windows.open(SIZES)
    brotli = window.page.get_by_role("button", name="Brotli").first
    head = window.page.get_by_role("columnheader", name="Brotli").first
    before = window.evaluate(NAMES)

    brotli.press("Enter")
    expect(head).to_have_attribute("aria-sort", "descending")
    heaviest = window.evaluate(NAMES)
    brotli.press("Enter")
    expect(head).to_have_attribute("aria-sort", "ascending")
    lightest = window.evaluate(NAMES)

    assert sorted(heaviest) == sorted(before)
    assert heaviest[0] != lightest[0]
    assert heaviest.index("DataGrid") < heaviest.index("Chip") < heaviest.index("NoSsr")
    assert window.troubles == []


def test_sizes_are_narrowed_down_to_a_package_and_a_word(windows: Windows) -> None:
    window = windows.open(SIZES)

    window.page.get_by_label("Package").select_option("@mui/joy")
    window.page.get_by_label("Filter components").fill("switch")

    expect(window.page.locator("[data-sizes] output")).to_have_text("1 component")
    assert window.evaluate(NAMES) == ["Switch"]


def test_without_a_script_all_sizes_are_there_and_nothing_to_operate(windows: Windows) -> None:
    window = windows.open(SIZES, script=False)

    expect(window.page.get_by_role("rowheader", name="DataGrid")).to_be_visible()
    expect(window.page.get_by_label("Filter components")).to_be_hidden()


def test_two_versions_are_compared_when_they_are_chosen(windows: Windows) -> None:
    window = windows.open(CHANGES)
    changes = window.page.locator('[data-changes="@mui/material"]')
    expect(changes.get_by_role("status")).to_have_text("From 6.5 to 7.0:")
    removed = changes.locator("section").filter(has=window.page.get_by_text("Hidden", exact=True))
    expect(removed).to_contain_text("Removed the component")

    changes.get_by_label("From").select_option("5.0")

    expect(changes.get_by_role("status")).to_have_text("From 5.0 to 7.0:")
    button = changes.locator("section").filter(
        has=window.page.get_by_role("heading", name="Button", exact=True)
    )
    expect(button).to_contain_text("Added prop loading")
    assert window.troubles == []


@pytest.mark.parametrize(("path", "width"), [(SIZES, 320), (CHANGES, 1280)])
def test_nobody_is_kept_out_and_nothing_is_too_wide(
    windows: Windows, path: str, width: int
) -> None:
    window = windows.open(path, width=width)

    assert find_barriers_day_and_night(window) == []
    for narrow in (1280, 320):
        window.page.set_viewport_size({"width": narrow, "height": 800})
        assert window.evaluate("document.documentElement.scrollWidth") <= narrow
