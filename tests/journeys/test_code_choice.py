"""Which code a page shows: the link decides, then the cookie; only the visitor writes it."""

from __future__ import annotations

import time

import pytest
from browsing import Windows
from playwright.sync_api import expect
from settings_drawer import choose, cookie, cookie_value, keep_cookies, shown

pytest_plugins = ["real_site"]

CUTS = "/experiments/docs/demos/"
YEAR = 31_536_000


@pytest.mark.parametrize(
    ("kept", "fragment", "seen"),
    [
        (None, "", "system"),
        (None, "#tailwind-ThreeCuts.tsx", "tailwind"),
        (None, "#css-ThreeCuts.js", "css"),
        ("css", "", "css"),
        ("css", "#ThreeCuts.tsx", "css"),
        ("css", "#ThreeCuts", "css"),
        ("css", "#tailwind-ThreeCuts", "css"),
        ("css", "#tailwind-ThreeCuts.tsx", "tailwind"),
        ("css", "#system-ThreeCuts.js", "system"),
        ("nonsense", "", "system"),
        ("%E0%A4%A", "", "system"),
    ],
)
def test_the_link_decides_then_the_cookie(
    windows: Windows, kept: str | None, fragment: str, seen: str
) -> None:
    window = windows.open()
    if kept:
        keep_cookies(window, codeStyling=kept)

    window.visit(f"{CUTS}{fragment}")

    assert shown(window, "codeStyling") == seen
    expect(window.page.locator(f"#ThreeCuts .demo-variant[data-styling={seen}]")).to_be_visible()
    expect(window.page.locator("#ThreeCuts .demo-variant:visible")).to_have_count(1)
    assert cookie_value(window, "codeStyling") == kept


@pytest.mark.parametrize(
    ("kept", "fragment", "seen"),
    [
        (None, "", "TS"),
        (None, "#ThreeCuts.js", "JS"),
        ("JS", "", "JS"),
        ("JS", "#ThreeCuts.tsx", "TS"),
        ("JS", "#ThreeCuts", "JS"),
        ("CoffeeScript", "", "TS"),
    ],
)
def test_the_variant_follows_the_same_rule(
    windows: Windows, kept: str | None, fragment: str, seen: str
) -> None:
    window = windows.open()
    if kept:
        keep_cookies(window, codeVariant=kept)

    window.visit(f"{CUTS}{fragment}")

    assert shown(window, "codeVariant") == seen
    assert cookie_value(window, "codeVariant") == kept


def test_every_change_is_kept_in_a_cookie_for_a_year(windows: Windows) -> None:
    window = windows.open(CUTS)

    choose(window, "Tailwind", "JavaScript")

    for name, value in (("codeStyling", "tailwind"), ("codeVariant", "JS")):
        found = cookie(window, name)
        assert found
        assert found["value"] == value
        assert found["path"] == "/"
        assert found["sameSite"] == "Lax"
        assert found["expires"] == pytest.approx(time.time() + YEAR, abs=60)


def test_a_link_followed_within_the_page_shows_its_code_and_keeps_the_choice(
    windows: Windows,
) -> None:
    window = windows.open(CUTS)
    choose(window, "CSS")

    window.evaluate("location.hash = '#tailwind-ThreeCuts.js'")

    expect(window.page.locator("#ThreeCuts .demo-variant[data-styling=tailwind]")).to_be_visible()
    assert shown(window, "codeVariant") == "JS"
    assert cookie_value(window, "codeStyling") == "css"
    choose(window, "MUI System")
    assert cookie_value(window, "codeStyling") == "system"
