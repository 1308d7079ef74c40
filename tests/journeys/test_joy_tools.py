"""The tools of Joy UI, the page templates and the filter by plan, as visitors use them."""

from __future__ import annotations

import pytest
from accessibility import find_barriers_day_and_night
from browsing import Windows
from placed_tools import GROUND, NARROW, open_tool
from playwright.sync_api import expect

pytest_plugins = ["real_site"]

BUILDER = "/joy-ui/customization/theme-builder/"
INPUT = "/joy-ui/react-input/"
PLANS = "/x/"
TEMPLATES = ("/material-ui/getting-started/templates/", "/joy-ui/getting-started/templates/")

RADIUS = "element => getComputedStyle(element).borderRadius"


def test_a_color_becomes_a_theme_that_components_show_and_undo_takes_back(
    windows: Windows,
) -> None:
    tool = open_tool(windows.open(BUILDER), "JoyThemeBuilder")
    button = tool.get_by_role("button", name="Reserve a wheel")
    before = button.evaluate(GROUND)

    tool.get_by_label("primary, light color").fill("#8a2be2")

    expect(tool.get_by_role("list", name="primary: tones")).to_contain_text("#8a2be2")
    assert button.evaluate(GROUND) == "rgb(138, 43, 226)"
    tool.get_by_role("button", name="Undo").click()
    assert button.evaluate(GROUND) == before


def test_an_address_brings_a_theme_along_in_both_schemes(windows: Windows) -> None:
    window = windows.open(f"{BUILDER}?light-primary=%238a2be2&dark-primary=%2300bfa5&radius=0")
    tool = open_tool(window, "JoyThemeBuilder")
    button = tool.get_by_role("button", name="Reserve a wheel")

    assert (button.evaluate(GROUND), button.evaluate(RADIUS)) == ("rgb(138, 43, 226)", "0px")
    tool.get_by_role("radio", name="Dark").check()

    assert button.evaluate(GROUND) == "rgb(0, 191, 165)"


def test_without_script_the_default_theme_is_shown(windows: Windows) -> None:
    window = windows.open(BUILDER, script=False)

    expect(window.page.get_by_role("button", name="Reserve a wheel")).to_be_visible()
    expect(window.page.get_by_text("theme = extendTheme();")).to_be_visible()
    expect(window.page.get_by_label("primary, light color")).to_be_hidden()


def test_a_slider_changes_a_css_variable(windows: Windows) -> None:
    tool = open_tool(windows.open(INPUT), "JoyVariables")

    tool.get_by_label("--Input-radius").fill("20")

    expect(tool.get_by_text("'--Input-radius': '20px'")).to_be_visible()
    assert tool.locator(".MuiInput-root").evaluate(RADIUS) == "20px"


def test_features_are_filtered_by_the_plan_of_the_address(windows: Windows) -> None:
    window = windows.open(f"{PLANS}?plan=premium")
    open_tool(window, "ListFilter")

    entries = window.page.locator("main section li[data-plan]").locator("visible=true")
    expect(entries.filter(has_not_text="Premium")).to_have_count(0)
    assert entries.count() > 5
    window.page.get_by_role("radio", name="Pro", exact=True).check()
    expect(entries.filter(has_not_text="Pro")).to_have_count(0)
    expect(window.page).to_have_url(f"{window.page.url.partition('?')[0]}?plan=pro")


def test_without_script_each_feature_names_its_plan(windows: Windows) -> None:
    window = windows.open(PLANS, script=False)

    plans = window.page.locator("main section li[data-plan] small[data-kind=premium]")
    assert plans.count() > 5
    expect(window.page.get_by_role("radio", name="Premium")).to_be_hidden()


@pytest.mark.parametrize("path", TEMPLATES)
def test_a_template_opens_as_a_full_page(windows: Windows, path: str) -> None:
    window = windows.open(path)
    link = window.page.get_by_role("link", name="Open full page").first
    frame = window.page.locator("iframe.demo-isolated").first
    address = frame.get_attribute("src")

    with window.page.expect_popup() as opened:
        link.click()

    page = opened.value
    assert address
    assert page.url.endswith(address)
    expect(page.locator("h1")).to_be_visible()


@pytest.mark.parametrize("path", [BUILDER, INPUT, PLANS, *TEMPLATES])
def test_nothing_of_it_is_wider_than_a_small_phone(windows: Windows, path: str) -> None:
    window = windows.open(path, width=320)

    assert window.evaluate(NARROW)


@pytest.mark.parametrize("path", [BUILDER, PLANS])
def test_these_tools_have_no_barriers(windows: Windows, path: str) -> None:
    window = windows.open(path)
    open_tool(window, "JoyThemeBuilder" if path == BUILDER else "ListFilter")

    assert find_barriers_day_and_night(window) == []
