"""What a visitor chooses in the settings shows at once, and on the next page from the beginning."""

from __future__ import annotations

from typing import Any

import pytest
from accessibility import find_barriers
from browsing import Direction, Scheme, Window, Windows, note_troubles, wait_until
from playwright.sync_api import Page, Route, expect
from settings_drawer import (
    choose,
    cookie_value,
    keep_cookies,
    open_settings,
    settings_drawer,
    shown,
)

pytest_plugins = ["real_site"]

INSTALLATION = "/material-ui/getting-started/installation/"
SWITCH = "/material-ui/react-switch/"
CUTS = "/experiments/docs/demos/"

STORED = """
localStorage.setItem('tearsheet:scheme', 'dark');
localStorage.setItem('tearsheet:direction', 'rtl');
localStorage.setItem('tearsheet:density', 'compact');
localStorage.setItem('tearsheet:package-manager', 'yarn');
"""

NOTE_THE_FIRST_FRAME = """
const look = () => {
  if (!document.body) return requestAnimationFrame(look);
  const { home, ...chosen } = document.documentElement.dataset;
  window.firstFrame = {
    ...chosen,
    dir: document.documentElement.dir,
    ground: getComputedStyle(document.body).backgroundColor,
  };
};
requestAnimationFrame(look);
window.moved = [];
new PerformanceObserver((list) => {
  for (const { value, hadRecentInput } of list.getEntries()) {
    if (!hadRecentInput) window.moved.push(value);
  }
}).observe({ type: 'layout-shift', buffered: true });
"""

WHAT_SHOWS = """() => [...document.querySelectorAll('main .code-tabs')].map((tabs) => {
  const panel = [...tabs.querySelectorAll('[data-tab]')].find((it) => it.checkVisibility());
  const { x, y, height } = tabs.getBoundingClientRect();
  const lines = [...tabs.querySelectorAll('.tab-list label')]
    .filter((label) => getComputedStyle(label).borderBottomColor !== 'rgba(0, 0, 0, 0)')
    .map((label) => label.textContent);
  return { tab: panel?.dataset.tab, marked: lines, x, y, height };
})"""
"""The tabs of a page as they are seen, and where."""


def other_tab(window: Window, path: str) -> Window:
    other = Window(window.page.context.new_page(), window.address)
    note_troubles(other)
    other.visit(path)
    return other


class HeldScript:
    """The script of the page, kept back: what is painted until it is released, is without it."""

    def __init__(self, page: Page) -> None:
        self._held: list[Route] = []
        self._released = False
        page.route("**/assets/browser-*.js", self._hold)

    def _hold(self, route: Route) -> None:
        if self._released:
            route.continue_()
        else:
            self._held.append(route)

    def release(self) -> None:
        self._released = True
        for route in self._held:
            route.continue_()


def test_the_first_paint_is_what_was_chosen(windows: Windows) -> None:
    window = windows.open()
    window.page.add_init_script(STORED)
    window.page.add_init_script(NOTE_THE_FIRST_FRAME)
    keep_cookies(window, codeStyling="css", codeVariant="JS")
    script = HeldScript(window.page)

    window.page.goto(f"{window.address}{INSTALLATION}", wait_until="commit")
    wait_until(window.page, "window.firstFrame")
    expect(window.page.get_by_text("yarn add @fontsource/roboto")).to_be_visible()
    before: Any = window.evaluate(WHAT_SHOWS)
    script.release()
    wait_until(window.page, "document.querySelector('.code-tabs [value=yarn]').checked")

    assert window.evaluate("firstFrame") == {
        "scheme": "dark",
        "chosenScheme": "dark",
        "dir": "rtl",
        "density": "compact",
        "packageManager": "yarn",
        "codeStyling": "css",
        "codeVariant": "JS",
        "wrap": "off",
        "facts": "table",
        "ground": "rgb(19, 19, 23)",
    }
    groups = window.page.locator(".code-tabs").count()
    assert groups > 1
    assert [(tabs["tab"], tabs["marked"]) for tabs in before] == [("yarn", ["yarn"])] * groups
    assert window.evaluate(WHAT_SHOWS) == before
    assert sum(window.evaluate("moved")) < 0.001


def test_tabs_in_the_first_paint_keep_their_own_where_the_choice_is_not_offered(
    windows: Windows,
) -> None:
    window = windows.open()
    window.page.add_init_script(STORED)
    HeldScript(window.page)
    window.page.goto(f"{window.address}{INSTALLATION}", wait_until="commit")
    tabs = window.page.locator("[data-storage=package-manager]").first
    expect(tabs).to_be_attached()

    tabs.evaluate("it => it.querySelectorAll('[value=yarn]').forEach((tab) => tab.remove())")

    expect(tabs.locator("[data-tab=npm]")).to_be_visible()
    expect(tabs.locator("[data-tab=yarn]")).to_be_hidden()


def test_a_tab_of_code_is_the_preference(windows: Windows) -> None:
    window = windows.open(INSTALLATION)

    window.page.locator(".code-tabs").first.get_by_text("pnpm").first.click()

    drawer = open_settings(window)
    expect(drawer.get_by_role("radio", name="pnpm")).to_be_checked()
    drawer.get_by_role("radio", name="yarn").check()
    expect(window.page.get_by_text("yarn add @fontsource/roboto")).to_be_visible()


def test_the_drawer_is_worked_by_keyboard_and_gives_the_focus_back(windows: Windows) -> None:
    window = windows.open(INSTALLATION)
    opener = window.page.get_by_role("button", name="Settings")
    opener.focus()

    window.page.keyboard.press("Enter")
    expect(settings_drawer(window)).to_be_visible()
    stops = [press_tab(window) for _ in range(12)]
    window.page.keyboard.press("Escape")

    assert "page" not in stops
    assert stops.count("drawer") >= 10
    expect(settings_drawer(window)).to_be_hidden()
    expect(opener).to_be_focused()


def press_tab(window: Window) -> str:
    window.page.keyboard.press("Tab")
    if window.evaluate("document.activeElement.closest('#shell-settings') !== null"):
        return "drawer"
    # Between the last stop and the first the browser's own bar has its turn.
    return "browser" if window.evaluate("document.activeElement === document.body") else "page"


def test_the_arrow_keys_choose(windows: Windows) -> None:
    window = windows.open(INSTALLATION)
    drawer = open_settings(window)

    drawer.get_by_role("radio", name="System", exact=True).focus()
    window.page.keyboard.press("ArrowRight")
    window.page.keyboard.press("ArrowRight")

    expect(drawer.get_by_role("radio", name="Dark")).to_be_checked()
    assert shown(window, "scheme") == "dark"


def test_a_press_beside_the_drawer_closes_it(windows: Windows) -> None:
    window = windows.open(INSTALLATION)
    drawer = open_settings(window)

    window.page.mouse.click(100, 400)

    expect(drawer).to_be_hidden()
    expect(window.page.get_by_role("button", name="Settings")).to_be_focused()


@pytest.mark.parametrize(
    ("width", "scheme", "direction"), [(360, "dark", "rtl"), (1280, "light", "ltr")]
)
def test_the_drawer_has_no_barriers(
    windows: Windows, width: int, scheme: Scheme, direction: Direction
) -> None:
    window = windows.open(INSTALLATION, width=width, scheme=scheme, direction=direction)
    drawer = open_settings(window)

    box = drawer.bounding_box()

    assert find_barriers(window) == []
    assert box
    assert box["x"] == (0 if direction == "rtl" else width - box["width"])
    assert drawer.evaluate("it => it.scrollWidth - it.clientWidth") == 0


def test_tabs_of_the_browser_agree(windows: Windows) -> None:
    here = windows.open(INSTALLATION)
    there = other_tab(here, INSTALLATION)

    choose(here, "Dark", "Right to left", "Compact", "pnpm", "Tailwind", "JavaScript")

    wait_until(there.page, "document.documentElement.dataset.codeVariant === 'JS'")
    wait_until(there.page, "document.documentElement.dataset.packageManager === 'pnpm'")
    assert there.evaluate("document.documentElement.dir") == "rtl"
    assert shown(there, "scheme") == "dark"
    assert shown(there, "density") == "compact"
    assert shown(there, "codeStyling") == "tailwind"
    expect(there.page.get_by_text("pnpm add @fontsource/roboto")).to_be_visible()
    expect(open_settings(there).get_by_role("radio", name="Tailwind")).to_be_checked()


def test_a_reset_brings_all_defaults_back_in_every_tab(windows: Windows) -> None:
    here = windows.open(INSTALLATION)
    choose(here, "Dark", "Right to left", "Compact", "pnpm", "Tailwind", "JavaScript")
    there = other_tab(here, INSTALLATION)

    open_settings(here).get_by_role("button", name="Reset to the defaults").click()

    wait_until(there.page, "document.documentElement.dataset.codeVariant === 'TS'")
    wait_until(there.page, "document.documentElement.dataset.packageManager === 'npm'")
    for window in (here, there):
        assert window.evaluate("document.documentElement.dir") == "ltr"
        assert shown(window, "scheme") == "light"
        assert shown(window, "density") == "comfortable"
        assert shown(window, "codeStyling") == "system"
    expect(settings_drawer(here).get_by_role("radio", name="Light")).not_to_be_checked()
    expect(settings_drawer(here).get_by_role("radio", name="npm", exact=True)).to_be_checked()
    assert cookie_value(here, "codeStyling") is None
    assert cookie_value(here, "codeVariant") is None


def test_where_nothing_can_be_kept_all_of_it_works_on_the_page(windows: Windows) -> None:
    window = windows.open(INSTALLATION, storage=False)

    choose(window, "Dark", "Right to left", "Compact", "pnpm", "Tailwind", "JavaScript")

    assert window.evaluate("document.documentElement.dir") == "rtl"
    assert shown(window, "scheme") == "dark"
    assert shown(window, "density") == "compact"
    assert shown(window, "codeStyling") == "tailwind"
    assert shown(window, "codeVariant") == "JS"
    expect(window.page.get_by_text("pnpm add @fontsource/roboto")).to_be_visible()
    window.page.emulate_media(color_scheme="light")
    assert shown(window, "scheme") == "dark"
    open_settings(window).get_by_role("button", name="Reset to the defaults").click()
    assert shown(window, "scheme") == "light"
    assert window.troubles == []


def test_a_live_part_turns_with_the_page_and_forgets_nothing(windows: Windows) -> None:
    window = windows.open(SWITCH)
    demo = window.page.locator("#ControlledSwitch")
    demo.scroll_into_view_if_needed()
    demo.locator("live-part[data-state=live]").wait_for()
    demo.get_by_label("Show me as online").click()
    expect(demo.get_by_role("status")).to_have_text("You appear to be away.")

    choose(window, "Right to left")

    expect(demo.locator("[class*='rtl-']").first).to_be_visible()
    expect(demo.get_by_role("status")).to_have_text("You appear to be away.")
    choose(window, "Left to right")
    expect(demo.locator("[class*='rtl-']")).to_have_count(0)
    assert window.troubles == []


def test_code_runs_from_left_to_right_in_both_directions(windows: Windows) -> None:
    window = windows.open(INSTALLATION, direction="rtl")

    directions = window.evaluate(
        "[...document.querySelectorAll('main pre')].map((it) => getComputedStyle(it).direction)"
    )

    assert set(directions) == {"ltr"}


@pytest.mark.parametrize("width", [360, 1280])
def test_compact_is_closer_and_no_wider(windows: Windows, width: int) -> None:
    window = windows.open(INSTALLATION, width=width)
    comfortable = window.evaluate("document.querySelector('main').offsetHeight")

    choose(window, "Compact")

    assert window.evaluate("document.querySelector('main').offsetHeight") < comfortable * 0.95
    assert window.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


def test_a_sentence_keeps_its_punctuation_at_its_end_from_right_to_left(windows: Windows) -> None:
    window = windows.open(INSTALLATION, direction="rtl")
    sentence = window.page.locator("main > p").first

    letter, full_stop = sentence.evaluate(
        """text => {
          const end = text.lastChild;
          const at = (place) => {
            const range = document.createRange();
            range.setStart(end, place);
            range.setEnd(end, place + 1);
            return range.getBoundingClientRect().left;
          };
          return [at(end.length - 2), at(end.length - 1)];
        }"""
    )

    assert full_stop > letter
    assert sentence.evaluate("text => getComputedStyle(text).textAlign") == "right"
