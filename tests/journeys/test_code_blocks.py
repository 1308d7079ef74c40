"""Code that is copied, and tabs of code that remember what was chosen."""

from __future__ import annotations

from typing import Literal

import pytest
from browsing import Window, Windows
from playwright.sync_api import Locator, expect

pytest_plugins = ["real_site"]

CODE = "/experiments/docs/code/"
INSTALLATION = "/material-ui/getting-started/installation/"

MARKED = """\
import Switch from '@mui/material/Switch';

export default function Marked() {
  return <Switch defaultChecked />;
}"""

REFUSE_TO_COPY = """
navigator.clipboard.writeText = () => Promise.reject(new DOMException('No.', 'NotAllowedError'));
document.execCommand = () => false;
"""


LONG = "A line that goes on and on"
SCROLLS = "pre => pre.scrollWidth > pre.clientWidth"

TOP = "button => button.getBoundingClientRect().top"
SHOW_IN_DIALOG = """block => {
  const dialog = document.createElement('dialog');
  dialog.append(block, document.createElement('textarea'));
  dialog.lastChild.id = 'paste';
  document.body.append(dialog);
  dialog.showModal();
}"""
GAPS = """[...document.querySelectorAll('figure.code .line')]
  .filter((line) => line.checkVisibility())
  .flatMap((line) => {
    const pre = line.closest('pre');
    const [inner, outer] = [line.getBoundingClientRect(), pre.getBoundingClientRect()];
    const right = outer.left - pre.scrollLeft + Math.max(pre.scrollWidth, outer.width);
    return [Math.abs(inner.left - outer.left), Math.abs(inner.right - right)];
  })"""
COVERED = """[...document.querySelectorAll('figure.code .code-tools')]
  .filter((tools) => tools.checkVisibility())
  .filter((tools) => {
    const code = tools.closest('figure').querySelector('code');
    return tools.getBoundingClientRect().bottom > code.getBoundingClientRect().top;
  })
  .map((tools) => tools.closest('figure').textContent)"""

Medium = Literal["screen", "wrapped", "print"]


def block(window: Window, title: str) -> Locator:
    return window.page.locator("figure.code", has=window.page.locator("figcaption", has_text=title))


def choose_tab(window: Window, name: str, *, group: int = 0) -> None:
    window.page.locator(".code-tabs").nth(group).locator("label", has_text=name).click()


def chosen_tabs(window: Window, storage: str = "package-manager") -> list[str]:
    values = window.page.locator(f'.code-tabs[data-storage="{storage}"] :checked')
    return [str(values.nth(place).input_value()) for place in range(values.count())]


def test_the_copy_is_the_code_to_the_letter(windows: Windows) -> None:
    window = windows.open(CODE)
    window.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    code = block(window, "Marked.tsx")

    code.hover()
    code.get_by_role("button", name="Copy").click()

    expect(code.get_by_role("button", name="Copied")).to_be_visible()
    assert window.evaluate("navigator.clipboard.readText()") == MARKED


def test_a_refused_copy_is_said_to_be_refused(windows: Windows) -> None:
    window = windows.open()
    window.page.add_init_script(REFUSE_TO_COPY)
    window.visit(CODE)
    code = block(window, "Marked.tsx")

    code.hover()
    code.get_by_role("button", name="Copy").click()

    expect(code.get_by_role("button", name="Copying is not allowed here")).to_be_visible()
    expect(code.get_by_role("button", name="Copied")).to_have_count(0)


@pytest.mark.parametrize("keys", ["Control+c", "Meta+c"])
def test_the_keys_copy_the_code_under_the_pointer(windows: Windows, keys: str) -> None:
    window = windows.open(CODE)
    window.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    code = block(window, "Marked.tsx")

    code.hover()
    window.page.keyboard.press(keys)

    expect(code.get_by_role("button", name="Copied")).to_be_visible()
    assert window.evaluate("navigator.clipboard.readText()") == MARKED


def test_the_keys_copy_what_is_selected_first(windows: Windows) -> None:
    window = windows.open(CODE)
    window.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    window.evaluate("getSelection().selectAllChildren(document.querySelector('h1'))")
    code = block(window, "Marked.tsx")

    code.hover()
    window.page.keyboard.press("Control+c")

    expect(code.get_by_role("button", name="Copied")).to_have_count(0)
    assert window.evaluate("navigator.clipboard.readText()").startswith("Code")


def test_without_the_clipboard_the_selection_copies_even_in_a_dialog(windows: Windows) -> None:
    window = windows.open()
    window.page.add_init_script("delete Navigator.prototype.clipboard")
    window.visit(CODE)
    code = block(window, "Marked.tsx")
    code.evaluate(SHOW_IN_DIALOG)

    code.get_by_role("button", name="Copy").click()

    expect(code.get_by_role("button", name="Copied")).to_be_visible()
    window.page.locator("#paste").focus()
    window.page.keyboard.press("Control+v")
    expect(window.page.locator("#paste")).to_have_value(MARKED)


def test_only_code_that_scrolls_is_a_stop_for_the_tab_key(windows: Windows) -> None:
    window = windows.open(CODE)

    long, short = (window.page.locator("pre", has_text=text) for text in (LONG, "$ node --version"))

    expect(long).to_have_attribute("tabindex", "0")
    expect(short).not_to_have_attribute("tabindex", "0")


def test_long_lines_wrap_for_whoever_asks_here_and_on_the_next_page(windows: Windows) -> None:
    window = windows.open(CODE)
    pre = window.page.locator("pre", has_text=LONG)
    toggle = window.page.locator("figure.code", has=pre).get_by_role("button", name="Wrap lines")
    pre.hover()
    before = toggle.evaluate(TOP)

    toggle.click()

    expect(toggle).to_have_attribute("aria-pressed", "true")
    assert toggle.evaluate(TOP) == pytest.approx(before, abs=0.5)
    assert pre.evaluate(SCROLLS) is False
    window.page.reload()
    expect(toggle).to_have_attribute("aria-pressed", "true")
    assert pre.evaluate(SCROLLS) is False


def test_code_whose_lines_fit_offers_no_wrapping(windows: Windows) -> None:
    window = windows.open(CODE)
    expect(window.page.get_by_role("button", name="Wrap lines").first).to_be_attached()

    code = block(window, "Marked.tsx")

    expect(code.get_by_role("button", name="Copy")).to_be_attached()
    expect(code.get_by_role("button", name="Wrap lines")).to_have_count(0)


def test_wrapping_is_offered_as_long_as_a_line_is_too_long(windows: Windows) -> None:
    window = windows.open(CODE, width=360)
    toggle = block(window, "Marked.tsx").get_by_role("button", name="Wrap lines")
    expect(toggle).to_be_visible()

    window.page.set_viewport_size({"width": 1280, "height": 800})

    expect(toggle).to_be_hidden()


@pytest.mark.parametrize("width", [360, 768, 1280, 1920])
@pytest.mark.parametrize("medium", ["screen", "wrapped", "print"])
def test_lines_that_stand_out_reach_from_edge_to_edge(
    windows: Windows, width: int, medium: Medium
) -> None:
    window = windows.open(CODE, width=width)
    if medium == "wrapped":
        window.evaluate("document.documentElement.dataset.wrap = 'on'")
    if medium == "print":
        window.page.emulate_media(media="print")

    gaps = window.evaluate(GAPS)

    assert gaps
    assert max(gaps) < 1


@pytest.mark.parametrize("width", [360, 599])
def test_on_narrow_screens_the_buttons_cover_no_code(windows: Windows, width: int) -> None:
    window = windows.open(CODE, width=width)
    expect(window.page.get_by_role("button", name="Wrap lines").first).to_be_visible()

    assert window.evaluate(COVERED) == []


def test_one_choice_holds_for_every_block_of_its_kind(windows: Windows) -> None:
    window = windows.open(CODE)

    choose_tab(window, "pnpm")

    expect(window.page.get_by_text("pnpm add dayjs")).to_be_visible()
    expect(window.page.get_by_text("pnpm build")).to_be_visible()
    assert chosen_tabs(window) == ["pnpm", "pnpm"]
    assert chosen_tabs(window, "config-format") == ["json"]


def test_the_choice_is_there_again_after_a_reload_and_on_other_pages(windows: Windows) -> None:
    window = windows.open(CODE)
    choose_tab(window, "yarn", group=1)

    window.page.reload()
    after_reload = chosen_tabs(window)
    window.visit(INSTALLATION)

    assert after_reload == ["yarn", "yarn"]
    groups = window.page.locator(".code-tabs").count()
    assert groups > 1
    assert chosen_tabs(window) == ["yarn"] * groups
    expect(window.page.get_by_text("yarn add @fontsource/roboto")).to_be_visible()


def test_where_nothing_can_be_stored_the_choice_holds_on_the_page(windows: Windows) -> None:
    window = windows.open(CODE, storage=False)

    choose_tab(window, "pnpm")

    assert chosen_tabs(window) == ["pnpm", "pnpm"]
    assert window.troubles == []
