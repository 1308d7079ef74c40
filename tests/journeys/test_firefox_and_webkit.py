"""What visitors do, in Firefox and WebKit: `make browsers` takes all, `make test` a sample."""

from __future__ import annotations

import pytest
from test_every_page import ONE_OF_EACH_KIND
from watched_site import WITHOUT_SCRIPTS
from webdriver import BUTTON, Tab

pytest_plugins = ["real_site", "other_browsers"]

BUTTONS = "/material-ui/react-button/"
SWITCH = "/material-ui/react-switch/"
INSTALLATION = "/material-ui/getting-started/installation/"

KINDS = [
    *ONE_OF_EACH_KIND,
    "/blog/",
    "/material-ui/all-components/",
    "/material-ui/api/button/",
    "/material-ui/customization/color/",
    "/material-ui/customization/default-theme/",
    "/material-ui/customization/theming/",
    "/material-ui/material-icons/",
    "/material-ui/react-drawer/",
    "/nothing/",
    "/x/react-charts/",
]
SAMPLE = ["/material-ui/api/button/"]

BEYOND_THE_SCREEN = "() => document.documentElement.scrollWidth - innerWidth"
IS_SEARCHING = "document.querySelector('dialog[open] [role=combobox]')"


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "kind" in metafunc.fixturenames:
        is_all = metafunc.config.getoption("--other-browsers")
        metafunc.parametrize("kind", KINDS if is_all else SAMPLE)


def is_settled(tab: Tab, name: str) -> None:
    """Wait until the tools of a demo are there."""
    tab.evaluate(f"() => document.getElementById('{name}').scrollIntoView({{ block: 'center' }})")
    tab.wait_until(
        f"document.querySelector('#{name} [role=toolbar]') && "
        f"document.querySelector('#{name} live-part[data-state=live]')"
    )


def pasted(tab: Tab) -> str:
    """What the clipboard holds, as the field of the search takes it."""
    tab.press("Control+k")
    tab.wait_until(f"document.activeElement === {IS_SEARCHING}")
    tab.press("Control+v")
    tab.wait_until(f"{IS_SEARCHING}.value !== ''")
    return str(tab.evaluate(f"() => {IS_SEARCHING}.value"))


def test_a_page_opens_without_trouble_and_fits_a_phone_and_a_desk(tab: Tab, kind: str) -> None:
    for width in (1280, 360):
        tab.resize(width)
        tab.visit(kind)
        tab.bring_to_life()

        assert tab.troubles() == []
        assert tab.evaluate("() => document.querySelectorAll('h1').length") == 1
        assert tab.evaluate(BEYOND_THE_SCREEN) <= 0


def test_the_search_is_operated_by_keys_alone(tab: Tab) -> None:
    tab.visit(INSTALLATION)

    tab.press("Control+k")
    tab.wait_until(f"document.activeElement === {IS_SEARCHING}")
    tab.type("slider")
    tab.wait_until("document.querySelector('dialog[open] [role=option]')")
    tab.press("Enter")

    tab.wait_until("location.pathname.includes('slider')")
    assert tab.troubles() == []


def test_the_keys_are_named_as_this_system_names_them(tab: Tab) -> None:
    tab.visit(INSTALLATION)

    tab.wait_until("document.querySelector('[data-keys]').textContent === 'Ctrl K'")


def test_a_demo_is_hydrated_and_answers(tab: Tab) -> None:
    tab.visit(SWITCH)
    name = tab.evaluate("() => document.querySelector('.demo').id")
    is_settled(tab, name)
    box = f"document.querySelector('#{name} input[type=checkbox]')"
    before = tab.evaluate(f"() => {box}.checked")

    tab.click("input[type=checkbox]", within=f"#{name}")

    tab.wait_until(f"{box}.checked !== {str(before).lower()}")
    assert tab.troubles() == []


@pytest.mark.other_browsers
def test_the_tools_of_a_demo_turn_it_and_show_its_code(tab: Tab) -> None:
    tab.visit(BUTTONS)
    is_settled(tab, "BasicButtons")

    tab.click(BUTTON, "Show code", within="#BasicButtons")
    tab.wait_until(
        "[...document.querySelectorAll('#BasicButtons figure.code')]"
        ".some((figure) => figure.checkVisibility())"
    )
    tab.click(BUTTON, "View this demo differently", within="#BasicButtons")
    tab.click("input", "Right to left", within="#BasicButtons")

    tab.wait_until(
        "document.querySelector('#BasicButtons iframe')"
        "?.contentDocument.documentElement.dir === 'rtl'"
    )
    assert tab.troubles() == []


@pytest.mark.other_browsers
def test_copied_is_said_of_what_the_clipboard_holds(tab: Tab) -> None:
    tab.visit(INSTALLATION)
    code = tab.evaluate("() => document.querySelector('figure.code code').innerText.trim()")

    tab.click("button.copy")
    tab.wait_until("document.body.innerText.includes('Copied')")

    assert pasted(tab).split() == code.split()


@pytest.mark.other_browsers
def test_settings_stay_when_the_page_is_loaded_anew(tab: Tab) -> None:
    tab.visit(INSTALLATION)

    tab.click(BUTTON, "Settings")
    tab.click("input", "Dark", within="#shell-settings")
    tab.click("input", "Right to left", within="#shell-settings")
    tab.wait_until("document.documentElement.dataset.scheme === 'dark'")
    tab.reload()

    tab.wait_until("document.documentElement.dataset.scheme === 'dark'")
    assert tab.evaluate("() => document.documentElement.dir") == "rtl"
    assert tab.troubles() == []


@pytest.mark.other_browsers
def test_on_a_phone_what_opens_is_closed_by_escape(tab: Tab) -> None:
    tab.resize(360)
    tab.visit(INSTALLATION)
    tab.wait_until("document.readyState === 'complete'")

    for opener, opened in (
        ("[aria-label='Open the navigation']", ".SideNavigation-field"),
        ("[aria-label=Settings]", "#shell-settings"),
        ("[data-search]", "dialog [role=combobox]"),
        ("details[data-menu] > summary", "details[data-menu] li"),
    ):
        shows = (
            f"document.querySelector('{opened}')?.checkVisibility({{ visibilityProperty: true }})"
        )
        tab.click(opener)
        tab.wait_until(shows)
        tab.press("Escape")
        tab.wait_until(f"!{shows}")
    assert tab.troubles() == []


@pytest.mark.other_browsers
def test_without_scripts_a_page_reads(tab: Tab) -> None:
    tab.visit(f"{BUTTONS}{WITHOUT_SCRIPTS}")

    assert tab.shows("h1", "Button")
    assert tab.shows("p")
    assert tab.shows("button", "Publish", within="#BasicButtons")
    grounds = tab.evaluate(
        "() => [...document.querySelectorAll('#BasicButtons button')]"
        ".map((button) => getComputedStyle(button).backgroundColor)"
    )
    assert "rgb(25, 118, 210)" in grounds
    assert tab.evaluate("() => document.querySelector('live-part').dataset.state ?? null") is None
