"""Which code a page shows: the link decides, then the cookie; only the visitor writes it."""

from __future__ import annotations

import time
from collections.abc import Mapping

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
        ({}, "", ("system", "TS")),
        ({}, "#tailwind-ThreeCuts.tsx", ("tailwind", "TS")),
        ({}, "#css-ThreeCuts.js", ("css", "JS")),
        ({"codeVariant": "JS"}, "", ("system", "JS")),
        ({"codeStyling": "css", "codeVariant": "JS"}, "#ThreeCuts.tsx", ("css", "TS")),
        ({"codeStyling": "css", "codeVariant": "JS"}, "#ThreeCuts", ("css", "JS")),
        ({"codeStyling": "css"}, "#tailwind-ThreeCuts", ("css", "TS")),
        ({"codeStyling": "css"}, "#tailwind-ThreeCuts.tsx", ("tailwind", "TS")),
        ({"codeStyling": "css"}, "#system-ThreeCuts.js", ("system", "JS")),
        ({"codeStyling": "nonsense", "codeVariant": "CoffeeScript"}, "", ("system", "TS")),
        ({"codeStyling": "%E0%A4%A"}, "", ("system", "TS")),
    ],
)
def test_the_link_decides_then_the_cookie(
    windows: Windows, kept: Mapping[str, str], fragment: str, seen: tuple[str, str]
) -> None:
    window = windows.open()
    if kept:
        keep_cookies(window, **kept)

    window.visit(f"{CUTS}{fragment}")

    styling, variant = seen
    assert shown(window, "codeStyling") == styling
    assert shown(window, "codeVariant") == variant
    expect(window.page.locator(f"#ThreeCuts .demo-variant[data-styling={styling}]")).to_be_visible()
    expect(window.page.locator("#ThreeCuts .demo-variant:visible")).to_have_count(1)
    for name in ("codeStyling", "codeVariant"):
        assert cookie_value(window, name) == kept.get(name)


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
