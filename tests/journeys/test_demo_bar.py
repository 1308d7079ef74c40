"""The tools of a demo: by key and by press, for this demo or for all of them."""

from __future__ import annotations

import io
import json
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from urllib.parse import parse_qs, urlsplit

import pytest
from accessibility import find_barriers_within
from browsing import Direction, Scheme, Window, Windows, wait_until
from playwright.sync_api import Locator, Request, Route, expect
from settings_drawer import cookie_value, shown

pytest_plugins = ["real_site"]

DEMOS = "/experiments/docs/demos/"
SWITCH = "/material-ui/react-switch/"
BUTTON = "/material-ui/react-button/"

FOCUSED = "document.activeElement.getAttribute('aria-label') ?? document.activeElement.textContent"
OVERFLOW = """[...document.querySelectorAll('.demo-bar')].flatMap((bar) => {
  const room = bar.getBoundingClientRect();
  const tools = [...bar.querySelectorAll('.demo-tool, .demo-languages')];
  const seen = tools.filter((tool) => tool.checkVisibility());
  return seen.map((tool) => tool.getBoundingClientRect()).filter(({ left, right, bottom }) =>
    left < room.left - 1 || right > room.right + 1 || bottom > room.bottom + 1);
})"""
TOO_SMALL = """[...document.querySelectorAll('.demo-bar .demo-tool')]
  .filter((tool) => tool.checkVisibility())
  .map((tool) => tool.getBoundingClientRect())
  .filter(({ width, height }) => width < 44 || height < 44)"""
PLACES = """[...document.querySelectorAll('main :is(h2, h3, figure, pre)')]
  .filter((part) => part.checkVisibility())
  .map((part) => Math.round(part.getBoundingClientRect().top + scrollY))"""


def demo(window: Window, name: str) -> Locator:
    return window.page.locator(f"#{name}")


def bar(window: Window, name: str) -> Locator:
    """The tools of a demo, once they are there."""
    found = demo(window, name).get_by_role("toolbar", name=f"Tools for {name}")
    found.scroll_into_view_if_needed()
    expect(found.get_by_role("button", name="More")).to_be_visible()
    return found


def tool(window: Window, name: str, button: str) -> Locator:
    return bar(window, name).get_by_role("button", name=button, exact=True)


def let_through(window: Window, held: list[Route]) -> None:
    """Answer what was asked for; the request itself may still be on its way."""
    for _ in range(200):
        if held:
            break
        window.page.wait_for_timeout(50)
    assert held
    for route in held:
        route.continue_()


def press_in_menu(window: Window, name: str, row: str) -> None:
    tool(window, name, "More").click()
    bar(window, name).get_by_role("menuitem", name=row).click()


def clipboard(window: Window) -> str:
    return str(window.evaluate("navigator.clipboard.readText()"))


def open_with_clipboard(windows: Windows, path: str) -> Window:
    window = windows.open()
    window.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    window.visit(path)
    return window


@pytest.mark.parametrize(
    ("direction", "on", "back"),
    [("ltr", "ArrowRight", "ArrowLeft"), ("rtl", "ArrowLeft", "ArrowRight")],
)
def test_the_bar_is_one_stop_and_the_arrow_keys_lead_through_it(
    windows: Windows, direction: Direction, on: str, back: str
) -> None:
    window = windows.open(DEMOS, direction=direction)
    keyboard = window.page.keyboard
    tool(window, "ThreeCuts", "Code styling: MUI System").focus()

    walked = []
    for key in (on, on, on, back, "End", on, back, "Home"):
        keyboard.press(key)
        walked.append(window.evaluate(FOCUSED))

    first, last = "Code styling: MUI System", "More"
    assert walked == ["JS", "TS", "Show code", "TS", last, first, last, first]
    keyboard.press("Tab")
    assert window.evaluate("document.activeElement.closest('.demo-bar')") is None
    keyboard.press("Shift+Tab")
    assert window.evaluate(FOCUSED) == first


def test_a_menu_is_opened_walked_and_left_by_keys(windows: Windows) -> None:
    window = windows.open(DEMOS)
    more = tool(window, "ThreeCuts", "More")
    keyboard = window.page.keyboard
    more.focus()

    keyboard.press("ArrowDown")
    expect(bar(window, "ThreeCuts").get_by_role("menu", name="More")).to_be_visible()
    first = window.evaluate(FOCUSED)
    keyboard.press("ArrowDown")
    second = window.evaluate(FOCUSED)
    keyboard.press("Escape")

    assert (first, second) == ("Download as a project", "Focus the start of the demo")
    expect(more).to_be_focused()
    expect(more).to_have_attribute("aria-expanded", "false")
    keyboard.press("Enter")
    expect(bar(window, "ThreeCuts").get_by_role("menu", name="More")).to_be_visible()
    window.page.mouse.click(5, 300)
    expect(more).to_have_attribute("aria-expanded", "false")


def test_a_menu_opens_once_however_often_it_is_asked_for_on_the_way(windows: Windows) -> None:
    window = windows.open()
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    window.page.route("**/assets/inUse-*.js", hold)
    window.visit(DEMOS)
    more = tool(window, "ThreeCuts", "More")
    more.focus()
    for _ in range(2):
        window.page.keyboard.press("ArrowDown")

    let_through(window, held)

    expect(bar(window, "ThreeCuts").get_by_role("menu", name="More")).to_be_visible()


def test_a_styling_is_chosen_for_all_demos_code_and_running(windows: Windows) -> None:
    window = windows.open(DEMOS)
    tool(window, "ThreeCuts", "Code styling: MUI System").click()

    bar(window, "ThreeCuts").get_by_role("menuitemradio", name="CSS").click()

    assert shown(window, "codeStyling") == "css"
    assert cookie_value(window, "codeStyling") == "css"
    three = demo(window, "ThreeCuts")
    expect(three.locator(".demo-variant[data-styling=css]")).to_be_visible()
    expect(three.locator(".demo-variant[data-styling=system]")).to_be_hidden()
    expect(three.locator(".demo-says")).to_have_text("All demos that have it show CSS.")
    expect(bar(window, "OutlinedFrame").get_by_text("Not in CSS")).to_be_visible()
    tool(window, "ThreeCuts", "Show code").click()
    expect(three.get_by_text(".three-cuts-button {")).to_be_visible()
    window.visit("/base-ui/react-slider/")
    expect(demo(window, "SliderBasics").locator(".demo-variant[data-styling=css]")).to_be_visible()


def test_nothing_flashes_before_the_chosen_cut(windows: Windows) -> None:
    window = windows.open()
    window.page.context.add_cookies(
        [{"name": "codeStyling", "value": "css", "url": window.address}]
    )
    window.page.route("**/assets/*.js", lambda route: route.abort())

    window.visit(DEMOS)

    three = demo(window, "ThreeCuts")
    expect(three.locator(".demo-variant[data-styling=css]")).to_be_visible()
    expect(three.locator(".demo-variant:visible")).to_have_count(1)
    expect(three.locator(".demo-preview:visible")).to_have_count(1)


def test_the_whole_file_is_copied_while_an_excerpt_is_shown(windows: Windows) -> None:
    window = open_with_clipboard(windows, BUTTON)

    excerpt = demo(window, "BasicButtons").locator(".demo-preview:visible")
    expect(excerpt.get_by_text("Excerpt")).to_be_visible()
    tool(window, "BasicButtons", "Copy the code").click()
    expect(demo(window, "BasicButtons").locator(".demo-says")).to_have_text("Copied")
    folded = clipboard(window)
    window.evaluate("navigator.clipboard.writeText('')")
    excerpt.locator("figure.code").hover()
    excerpt.locator("button.copy").click()
    wait_until(window.page, "async () => (await navigator.clipboard.readText()) !== ''")

    assert folded.startswith("import Button from '@mui/material/Button';")
    assert "export default function BasicButtons()" in folded
    assert clipboard(window) == folded


def test_javascript_is_one_press_away_everywhere(windows: Windows) -> None:
    window = open_with_clipboard(windows, DEMOS)

    tool(window, "TwoFiles", "JS").click()
    tool(window, "TwoFiles", "Show code").click()

    assert cookie_value(window, "codeVariant") == "JS"
    expect(tool(window, "ThreeCuts", "JS")).to_have_attribute("aria-pressed", "true")
    code = demo(window, "TwoFiles").locator(".demo-files:visible")
    expect(code).to_have_count(1)
    expect(code.locator("figcaption")).to_have_text(["index.jsx", "stops.js"])


def test_a_reset_lets_the_demo_begin_anew(windows: Windows) -> None:
    window = windows.open(SWITCH)
    switch = demo(window, "ControlledSwitch").get_by_label("Show me as online")
    switch.click()
    expect(switch).not_to_be_checked()

    tool(window, "ControlledSwitch", "Reset the demo").click()

    expect(switch).to_be_checked()
    assert window.troubles == []


def test_the_focus_can_be_put_before_the_first_control(windows: Windows) -> None:
    window = windows.open(SWITCH)

    press_in_menu(window, "ControlledSwitch", "Focus the start of the demo")
    window.page.keyboard.press("Tab")

    expect(demo(window, "ControlledSwitch").get_by_label("Show me as online")).to_be_focused()


@contextmanager
def parcels(window: Window, pattern: str) -> Iterator[list[Request]]:
    """What is sent to another site, which never gets it."""
    sent: list[Request] = []

    def keep(route: Route) -> None:
        sent.append(route.request)
        route.fulfill(body="Thank you.", content_type="text/plain")

    window.page.context.route(pattern, keep)
    with window.page.expect_popup() as opened:
        yield sent
    opened.value.wait_for_load_state()


def test_stackblitz_gets_the_project_in_exact_versions(windows: Windows) -> None:
    window = windows.open(BUTTON)

    with parcels(window, "https://stackblitz.com/**") as sent:
        tool(window, "BasicButtons", "Open in StackBlitz").click()

    [request] = sent
    fields = parse_qs(request.post_data or "", keep_blank_values=True)
    manifest = json.loads(fields["project[files][package.json]"][0])
    assert request.method == "POST"
    assert urlsplit(request.url).path == "/run"
    assert parse_qs(urlsplit(request.url).query)["file"] == ["src/demo/BasicButtons.tsx"]
    assert fields["project[template]"] == ["node"]
    assert fields["project[title]"] == ["BasicButtons"]
    assert manifest["dependencies"]["@mui/material"] == "7.0.1"
    demo_code = fields["project[files][src/demo/BasicButtons.tsx]"][0]
    # Forms are sent with the line ends of the net.
    assert "\r\nexport default function BasicButtons() {" in demo_code


def test_codesandbox_gets_it_too_and_learns_nothing_of_the_page(windows: Windows) -> None:
    window = windows.open(DEMOS)

    with parcels(window, "https://codesandbox.io/**") as sent:
        tool(window, "TwoFiles", "Open in CodeSandbox").click()

    [request] = sent
    fields = parse_qs(request.post_data or "")
    assert urlsplit(request.url).path == "/api/v1/sandboxes/define"
    assert fields["query"] == ["file=/src/demo/index.tsx"] or fields["query"] == [
        "file=%2Fsrc%2Fdemo%2Findex.tsx"
    ]
    assert len(fields["parameters"][0]) > 1000
    assert window.page.context.pages[-1].evaluate("window.opener") is None


def test_a_project_is_downloaded_with_all_files_in_their_folders(windows: Windows) -> None:
    window = windows.open(DEMOS)

    with window.page.expect_download() as kept:
        press_in_menu(window, "TwoFiles", "Download as a project")

    assert kept.value.suggested_filename == "TwoFiles.zip"
    project = zipfile.ZipFile(io.BytesIO(kept.value.path().read_bytes()))
    assert project.testzip() is None
    assert set(project.namelist()) == {
        f"TwoFiles/{path}"
        for path in (
            "package.json",
            "index.html",
            "vite.config.ts",
            "tsconfig.json",
            "src/main.tsx",
            "src/demo/index.tsx",
            "src/demo/stops.ts",
        )
    }
    assert "from './stops'" in project.read("TwoFiles/src/demo/index.tsx").decode()


def test_the_tools_come_without_moving_anything(windows: Windows) -> None:
    window = windows.open(width=360)
    window.page.context.add_cookies(
        [{"name": "codeStyling", "value": "tailwind", "url": window.address}]
    )
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    window.page.route("**/assets/demos-*.js", hold)
    window.visit(DEMOS)
    window.page.wait_for_timeout(1_000)
    before = window.evaluate(PLACES)

    let_through(window, held)
    expect(bar(window, "ThreeCuts")).to_be_visible()

    assert window.evaluate(PLACES) == before


def test_without_the_tools_the_code_can_still_be_opened(windows: Windows) -> None:
    window = windows.open()
    window.page.route("**/assets/demos-*.js", lambda route: route.abort())
    window.visit(BUTTON)
    basic = demo(window, "BasicButtons")

    basic.locator("summary").click()

    expect(basic.get_by_text("export default function BasicButtons")).to_be_visible()


@pytest.mark.parametrize("width", [320, 360, 768, 1280])
def test_no_tool_is_cut_off(windows: Windows, width: int) -> None:
    window = windows.open(DEMOS, width=width)
    bar(window, "ThreeCuts")

    assert window.evaluate(OVERFLOW) == []
    if width < 600:
        assert window.evaluate(TOO_SMALL) == []


def test_on_a_phone_the_rest_is_in_the_menu(windows: Windows) -> None:
    window = windows.open(DEMOS, width=360)
    expect(tool(window, "ThreeCuts", "Open in StackBlitz")).to_have_count(0)

    tool(window, "ThreeCuts", "More").click()

    rows = bar(window, "ThreeCuts").get_by_role("menuitem")
    assert [row.split("\n")[0] for row in rows.all_inner_texts()][:4] == [
        "Open in StackBlitz",
        "Open in CodeSandbox",
        "Download as a project",
        "Reset the demo",
    ]


@pytest.mark.parametrize(
    ("width", "scheme", "direction"),
    [(1280, "light", "ltr"), (360, "dark", "rtl"), (360, "light", "ltr"), (1280, "dark", "ltr")],
)
def test_open_menus_are_no_barrier(
    windows: Windows, width: int, scheme: Scheme, direction: Direction
) -> None:
    window = windows.open(DEMOS, width=width, scheme=scheme, direction=direction)

    # One window opens all: the page is looked at as a whole where no menu is open.
    for opener in ("More", "View this demo differently", "Code styling: MUI System"):
        tool(window, "ThreeCuts", opener).click()

        expect(window.page.locator("[popover]:popover-open"), opener).to_have_count(1)
        found = find_barriers_within(window, "#ThreeCuts")
        # What lies below the open menu cannot be pressed as long as it is open.
        assert [barrier for barrier in found if not is_covered(barrier)] == [], opener
        window.page.keyboard.press("Escape")
        expect(window.page.locator("[popover]:popover-open"), opener).to_have_count(0)


def is_covered(barrier: str) -> bool:
    return barrier.startswith("target-size") and ".demo-bar" not in barrier


def test_without_script_the_visitor_chooses_beside_the_code(windows: Windows) -> None:
    window = windows.open(DEMOS, script=False)
    three = demo(window, "ThreeCuts")
    three.locator("summary").click()
    expect(three.locator(".demo-variant:visible")).to_have_count(1)

    three.get_by_label("CSS").check()

    expect(three.locator(".demo-variant[data-styling=css]")).to_be_visible()
    expect(three.locator(".demo-variant:visible")).to_have_count(1)
    expect(three.get_by_text(".three-cuts-button {")).to_be_visible()
    two = demo(window, "TwoFiles")
    two.locator("summary").click()
    two.get_by_label("JavaScript").check()
    expect(two.locator("figcaption:visible")).to_have_text(["index.jsx", "stops.js"])
    expect(window.page.locator(".demo-bar:visible")).to_have_count(0)


def test_on_paper_the_whole_code_of_one_cut_is_seen(windows: Windows) -> None:
    window = windows.open(DEMOS)
    bar(window, "ThreeCuts")

    window.page.emulate_media(media="print")

    three = demo(window, "ThreeCuts")
    expect(three.get_by_text("export default function ThreeCuts")).to_have_count(3)
    expect(three.locator(".demo-files:visible")).to_have_count(1)
    expect(window.page.locator(".demo-bar:visible, .demo-preview:visible")).to_have_count(0)


@pytest.mark.parametrize("sign", ["More", "Copy the code", "View this demo differently"])
def test_a_tool_that_does_not_arrive_is_no_silent_failure(windows: Windows, sign: str) -> None:
    window = windows.open(BUTTON)
    button = tool(window, "BasicButtons", sign)
    window.page.context.set_offline(True)

    button.click()

    expect(demo(window, "BasicButtons").locator(".demo-note")).to_contain_text(
        "could not be loaded"
    )
    assert not any(trouble.startswith("thrown") for trouble in window.troubles)


def test_a_menu_that_comes_late_does_not_call_back_who_has_gone_on(windows: Windows) -> None:
    window = windows.open(BUTTON)
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    window.page.route("**/inUse-*", hold)
    more = tool(window, "BasicButtons", "More")
    more.click()
    expect(more).to_have_attribute("aria-busy", "true")

    window.page.keyboard.press("Tab")
    window.page.mouse.wheel(0, 2000)
    wait_until(window.page, "scrollY > 1000")
    let_through(window, held)
    expect(more).not_to_have_attribute("aria-busy", "true")

    expect(more).to_have_attribute("aria-expanded", "false")
    assert window.evaluate("scrollY") > 1000
