"""From page to page and back: fetched ahead, prepared ahead, and kept for the way back."""

from __future__ import annotations

from typing import Any

import pytest
from browsing import Window, Windows, wait_until
from playwright.sync_api import Locator, expect

pytest_plugins = ["real_site"]

BUTTON = "/material-ui/react-button/"
SWITCH = "/material-ui/react-switch/"

PREPARED = "Object.defineProperty(document, 'prerendering', { value: true, configurable: true })"
SHOWN = """
delete document.prerendering;
document.dispatchEvent(new Event('prerenderingchange'));
"""
NOTE_HOW_IT_CAME = """
addEventListener('pageshow', ({ persisted }) => { window.wasKept = persisted; });
addEventListener('pagereveal', ({ viewTransition }) => { window.faded = viewTransition !== null; });
"""
HOW_IT_WAS_FETCHED = """(() => {
  const [visit] = performance.getEntriesByType('navigation');
  return [visit.deliveryType, visit.transferSize];
})()"""


def link_to(window: Window, path: str) -> Locator:
    return window.page.locator(f"#shell-navigation a[href='{path}']")


def go_back(window: Window) -> None:
    # The browser that keeps pages tells the test nothing of the way back; the page itself must.
    window.evaluate("void setTimeout(() => history.back())")


@pytest.mark.parametrize("path", [SWITCH, "/material-ui/react-button/", "/experiments/docs/demos/"])
def test_a_page_with_live_parts_is_kept_for_the_way_back(returning: Windows, path: str) -> None:
    window = returning.open()
    window.page.add_init_script(NOTE_HOW_IT_CAME)
    window.visit(path)
    window.bring_to_life()
    window.evaluate("window.isTheSame = true")
    window.visit("/joy-ui/")

    go_back(window)

    wait_until(window.page, "window.isTheSame && window.wasKept")
    assert window.evaluate("location.pathname") == path


def test_a_demo_is_as_it_was_left(returning: Windows) -> None:
    window = returning.open(SWITCH)
    window.bring_to_life()
    window.page.locator("#ControlledSwitch").get_by_label("Show me as online").click()
    link_to(window, BUTTON).click()
    expect(window.page.locator("h1")).to_have_text("Button")

    go_back(window)

    status = window.page.locator("#ControlledSwitch").get_by_role("status")
    expect(status).to_have_text("You appear to be away.")


def test_back_from_a_result_brings_the_question_again(returning: Windows) -> None:
    window = returning.open(BUTTON)
    window.page.keyboard.press("Control+k")
    window.page.keyboard.type("switch")
    expect(window.page.get_by_role("dialog").get_by_role("option").first).to_be_visible()
    window.page.keyboard.press("Enter")
    expect(window.page.locator("h1")).to_have_text("Switch")

    go_back(window)

    expect(window.page.locator("h1")).to_have_text("Button")
    dialog = window.page.get_by_role("dialog")
    expect(dialog.get_by_role("combobox")).to_have_value("switch")
    window.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


@pytest.mark.parametrize("how", ["hover", "focus"])
def test_a_page_one_is_about_to_visit_is_fetched_once_and_used(windows: Windows, how: str) -> None:
    window = windows.open(BUTTON)
    sent = note_documents(window, SWITCH)
    link = link_to(window, SWITCH)

    link.hover() if how == "hover" else link.focus()
    expect(window.page.locator(f"link[rel=prefetch][href='{SWITCH}']")).to_have_count(1)
    # A browser that prepares pages begins a moment later.
    window.page.wait_for_timeout(500)
    link.press("Enter")
    expect(window.page.locator("h1")).to_have_text("Switch")

    fetched, transferred = window.evaluate(HOW_IT_WAS_FETCHED)
    assert fetched in {"cache", "navigational-prefetch"}
    assert transferred == 0
    assert len(sent) == 1


def note_documents(window: Window, path: str) -> list[str]:
    """Write down how often a page really came over the wire."""
    sent: list[str] = []
    wire = window.page.context.new_cdp_session(window.page)
    wire.send("Network.enable")

    def note(event: dict[str, Any]) -> None:
        answer = event["response"]
        held = answer.get("fromDiskCache") or answer.get("fromPrefetchCache")
        if answer["url"].endswith(path) and not held:
            sent.append(answer["url"])

    wire.on("Network.responseReceived", note)
    return sent


def test_files_are_not_fetched_ahead(windows: Windows) -> None:
    window = windows.open(BUTTON)

    window.page.get_by_role("link", name="View as Markdown").focus()
    window.page.get_by_role("link", name="Skip to").focus()

    expect(window.page.locator("link[rel=prefetch]")).to_have_count(0)


def test_on_a_page_that_is_only_prepared_nothing_lives_yet(windows: Windows) -> None:
    window = windows.open()
    window.page.add_init_script(PREPARED)
    window.visit(SWITCH)
    window.page.wait_for_load_state("networkidle")
    before = window.evaluate("document.querySelectorAll('live-part[data-state]').length")
    seen = window.evaluate("localStorage.getItem('tearsheet:recent')")

    window.evaluate(SHOWN)

    window.page.locator("live-part[data-state=live]").first.wait_for()
    assert before == 0
    assert seen is None
    assert window.evaluate("localStorage.getItem('tearsheet:recent')").startswith(f"{SWITCH} ")


@pytest.mark.parametrize(("motion", "fades"), [("no-preference", True), ("reduce", False)])
def test_pages_fade_into_each_other_unless_motion_is_unwelcome(
    windows: Windows, motion: Any, fades: bool
) -> None:
    window = windows.open()
    window.page.emulate_media(reduced_motion=motion)
    window.page.add_init_script(NOTE_HOW_IT_CAME)
    window.visit(BUTTON)

    link_to(window, SWITCH).click()
    expect(window.page.locator("h1")).to_have_text("Switch")

    assert window.evaluate("window.faded") is fades
