"""Visitors change a demo and see at once what becomes of it; what goes wrong stays where it is."""

from __future__ import annotations

import base64

import pytest
from accessibility import find_barriers_day_and_night
from browsing import Windows
from edited_demo import PUT_CARET, TRIP, Demo, open_demo
from playwright.sync_api import expect

pytest_plugins = ["real_site", "ferry_site"]

WHERE_CODE_IS = """(figure) => {
  const code = figure.querySelector('.cm-content') ?? figure.querySelector('code');
  const letters = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  range.selectNodeContents(letters.nextNode());
  const { top, left } = range.getBoundingClientRect();
  const around = figure.getBoundingClientRect();
  return [around.height, top - around.top, left - around.left].map(Math.round);
}"""

SHARE_THAT_DIFFERS = """async (pictures) => {
  const [one, other] = await Promise.all(pictures.map(async (source) => {
    const picture = Object.assign(new Image(), { src: source });
    await picture.decode();
    const canvas = new OffscreenCanvas(picture.width, picture.height);
    const pen = canvas.getContext('2d');
    pen.drawImage(picture, 0, 0);
    return pen.getImageData(0, 0, picture.width, picture.height);
  }));
  if (one.width !== other.width || one.height !== other.height) return 1;
  // A frame begins at a whole pixel; letters and edges may be smoothed otherwise.
  const different = one.data.filter((value, at) => Math.abs(value - other.data[at]) > 64);
  return different.length / one.data.length;
}"""


def test_a_change_shows_while_one_types(ferry: Windows) -> None:
    demo = open_demo(ferry, "Ticket")
    expect(demo.published.get_by_role("button")).to_have_text(["Tickets: 1", "Pay"])

    demo.edit(before=">Pay")
    demo.type(" by card")

    expect(demo.frame.get_by_role("button")).to_have_text(["Tickets: 1", "Pay by card"])
    expect(demo.published).to_have_count(0)
    assert demo.window.troubles == []


def test_what_was_changed_can_be_operated(ferry: Windows) -> None:
    demo = open_demo(ferry, "Ticket")
    demo.edit(before="Tickets")
    demo.type(" for all")

    demo.frame.get_by_role("button", name="Tickets for all: 1").click()

    expect(demo.frame.get_by_role("button", name="Tickets for all: 2")).to_be_visible()


def test_the_keyboard_goes_in_by_enter_and_out_by_escape(ferry: Windows) -> None:
    demo = open_demo(ferry, "Ticket")
    demo.root.get_by_role("button", name="Show code").click()
    code = demo.root.get_by_role("group", name="Code of Ticket.tsx")

    code.first.focus()
    expect(code.first).to_have_accessible_description("Press Enter to edit")
    demo.keyboard.press("Enter")
    expect(demo.editor).to_be_focused()
    demo.keyboard.press("Tab")
    expect(demo.editor).to_be_focused()
    demo.keyboard.press("Escape")
    expect(code).to_be_focused()
    demo.keyboard.press("Tab")

    expect(code).not_to_be_focused()
    expect(demo.editor).not_to_be_focused()


def test_a_hint_shows_where_the_keyboard_is(ferry: Windows) -> None:
    demo = open_demo(ferry, "Ticket")
    demo.root.get_by_role("button", name="Show code").click()
    hint = demo.root.get_by_text("Press Enter to edit")

    demo.keyboard.press("Tab")
    while not demo.root.locator("pre:focus").count():
        demo.keyboard.press("Tab")

    expect(hint).to_have_css("opacity", "1")


@pytest.mark.parametrize("width", [360, 1280])
@pytest.mark.parametrize("name", ["Ticket", "Journey"])
def test_the_code_does_not_move_when_it_is_edited(ferry: Windows, name: str, width: int) -> None:
    demo = open_demo(ferry, name, width=width)
    demo.root.get_by_role("button", name="Show code").click()
    figure = demo.root.locator("figure.code >> visible=true").first
    before = figure.evaluate(WHERE_CODE_IS)

    figure.locator("pre").click()
    expect(demo.editor).to_be_focused()

    assert figure.evaluate(WHERE_CODE_IS) == before


def test_the_caret_is_where_one_clicked(ferry: Windows) -> None:
    demo = open_demo(ferry, "Ticket")
    demo.root.get_by_role("button", name="Show code").click()
    word = demo.root.locator("pre >> visible=true").get_by_text('"contained"')

    word.click(position={"x": 8, "y": 8})
    expect(demo.editor).to_be_focused()
    demo.type("un")

    expect(demo.editor).to_contain_text('variant="uncontained"')


def test_the_short_form_leads_into_the_whole_code(ferry: Windows) -> None:
    demo = open_demo(ferry, "Class")

    value = demo.root.locator(".demo-preview pre").get_by_text('"cabin"')
    value.click(position={"x": 8, "y": 8})
    expect(demo.editor).to_be_focused()
    demo.type("large-")

    expect(demo.editor).to_contain_text('value="large-cabin"')
    expect(demo.root.locator(".demo-preview")).to_be_hidden()


def test_a_mistake_is_told_with_its_line_and_what_worked_stays(ferry: Windows) -> None:
    demo = open_demo(ferry, "Ticket")
    demo.edit(before=">Pay")
    demo.type(" now")
    expect(demo.frame.get_by_role("button", name="Pay now")).to_be_visible()

    demo.type("<")

    expect(demo.mistake).to_contain_text("line 17")
    expect(demo.root.locator(".mistaken")).to_contain_text("Pay now<")
    expect(demo.frame.get_by_role("button", name="Pay now")).to_be_visible()


def test_what_is_mended_is_said_to_be_wrong_no_more(ferry: Windows) -> None:
    demo = open_demo(ferry, "Ticket")
    demo.edit(before=">Pay")
    demo.type("{missing}")
    expect(demo.mistake).to_contain_text(
        "Ticket.tsx, line 17: ReferenceError: missing is not defined"
    )

    for _ in "{missing}":
        demo.keyboard.press("Backspace")

    expect(demo.mistake).to_have_count(0)
    expect(demo.root.locator(".mistaken")).to_have_count(0)


def test_each_language_keeps_its_own_changes(ferry: Windows) -> None:
    demo = open_demo(ferry, "Ticket")
    demo.edit(before=">Pay")
    demo.type(" in TypeScript")
    expect(demo.frame.get_by_role("button", name="Pay in TypeScript")).to_be_visible()

    demo.choose("JS")
    expect(demo.published.get_by_role("button", name="Pay")).to_be_visible()
    demo.root.locator("figure.code pre >> visible=true").click()
    expect(demo.editor).to_be_focused()
    demo.window.page.evaluate(PUT_CARET, ["", ">Pay"])
    demo.type(" in JavaScript")
    expect(demo.frame.get_by_role("button", name="Pay in JavaScript")).to_be_visible()
    demo.choose("TS")

    expect(demo.frame.get_by_role("button", name="Pay in TypeScript")).to_be_visible()
    expect(demo.editor).to_contain_text("Pay in TypeScript")


@pytest.mark.parametrize(("language", "file"), [("TS", "stops.ts"), ("JS", "stops.js")])
def test_every_file_can_be_changed(ferry: Windows, language: str, file: str) -> None:
    demo = open_demo(ferry, "Journey")
    demo.choose(language)

    demo.edit(before="'Lighthouse", file=file)
    demo.type(" and back")

    expect(demo.frame.get_by_role("listitem")).to_contain_text(["Harbour", "Lighthouse and back"])


def test_a_stylesheet_can_be_changed(ferry: Windows) -> None:
    window = ferry.open(f"{TRIP}#css-Speed.tsx")
    demo = Demo(window, "Speed")
    demo.root.locator("figure.code[data-file='styles.css'] pre >> visible=true").click()
    expect(demo.editor).to_be_focused()
    window.page.evaluate(PUT_CARET, ["styles.css", "#0f766e"])

    for _ in "#0f766e":
        demo.keyboard.press("Backspace")
    demo.type("rgb(1, 2, 3)")

    expect(demo.frame.locator(".speed-rail")).to_have_css("background-color", "rgb(1, 2, 3)")


def test_tailwind_knows_classes_nobody_used_before(ferry: Windows) -> None:
    window = ferry.open(f"{TRIP}#tailwind-Speed.tsx")
    demo = Demo(window, "Speed")
    demo.root.locator(".demo-files pre >> visible=true").click()
    expect(demo.editor).to_be_focused()

    window.page.evaluate(PUT_CARET, ["", "block h-[4px]"])
    demo.type(" opacity-[0.37]")

    expect(demo.frame.locator(".MuiSlider-rail, .base-Slider-rail").first).to_have_css(
        "opacity", "0.37"
    )


def test_reset_brings_the_published_demo_back_alive(ferry: Windows) -> None:
    demo = open_demo(ferry, "Ticket")
    demo.edit(before=">Pay")
    demo.type(" late")
    expect(demo.frame.get_by_role("button", name="Pay late")).to_be_visible()

    demo.root.get_by_role("button", name="Reset the demo").click()
    expect(demo.editor).not_to_contain_text("late")
    demo.published.get_by_role("button", name="Tickets: 1").click()

    expect(demo.published.get_by_role("button", name="Tickets: 2")).to_be_visible()


def test_a_loop_without_an_end_is_a_mistake_like_others(ferry: Windows) -> None:
    demo = open_demo(ferry, "Ticket")
    demo.edit(before=">Pay")
    demo.type(" once")
    expect(demo.frame.get_by_role("button", name="Pay once")).to_be_visible()

    demo.window.page.evaluate(PUT_CARET, ["", "count: 1 });"])
    demo.type("\nwhile (order) {}")

    expect(demo.mistake).to_contain_text("line 11: This loop does not come to an end.")
    expect(demo.frame.get_by_role("button", name="Pay once")).to_be_visible()


def test_code_that_hangs_for_good_hangs_alone(isolated_ferry: Windows) -> None:
    demo = open_demo(isolated_ferry, "Ticket")
    demo.edit(before=">Pay")
    demo.type(" once")
    expect(demo.frame.get_by_role("button", name="Pay once")).to_be_visible()

    demo.window.page.evaluate(PUT_CARET, ["", "count: 1 });"])
    # Nobody can look at the clock in the middle of an expression.
    demo.type("\n/^(a+)+$/.test(`${'a'.repeat(60)}b`);")

    expect(demo.mistake).to_contain_text("did not come to an end and was stopped")
    expect(demo.frame.get_by_role("button", name="Pay once")).to_be_visible()
    assert demo.window.evaluate("document.title").startswith("Trip")


def test_what_wants_the_focus_leaves_it_to_who_types(ferry: Windows) -> None:
    demo = open_demo(ferry, "Ticket")
    demo.edit()
    demo.keyboard.press("Control+A")
    demo.type("import Dialog from '@mui/material/Dialog';\nexport default () => <Dialog open>Hi")
    demo.type("</Dialog>;")
    expect(demo.frame.get_by_role("dialog")).to_be_visible()

    for letter in "// Typed on.":
        demo.keyboard.type(letter, delay=60)

    expect(demo.editor).to_contain_text("</Dialog>;// Typed on.")
    expect(demo.editor).to_be_focused()


def test_what_a_demo_opens_is_not_cut_off(ferry: Windows) -> None:
    demo = open_demo(ferry, "Class")
    demo.edit(before=">Deck")
    demo.type(" chair")
    height = demo.root.evaluate("demo => demo.offsetHeight")

    demo.frame.get_by_role("combobox", name="Class").click()
    demo.frame.get_by_role("option", name="Suite").click()

    expect(demo.frame.get_by_role("combobox")).to_have_text("Suite")
    assert demo.root.evaluate("demo => demo.offsetHeight") == height


def test_the_frame_follows_the_page(ferry: Windows) -> None:
    demo = open_demo(ferry, "Ticket")
    demo.edit(before=">Pay")
    demo.type(" twice")
    button = demo.frame.get_by_role("button", name="Pay twice")
    expect(button).to_be_visible()
    light = button.evaluate("button => getComputedStyle(button).color")

    demo.window.evaluate(
        "Object.assign(document.documentElement, { dir: 'rtl' }).dataset.scheme = 'dark'"
    )

    expect(demo.frame.locator("html")).to_have_attribute("dir", "rtl")
    expect(button).not_to_have_css("color", light)


@pytest.mark.parametrize("width", [360, 1280])
def test_an_unchanged_demo_looks_as_it_was_published(ferry: Windows, width: int) -> None:
    window = open_demo(ferry, "Ticket", width=width).window

    for name in ("Ticket", "Journey", "Class", "Speed", "Horn", "Bridge"):
        assert share_that_an_edit_changes(Demo(window, name), name) < 0.01, name


def share_that_an_edit_changes(demo: Demo, name: str) -> float:
    """Edit a comment into a demo; of its picture before and after, the share that differs."""
    stage = demo.root.locator(".demo-frame")
    demo.root.scroll_into_view_if_needed()
    if name != "Bridge":
        expect(demo.published).to_have_attribute("data-state", "live")
    demo.root.get_by_role("button", name="Show code").click()
    stage.scroll_into_view_if_needed()
    before = stage.screenshot()

    demo.root.locator("figure.code pre >> visible=true").first.click()
    expect(demo.editor.first).to_be_focused()
    demo.keyboard.press("Control+Home")
    demo.type("// The same.\n")
    expect(demo.root.locator(".sandbox-preview[data-shown]")).to_have_count(1)
    stage.scroll_into_view_if_needed()
    demo.window.page.mouse.move(0, 0)
    blank = demo.window.page.context.new_page()
    share: float = blank.evaluate(
        SHARE_THAT_DIFFERS, [as_data(before), as_data(stage.screenshot())]
    )
    blank.close()
    return share


def test_where_editing_is_off_the_code_is_only_read(ferry: Windows) -> None:
    demo = open_demo(ferry, "Finished")
    demo.root.get_by_role("button", name="Show code").click()

    demo.root.locator("figure.code pre >> visible=true").click()

    expect(demo.editor).to_have_count(0)
    expect(demo.root.locator("[data-editable]")).to_have_count(0)


def test_nothing_is_in_the_way_of_anybody(ferry: Windows) -> None:
    demo = open_demo(ferry, "Ticket")
    demo.edit(before=">Pay")
    demo.type("<")
    expect(demo.mistake).to_be_visible()

    assert find_barriers_day_and_night(demo.window) == []


def as_data(picture: bytes) -> str:
    return f"data:image/png;base64,{base64.b64encode(picture).decode()}"
