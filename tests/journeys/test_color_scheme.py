"""The color scheme somebody chose: there before anything is painted, on every page."""

from __future__ import annotations

from browsing import Windows
from playwright.sync_api import expect
from settings_drawer import choose

pytest_plugins = ["real_site"]

PATH = "/material-ui/react-button/"
BUTTON = ".MuiButton-contained"
DARK_PAPER = "rgb(19, 19, 23)"
LIGHT_PAPER = "rgb(252, 251, 249)"

NOTE_THE_BEGINNING = """
new MutationObserver((changes, watcher) => {
  if (!document.body) return;
  window.atTheBeginning = document.documentElement.dataset.scheme;
  watcher.disconnect();
}).observe(document, { childList: true, subtree: true });
"""
"""What the document is like when its body begins, which is before the first paint."""


def test_the_choice_shows_at_once_in_the_page_and_in_its_demos(windows: Windows) -> None:
    window = windows.open(PATH)
    window.page.locator("live-part[data-state=live]").first.wait_for()
    before = window.page.locator(BUTTON).first.evaluate("it => getComputedStyle(it).color")

    choose(window, "Dark")

    expect(window.page.locator("body")).to_have_css("background-color", DARK_PAPER)
    expect(window.page.locator(BUTTON).first).not_to_have_css("color", before)


def test_the_choice_is_there_before_the_first_paint_of_the_next_page(windows: Windows) -> None:
    window = windows.open()
    window.page.add_init_script(NOTE_THE_BEGINNING)
    window.visit(PATH)
    choose(window, "Dark")
    at_first = window.evaluate("atTheBeginning")

    window.page.reload()
    after_reload = window.evaluate("atTheBeginning")
    window.visit("/versions/")

    assert (at_first, after_reload) == ("light", "dark")
    assert window.evaluate("atTheBeginning") == "dark"
    expect(window.page.locator("body")).to_have_css("background-color", DARK_PAPER)


def test_without_a_choice_the_device_decides(windows: Windows) -> None:
    window = windows.open(PATH, scheme="dark")
    expect(window.page.locator("body")).to_have_css("background-color", DARK_PAPER)

    window.page.emulate_media(color_scheme="light")

    expect(window.page.locator("body")).to_have_css("background-color", LIGHT_PAPER)


def test_where_nothing_can_be_stored_the_choice_holds_on_the_page(windows: Windows) -> None:
    window = windows.open(PATH, storage=False)

    choose(window, "Dark")

    expect(window.page.locator("body")).to_have_css("background-color", DARK_PAPER)
    window.page.reload()
    expect(window.page.locator("body")).to_have_css("background-color", LIGHT_PAPER)
    assert window.troubles == []
