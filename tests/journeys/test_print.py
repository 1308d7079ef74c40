"""On paper nothing is closed, nothing is cut, and it is always day."""

from __future__ import annotations

import pytest
from browsing import Window, Windows
from playwright.sync_api import expect

pytest_plugins = ["real_site"]

SWITCH = "/material-ui/react-switch/"
CODE = "/experiments/docs/code/"
TABLES = "/experiments/docs/tables/"

CUT = """[...document.querySelectorAll('main .table, main pre')]
  .filter((box) => box.checkVisibility() && box.scrollWidth > box.clientWidth + 1)
  .map((box) => box.textContent.slice(0, 40))"""
NOTE_SCHEME = """addEventListener('beforeprint', () => {
  const root = document.documentElement;
  document.title = `${root.dataset.scheme} ${getComputedStyle(root).colorScheme}`;
})"""
ADDRESSES = """[...document.querySelectorAll('main a[href]')].map((link) =>
  [link.getAttribute('href'), getComputedStyle(link, '::after').content])"""


def on_paper(windows: Windows, path: str, *, width: int = 720) -> Window:
    """A page as it goes to the printer; an A4 sheet is about 700 pixels wide."""
    window = windows.open(path, width=width)
    window.page.emulate_media(media="print")
    return window


def test_closed_code_is_opened(windows: Windows) -> None:
    window = on_paper(windows, SWITCH)

    closed = window.page.locator("main details:not([open]) .demo-files:not([data-variant=JS]) pre")

    assert closed.count()
    for place in range(closed.count()):
        expect(closed.nth(place)).to_be_visible()


def test_the_frame_is_left_out(windows: Windows) -> None:
    window = on_paper(windows, SWITCH)

    expect(window.page.locator("main h1")).to_be_visible()
    for around in ("header", "nav", "footer", "button.copy", "summary"):
        expect(window.page.locator(f"{around}:visible")).to_have_count(0)


@pytest.mark.parametrize("path", [SWITCH, CODE, TABLES])
def test_nothing_is_cut_at_the_edge(windows: Windows, path: str) -> None:
    window = on_paper(windows, path)

    assert window.evaluate(CUT) == []


def test_only_links_to_other_sites_say_where_they_lead(windows: Windows) -> None:
    window = on_paper(windows, SWITCH)

    said = dict(window.evaluate(ADDRESSES))

    assert any(href.startswith("https:") for href in said)
    for href, content in said.items():
        assert (href in content) is href.startswith("https:")


def test_every_tab_is_printed_under_its_name(windows: Windows) -> None:
    window = on_paper(windows, CODE)

    tabs = window.page.locator('.code-tabs [data-tab="pnpm"]').first

    expect(tabs).to_be_visible()
    assert tabs.evaluate("tab => getComputedStyle(tab, '::before').content") == '"pnpm"'


def test_at_night_the_paper_is_white_and_the_night_comes_back(windows: Windows) -> None:
    window = windows.open(SWITCH, scheme="dark")
    window.evaluate(NOTE_SCHEME)

    window.page.pdf()

    assert window.page.title() == "light light"
    expect(window.page.locator("html")).to_have_attribute("data-scheme", "dark")
