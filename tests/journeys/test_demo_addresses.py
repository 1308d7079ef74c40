"""A link leads to a demo, to its cut, its code and its view, and changes nobody's choice."""

from __future__ import annotations

import pytest
from browsing import Window, Windows, wait_until
from playwright.sync_api import Locator, expect
from settings_drawer import cookie_value, keep_cookies, shown

pytest_plugins = ["real_site"]

DEMOS = "/experiments/docs/demos/"
SWITCH = "/material-ui/react-switch/"

TOP = "demo => demo.getBoundingClientRect().top"
STARTED = "document.querySelector('.demo-bar button') !== null"


def follow(windows: Windows, fragment: str, path: str = DEMOS, **cookies: str) -> Window:
    """Come to a page by a link, as somebody who chose something before."""
    window = windows.open()
    keep_cookies(window, **cookies)
    window.visit(f"{path}{fragment}")
    wait_until(window.page, STARTED)
    return window


def demo(window: Window, name: str = "ThreeCuts") -> Locator:
    return window.page.locator(f".demo[data-name={name}]").first


def expect_in_view(window: Window, name: str = "ThreeCuts") -> None:
    """The demo begins right below the bar of the page."""
    expect(demo(window, name)).to_be_in_viewport()
    wait_until(
        window.page,
        "name => { const { top } = document.querySelector(`.demo[data-name=${name}]`)"
        ".getBoundingClientRect(); return top > 60 && top < 160; }",
        name,
    )


@pytest.mark.parametrize(
    ("fragment", "styling", "variant", "opened"),
    [
        ("#ThreeCuts", "system", "TS", False),
        ("#ThreeCuts.js", "system", "JS", True),
        ("#ThreeCuts.tsx", "system", "TS", True),
        ("#system-ThreeCuts.js", "system", "JS", True),
        ("#system-ThreeCuts.tsx", "system", "TS", True),
        ("#tailwind-ThreeCuts.js", "tailwind", "JS", True),
        ("#tailwind-ThreeCuts.tsx", "tailwind", "TS", True),
        ("#css-ThreeCuts.js", "css", "JS", True),
        ("#css-ThreeCuts.tsx", "css", "TS", True),
        ("#tailwind-ThreeCuts", "system", "TS", False),
        ("#css-ThreeCuts.tsx?scheme=dark", "css", "TS", True),
        ("#ThreeCuts?scheme=dark", "system", "TS", False),
    ],
)
def test_each_address_leads_to_its_cut(
    windows: Windows, fragment: str, styling: str, variant: str, opened: bool
) -> None:
    window = follow(windows, fragment)

    expect_in_view(window)
    assert shown(window, "codeStyling") == styling
    assert shown(window, "codeVariant") == variant
    expect(demo(window).locator(f".demo-variant[data-styling={styling}]")).to_be_visible()
    files = demo(window).locator(".demo-files:visible")
    expect(files).to_have_count(1 if opened else 0)
    assert window.troubles == []


@pytest.mark.parametrize("fragment", ["#css-ThreeCuts.js", "#css-ThreeCuts.js?direction=rtl"])
def test_a_link_never_overwrites_what_was_chosen(windows: Windows, fragment: str) -> None:
    window = follow(windows, fragment, codeStyling="tailwind", codeVariant="TS")

    assert (shown(window, "codeStyling"), shown(window, "codeVariant")) == ("css", "JS")
    assert cookie_value(window, "codeStyling") == "tailwind"
    assert cookie_value(window, "codeVariant") == "TS"
    window.visit(DEMOS)
    assert shown(window, "codeStyling") == "tailwind"


def test_a_copied_link_shows_its_styling_to_who_prefers_another(windows: Windows) -> None:
    window = follow(windows, "")
    demo(window).get_by_role("button", name="Copy the link").click()
    wait_until(window.page, "location.hash !== ''")

    other = follow(windows, window.evaluate("location.hash"), codeStyling="tailwind")

    assert shown(other, "codeStyling") == "system"
    expect(demo(other).locator(".demo-variant[data-styling=system]")).to_be_visible()


def test_a_link_without_a_cut_leaves_the_choice_on_screen(windows: Windows) -> None:
    window = follow(windows, "#ThreeCuts?scheme=dark", codeStyling="css", codeVariant="JS")

    assert (shown(window, "codeStyling"), shown(window, "codeVariant")) == ("css", "JS")


def test_a_link_within_the_page_is_followed_as_well(windows: Windows) -> None:
    window = follow(windows, "")

    window.evaluate("location.hash = '#tailwind-ThreeCuts.js?width=360'")

    expect_in_view(window)
    expect(demo(window).locator(".demo-files[data-styling=tailwind]").first).to_be_visible()
    expect(demo(window).get_by_role("button", name="View this demo")).to_have_attribute(
        "data-differs", ""
    )


def test_a_demo_without_the_wanted_cut_says_so_and_shows_what_it_has(windows: Windows) -> None:
    window = follow(windows, "#tailwind-ControlledSwitch.tsx", SWITCH)

    expect_in_view(window, "ControlledSwitch")
    note = demo(window, "ControlledSwitch").get_by_text("This demo has no Tailwind version.")
    expect(note).to_be_visible()
    expect(note).to_contain_text("It comes in MUI System.")
    expect(demo(window, "ControlledSwitch").locator(".demo-files:visible")).to_have_count(1)


def test_what_is_lacking_of_ones_own_choice_is_said_quietly(windows: Windows) -> None:
    window = follow(windows, "", SWITCH, codeStyling="tailwind")

    expect(demo(window, "ControlledSwitch").get_by_text("Not in Tailwind")).to_be_visible()
    expect(window.page.locator(".demo-note")).to_have_count(0)


@pytest.mark.parametrize(
    "query", ["direction=up", "scheme=system", "width=10", "width=phone", "density=", "%E0%A4%A"]
)
def test_bad_values_are_as_if_they_were_not_there(windows: Windows, query: str) -> None:
    window = follow(windows, f"#ThreeCuts?{query}")

    expect_in_view(window)
    expect(demo(window).get_by_role("button", name="View this demo")).not_to_have_attribute(
        "data-differs", ""
    )
    assert window.troubles == []


def test_a_view_goes_round_by_its_link(windows: Windows) -> None:
    window = windows.open()
    window.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    window.visit(SWITCH)
    switches = demo(window, "SwitchGroup")
    switches.get_by_role("button", name="View this demo").click()
    panel = window.page.get_by_role("dialog", name="View this demo differently")
    for choice in ("Right to left", "Dark", "Compact", "Phone"):
        panel.get_by_text(choice, exact=True).click()
    window.page.keyboard.press("Escape")
    switches.get_by_role("button", name="Copy the link").click()
    wait_until(window.page, "location.hash !== ''")
    link = str(window.evaluate("navigator.clipboard.readText()"))

    other = windows.open()
    other.page.goto(link)

    assert link.endswith("#SwitchGroup?direction=rtl&scheme=dark&density=compact&width=360")
    assert window.page.url == link
    expect_in_view(other, "SwitchGroup")
    demo(other, "SwitchGroup").get_by_role("button", name="View this demo").click()
    for choice in ("Right to left", "Dark", "Compact", "Phone"):
        expect(demo(other, "SwitchGroup").get_by_role("radio", name=choice)).to_be_checked()
    apart = demo(other, "SwitchGroup").frame_locator("iframe")
    expect(apart.get_by_label("New followers")).to_be_visible()
    expect(apart.locator("html")).to_have_attribute("dir", "rtl")
    expect(apart.locator("html")).to_have_attribute("data-scheme", "dark")
    assert 350 < apart.locator("html").evaluate("html => html.clientWidth") <= 360
    assert shown(other, "scheme") == "light"
    assert other.evaluate("document.documentElement.dir") == "ltr"


def test_a_reset_shows_the_demo_as_its_page_again(windows: Windows) -> None:
    window = follow(windows, "#SwitchGroup?scheme=dark&width=360", SWITCH)
    view = demo(window, "SwitchGroup").get_by_role("button", name="View this demo")
    expect(view).to_have_attribute("data-differs", "")

    demo(window, "SwitchGroup").get_by_role("button", name="Reset the demo").click()

    expect(view).not_to_have_attribute("data-differs", "")
    expect(demo(window, "SwitchGroup").get_by_label("New followers")).to_be_visible()
