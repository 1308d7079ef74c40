"""The tools for themes, as visitors use them."""

from __future__ import annotations

import re

import pytest
from accessibility import find_barriers_day_and_night
from browsing import Window, Windows
from edited_demo import Demo
from placed_tools import GROUND, NARROW, open_tool
from playwright.sync_api import Locator, expect

pytest_plugins = ["real_site"]

COLOR = "/material-ui/customization/color/"
DENSITY = "/material-ui/customization/density/"
DEMOS = "/experiments/docs/demos/"
THEMING = "/material-ui/customization/theming/"
THEME = "/material-ui/customization/default-theme/"
BUTTONS = "/material-ui/react-button/"
PROSE = "/blog/one-leaf-for-each-component/"

TEAL = "rgb(0, 150, 136)"


def primary(tool: Locator) -> Locator:
    """Where the primary color is typed."""
    return tool.get_by_label("Primary color")


def first_contained(window: Window) -> Locator:
    """The first filled button of a demo on the page of the Button."""
    button = window.page.locator(".demo .MuiButton-containedPrimary:not(:disabled)").first
    button.scroll_into_view_if_needed()
    return button


# One window tries all values of a field: to open the page takes far longer than to type.
FORMATS = (
    "#096",
    "#009687",
    "rgb(0, 150, 136)",
    "rgba(0, 150, 136, 0.9)",
    "hsl(174, 100%, 29%)",
    "hsla(174, 100%, 29%, 0.9)",
    "color(display-p3 0.2 0.6 0.5)",
)
SPACES = ("srgb", "display-p3", "a98-rgb", "prophoto-rgb", "rec-2020")
NO_COLORS = ("teal", "#12", "oklch(0.6 0.1 180)", "color(xyz 0 0 0)", "")


def test_every_format_is_taken(windows: Windows) -> None:
    tool = open_tool(windows.open(COLOR), "ColorTool")

    for color in FORMATS:
        primary(tool).fill(color)

        expect(primary(tool), color).to_have_attribute("aria-invalid", "false")
        expect(tool.locator("figure.code pre"), color).to_contain_text(f"'{color}'")


def test_the_code_holds_only_colors_that_browsers_accept(windows: Windows) -> None:
    window = windows.open(COLOR)
    tool = open_tool(window, "ColorTool")
    code, main = tool.locator("figure.code pre"), "blue[700]"

    for space in SPACES:
        primary(tool).fill(f"color({space} 0.2 0.6 0.5)")

        expect(primary(tool), space).to_have_attribute("aria-invalid", "false")
        expect(code, space).not_to_contain_text(main)
        (main,) = re.findall(r"primary: \{ main: '(.+)' \}", code.inner_text())
        assert window.page.evaluate("color => CSS.supports('color', color)", main), space


def test_what_is_no_color_is_said_in_place(windows: Windows) -> None:
    window = windows.open(COLOR)
    tool = open_tool(window, "ColorTool")

    for color in NO_COLORS:
        primary(tool).fill(color)

        expect(tool.get_by_text(f"Unsupported color “{color}”.")).to_be_visible()
        expect(primary(tool), color).to_have_attribute("aria-invalid", "true")
        expect(tool.locator("figure.code pre"), color).to_contain_text("blue[700]")
    assert window.troubles == []


def test_a_shade_is_picked_with_the_keys(windows: Windows) -> None:
    tool = open_tool(windows.open(COLOR), "ColorTool")
    hues = tool.get_by_role("radiogroup", name="Primary: Hue")

    hues.get_by_role("radio", name="blue", exact=True).focus()
    for _ in range(3):
        hues.page.keyboard.press("ArrowRight")

    expect(hues.get_by_role("radio", name="teal")).to_be_checked()
    expect(primary(tool)).to_have_value("#00796b")
    expect(tool.locator("figure.code pre")).to_contain_text("main: teal[700]")


def test_the_code_is_copied_by_the_keys(windows: Windows) -> None:
    window = windows.open(COLOR)
    tool = open_tool(window, "ColorTool")
    window.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    primary(tool).fill("#009688")

    tool.locator("figure.code button").focus()
    window.page.keyboard.press("Control+c")

    expect(tool.locator("figure.code button")).to_have_text("Copied")
    assert "main: teal[500]" in window.evaluate("navigator.clipboard.readText()")


def test_an_address_brings_both_colors_along(windows: Windows) -> None:
    window = windows.open(COLOR)
    tool = open_tool(window, "ColorTool")
    primary(tool).fill("#009688")
    tool.get_by_label("Secondary color").fill("rgb(255, 87, 34)")

    shared = windows.open(window.page.url.removeprefix(windows.address))

    again = open_tool(shared, "ColorTool")
    expect(primary(again)).to_have_value("#009688")
    expect(again.get_by_label("Secondary color")).to_have_value("rgb(255, 87, 34)")
    expect(again.get_by_role("row", name="Primary main")).to_contain_text("3.67")


def test_colors_are_tried_on_all_demos_until_they_are_not(windows: Windows) -> None:
    window = windows.open(COLOR)
    tool = open_tool(window, "ColorTool")
    primary(tool).fill("#009688")
    tool.get_by_role("button", name="Try on all demos").click()

    window.visit(BUTTONS)
    before = first_contained(window).evaluate(GROUND)
    window.bring_to_life()
    notice = window.page.get_by_role("complementary", name="What you try on demos")
    expect(notice).to_contain_text("Your colors are on.")
    alive = first_contained(window).evaluate(GROUND)
    notice.get_by_role("button", name="Stop").click()

    assert (before, alive) == (TEAL, TEAL)
    expect(notice).to_have_count(0)
    assert first_contained(window).evaluate(GROUND) != TEAL
    window.visit(BUTTONS)
    assert first_contained(window).evaluate(GROUND) != TEAL
    assert window.troubles == []


def test_a_demo_that_reads_the_palette_in_script_follows(windows: Windows) -> None:
    window = windows.open(COLOR)
    tool = open_tool(window, "ColorTool")
    primary(tool).fill("#009688")
    tool.get_by_role("button", name="Try on all demos").click()

    window.visit(DEMOS)
    drawn = window.page.get_by_role("img", name="Two colors of the theme").locator("rect").first
    drawn.scroll_into_view_if_needed()
    expect(drawn).to_have_attribute("fill", TEAL)
    window.page.get_by_role("button", name="Stop", exact=True).click()

    expect(drawn).to_have_attribute("fill", "#1976d2")
    assert window.troubles == []


def test_an_edited_demo_wears_the_colors_too(windows: Windows) -> None:
    window = windows.open(COLOR)
    tool = open_tool(window, "ColorTool")
    primary(tool).fill("#009688")
    tool.get_by_role("button", name="Try on all demos").click()
    window.visit(BUTTONS)
    demo = Demo(window, "BasicButtons")

    demo.edit(before="Publish")
    demo.type(" now")

    button = demo.frame.get_by_role("button", name="Publish now")
    expect(button).to_have_css("background-color", TEAL)


def test_the_notice_ends_it_on_the_page_of_the_tool_too(windows: Windows) -> None:
    window = windows.open(COLOR)
    open_tool(window, "ColorTool").get_by_role("button", name="Try on all demos").click()
    window.visit(COLOR)
    tool = open_tool(window, "ColorTool")
    expect(tool.get_by_role("button", name="Stop trying")).to_be_visible()

    notice = window.page.get_by_role("complementary", name="What you try on demos")
    notice.get_by_role("button", name="Stop").click()

    expect(tool.get_by_role("button", name="Stop trying")).to_have_count(0)
    expect(tool.get_by_role("button", name="Try on all demos")).to_be_enabled()


def test_the_way_back_shows_what_is_tried(returning: Windows) -> None:
    window = returning.open(BUTTONS)
    window.visit(COLOR)
    tool = open_tool(window, "ColorTool")
    primary(tool).fill("#009688")
    tool.get_by_role("button", name="Try on all demos").click()

    window.evaluate("history.back()")
    window.page.wait_for_url(f"**{BUTTONS}", wait_until="commit")

    expect(first_contained(window)).to_have_css("background-color", TEAL)


def test_nothing_is_loaded_while_nothing_is_tried(windows: Windows) -> None:
    window = windows.open()
    asked: list[str] = []
    window.page.on("request", lambda request: asked.append(request.url))

    window.visit(BUTTONS)
    window.bring_to_life()

    assert window.page.locator("#theme-overrides").count() == 0
    assert [url for url in asked if "Overrides" in url or "Tool" in url] == []


def test_a_page_without_demos_says_nothing(windows: Windows) -> None:
    window = windows.open(COLOR)
    open_tool(window, "ColorTool").get_by_role("button", name="Try on all demos").click()

    window.visit(PROSE)
    window.page.wait_for_load_state("networkidle")

    assert window.page.locator("#theme-overrides-notice").count() == 0


def test_density_is_tried_on_all_demos(windows: Windows) -> None:
    window = windows.open(DENSITY)
    tool = open_tool(window, "DensityTool")
    tool.get_by_label("Spacing unit in pixels").fill("4")
    tool.get_by_label("Dense components").check()
    tool.get_by_role("button", name="Try on all demos").click()
    expect(tool.locator("figure.code pre")).to_contain_text("spacing: 4,")
    expect(tool.locator("figure.code pre")).to_contain_text("MuiButton:")

    window.visit(BUTTONS)
    window.bring_to_life()

    expect(first_contained(window)).to_have_class(re.compile("MuiButton-sizeSmall"))
    spacing = "getComputedStyle(document.documentElement).getPropertyValue('--mui-spacing')"
    assert window.evaluate(spacing) == "4px"
    window.visit(DENSITY)
    tool = open_tool(window, "DensityTool")
    # Whoever comes back to change it begins with what is on.
    expect(tool.get_by_label("Spacing unit in pixels")).to_have_value("4")
    expect(tool.get_by_label("Dense components")).to_be_checked()
    tool.get_by_role("button", name="Stop trying").click()
    assert window.evaluate(spacing) == "8px"


def test_the_theme_is_opened_by_its_address(windows: Windows) -> None:
    window = windows.open(f"{THEME}?expand-path=$.palette.primary")
    tool = open_tool(window, "ThemeViewer")

    expect(tool.get_by_role("button", name='main "#1976d2"')).to_be_visible()
    expect(tool.locator("figure.code pre").first).to_have_text("theme.palette.primary")
    expect(tool.locator('[id="theme.palette.primary"] summary').first).to_be_in_viewport()
    window.page.evaluate("location.hash = 'theme.typography.h1.fontSize'")
    expect(tool.locator("figure.code pre").first).to_have_text("theme.typography.h1.fontSize")


def test_the_theme_is_searched(windows: Windows) -> None:
    tool = open_tool(windows.open(THEME), "ThemeViewer")

    tool.get_by_label("Search the theme").fill("snackbar")

    expect(tool.get_by_text("1 key", exact=True).first).to_be_visible()
    expect(tool.get_by_role("button", name="snackbar 1400")).to_be_visible()
    assert tool.get_by_text("palette", exact=True).is_hidden()


def test_a_key_is_chosen_with_the_keys_and_copied(windows: Windows) -> None:
    window = windows.open(THEME)
    tool = open_tool(window, "ThemeViewer")
    window.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    press = window.page.keyboard.press

    tool.locator("summary", has_text="breakpoints").first.focus()
    for key in ("ArrowRight", "ArrowDown", "ArrowDown", "Enter"):
        press(key)
    code = tool.locator("figure.code").first
    code.get_by_role("button").click()

    expect(code.get_by_role("button")).to_have_text("Copied")
    copied = window.evaluate("navigator.clipboard.readText()")
    assert copied.startswith("theme.breakpoints.")
    assert window.page.url.endswith(f"#{copied}")


def test_the_dark_theme_is_another(windows: Windows) -> None:
    tool = open_tool(windows.open(f"{THEME}#theme.palette.mode"), "ThemeViewer")
    expect(tool.get_by_role("button", name='mode "light"')).to_be_visible()

    tool.get_by_label("Dark theme").check()

    expect(tool.get_by_role("button", name='mode "dark"')).to_be_visible()


def test_a_typed_theme_is_seen_on_components(windows: Windows) -> None:
    window = windows.open(THEMING)
    tool = open_tool(window, "ThemePlayground")
    button = tool.get_by_role("button", name="Book").first

    tool.get_by_label("Your theme").fill("{ palette: { primary: { main: '#009688' } } }")

    expect(button).to_have_css("background-color", TEAL)
    assert window.troubles == []


WRONG_THEMES = {
    "{ vars: { a: 1 } }": "vars is a private field of the theme",
    "{ palette: { primary: { main: 'teal' } } }": "Unsupported color “teal”.",
    "{\n  spacing: alert(1),\n}": "Line 2: “alert” is no value.",
    "{ spacing: 8": "The text ends before its object does.",
    "{ palette: { primary: { light: '#096' } } }": (
        "The color object needs to have a `main` property or a `500` property."
    ),
}


def test_what_is_wrong_with_a_theme_is_said_in_place(windows: Windows) -> None:
    window = windows.open(THEMING)
    tool = open_tool(window, "ThemePlayground")

    for theme, said in WRONG_THEMES.items():
        tool.get_by_label("Your theme").fill(theme)

        expect(tool.get_by_role("status")).to_contain_text(said)
        expect(tool.get_by_label("Your theme"), theme).to_have_attribute("aria-invalid", "true")
        expect(tool.get_by_role("button", name="Book").first, theme).to_be_visible()
    assert window.troubles == []


@pytest.mark.parametrize("address", [COLOR, DENSITY])
def test_without_script_the_page_says_what_is_there(windows: Windows, address: str) -> None:
    page = windows.open(address, script=False).page

    expect(page.locator("live-part noscript p").first).to_be_visible()
    expect(page.get_by_role("region", name="Preview")).to_be_visible()
    expect(page.locator("live-part figure.code", has_text="createTheme")).to_be_visible()


def test_without_script_the_theme_opens(windows: Windows) -> None:
    page = windows.open(THEME, script=False).page

    page.locator("summary", has_text="zIndex8 keys").click()

    expect(page.get_by_text("snackbar", exact=True)).to_be_visible()


@pytest.mark.parametrize("address", [COLOR, DENSITY, THEME, THEMING])
def test_nobody_is_kept_out(windows: Windows, address: str) -> None:
    window = windows.open(address, width=320, direction="rtl")
    window.bring_to_life()

    assert find_barriers_day_and_night(window) == []
    assert window.evaluate(NARROW)
    assert window.troubles == []
