"""The page of production errors: every message, and the one an address asks for."""

from __future__ import annotations

import re

import pytest
from accessibility import find_barriers
from browsing import Scheme, Window, Windows
from playwright.sync_api import Locator, expect

pytest_plugins = ["real_site"]

PAGE = "/production-error/"
SHIFTS = """
window.shifts = [];
new PerformanceObserver((list) => {
  for (const { value } of list.getEntries()) window.shifts.push(value);
}).observe({ type: 'layout-shift', buffered: true });
"""
TABLES_FIT = """
[...document.querySelectorAll('.table')].every((table) => table.scrollWidth <= table.clientWidth)
"""


def answer(window: Window) -> Locator:
    place = window.page.locator("[data-error-message]")
    expect(place).to_have_attribute("data-answered", "")
    return place


def test_an_address_is_answered_with_its_message_and_the_words_in_it(windows: Windows) -> None:
    window = windows.open(f"{PAGE}?code=9&args[]=teal")

    message = answer(window)

    expect(message).to_contain_text("Unsupported teal color")
    message.get_by_role("link", name="Error 9").click()
    expect(window.page.locator("#code-9")).to_be_in_viewport()
    assert window.troubles == []


def test_a_link_in_a_message_shows_its_name_and_leads_on(windows: Windows) -> None:
    window = windows.open(f"{PAGE}?code=20")

    message = answer(window)

    link = message.get_by_role("link", name="docs", exact=True)
    expect(link).to_have_attribute("href", re.compile(r"/css-theme-variables/usage/$"))
    expect(message).not_to_contain_text("](")


def test_what_looks_like_an_element_in_an_address_is_text(windows: Windows) -> None:
    window = windows.open(f"{PAGE}?code=9&args[]=%3Cimg%20src=x%20onerror=alert(1)%3E")

    message = answer(window)

    expect(message).to_contain_text("<img src=x onerror=alert(1)>")
    assert message.locator("img").count() == 0
    assert window.troubles == []


@pytest.mark.parametrize(
    ("question", "words"),
    [("", "carries no number"), ("?code=99", "does not have it"), ("?code=x", "does not have it")],
)
def test_an_address_without_a_message_is_answered_as_well(
    windows: Windows, question: str, words: str
) -> None:
    window = windows.open(f"{PAGE}{question}")

    expect(answer(window)).to_contain_text(words)


@pytest.mark.parametrize("width", [320, 1280])
def test_nothing_moves_and_nothing_is_too_wide(windows: Windows, width: int) -> None:
    window = windows.open(width=width)
    window.page.add_init_script(SHIFTS)

    window.visit(f"{PAGE}?code=12&args[]=%20(primary)&args[]={'x' * 200}")
    expect(answer(window)).to_contain_text("(primary)")
    expect(window.page.locator("footer")).to_have_css("visibility", "visible")

    assert window.evaluate("shifts.reduce((sum, one) => sum + one, 0)") == 0
    assert window.evaluate("document.documentElement.scrollWidth") <= width
    assert window.evaluate(TABLES_FIT)


def test_without_script_every_message_is_there(windows: Windows) -> None:
    window = windows.open(f"{PAGE}?code=9&args[]=teal#code-9", script=False)

    row = window.page.locator("#code-9")

    expect(row).to_contain_text("color")
    expect(row).to_be_in_viewport()
    assert window.page.locator("[id^=code-]").count() == 16


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_page_has_no_barriers(windows: Windows, scheme: Scheme) -> None:
    window = windows.open(f"{PAGE}?code=12&args[]=a&args[]=b", scheme=scheme)
    answer(window)

    assert find_barriers(window) == []
