"""The styles of a demo are there at once, and reach no further than the demo."""

from __future__ import annotations

import pytest
from browsing import Direction, Window, Windows
from playwright.sync_api import expect

pytest_plugins = ["real_site"]

SLIDER = "/base-ui/react-slider/"
SELECT = "/base-ui/react-select/"
BUTTON = "/material-ui/react-button/"
FIELD = "/material-ui/react-text-field/"

LOOKS = """() => {
  const around = [...document.querySelectorAll('body *')].filter((element) => {
    const own = element.closest('live-part, [data-scope], script, style, svg');
    return !own && element.checkVisibility();
  });
  return around.map((element) => {
    const { font, color, margin, padding, border, display, backgroundColor } =
      getComputedStyle(element);
    return [element.className, font, color, margin, padding, border, display, backgroundColor];
  });
}"""
SWITCH_OFF_STYLES_OF_DEMOS = """() => {
  const sheets = document.querySelectorAll('style[data-islands], body link[rel=stylesheet]');
  const rules = [...sheets].flatMap(({ sheet }) => [...sheet.cssRules]);
  const length = rules.reduce((sum, { cssText }) => sum + cssText.length, 0);
  for (const sheet of sheets) sheet.disabled = true;
  return length;
}"""
BOXES = """(part) => [...part.querySelectorAll('*')].map((element) => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x, y, width, height].map((number) => Math.round(number * 10) / 10);
})"""


def open_before_react(windows: Windows, path: str, direction: Direction = "ltr") -> Window:
    """A page as it stands before React has come, which it never does."""
    window = windows.open(direction=direction)
    window.page.route("**/assets/react-*.js", lambda _: None)
    window.visit(path)
    return window


@pytest.mark.parametrize("styling", ["tailwind", "css"])
def test_a_cut_has_its_looks_before_it_lives(windows: Windows, styling: str) -> None:
    window = open_before_react(windows, f"{SLIDER}#{styling}-SliderBasics.tsx")
    variant = window.page.locator(f"#SliderBasics .demo-variant[data-styling={styling}]")

    thumb = variant.locator(".base-Slider-thumb")

    expect(variant).to_be_visible()
    expect(thumb).to_have_css("width", "20px")
    expect(thumb).to_have_css("border-top-width", "2px")
    expect(variant.locator("live-part")).not_to_have_attribute("data-state", "live")


@pytest.mark.parametrize("path", [SLIDER, SELECT])
def test_nothing_around_a_demo_looks_otherwise_for_its_styles(windows: Windows, path: str) -> None:
    window = windows.open(f"{path}#tailwind-SliderBasics.tsx")
    window.page.wait_for_load_state("networkidle")
    before = window.evaluate(LOOKS)

    assert window.evaluate(SWITCH_OFF_STYLES_OF_DEMOS) > 20_000

    assert len(before) > 100
    assert window.evaluate(LOOKS) == before


def test_what_a_tailwind_demo_opens_has_its_looks_too(windows: Windows) -> None:
    window = windows.open(f"{SELECT}#tailwind-SelectBasics.tsx")
    demo = window.page.locator("#SelectBasics .demo-variant[data-styling=tailwind]")

    demo.get_by_role("combobox").click()

    home = "body > [data-scope='base-ui/react-select/SelectBasics/tailwind']"
    listbox = window.page.locator(f"{home} [role=listbox]")
    expect(listbox).to_be_visible()
    # Tailwind's reset takes the dots from lists; its utilities give this one a border.
    expect(listbox).to_have_css("list-style-type", "none")
    expect(listbox).to_have_css("border-top-width", "1px")
    assert window.troubles == []


def test_tailwind_is_dark_where_the_site_is(windows: Windows) -> None:
    window = windows.open(f"{SLIDER}#tailwind-SliderBasics.tsx")
    rail = window.page.locator("#SliderBasics [data-styling=tailwind] .base-Slider-rail")
    light = rail.evaluate("element => getComputedStyle(element).backgroundColor")

    window.evaluate("document.documentElement.dataset.scheme = 'dark'")

    expect(rail).not_to_have_css("background-color", str(light))


@pytest.mark.parametrize(("path", "name"), [(BUTTON, "IconLabelButtons"), (FIELD, "AdornedFields")])
@pytest.mark.parametrize("direction", ["ltr", "rtl"])
def test_a_demo_does_not_move_when_it_comes_to_life(
    windows: Windows, path: str, name: str, direction: Direction
) -> None:
    before = open_before_react(windows, path, direction)
    live = windows.open(path, direction=direction)
    live.bring_to_life()

    boxes = [window.page.locator(f"#{name} live-part").evaluate(BOXES) for window in (before, live)]

    assert len(boxes[0]) > 5
    assert boxes[0] == boxes[1]


def test_from_right_to_left_the_prerendered_elements_are_taken_over(windows: Windows) -> None:
    window = windows.open(direction="rtl")
    window.page.add_init_script(
        "addEventListener('DOMContentLoaded', () => {"
        " document.querySelector('#IconLabelButtons button').dataset.first = 'yes' })"
    )
    window.visit(BUTTON)

    window.bring_to_life()

    button = window.page.locator("#IconLabelButtons button").first
    expect(button).to_have_attribute("data-first", "yes")
    assert window.troubles == []
