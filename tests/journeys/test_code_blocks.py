"""Code that is copied, and tabs of code that remember what was chosen."""

from __future__ import annotations

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
    assert chosen_tabs(window) == ["yarn", "yarn", "yarn"]
    expect(window.page.get_by_text("yarn add @fontsource/roboto")).to_be_visible()


def test_where_nothing_can_be_stored_the_choice_holds_on_the_page(windows: Windows) -> None:
    window = windows.open(CODE, storage=False)

    choose_tab(window, "pnpm")

    assert chosen_tabs(window) == ["pnpm", "pnpm"]
    assert window.troubles == []
