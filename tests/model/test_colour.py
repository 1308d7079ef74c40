"""Colours: what is read, what is refused, and that nothing in between happens."""

from __future__ import annotations

import math
import pickle
from typing import get_args

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from tearsheet.model.colour import (
    NAMED_SPACES,
    Colour,
    Space,
    UnsupportedColour,
    clamp,
    darken,
    lighten,
    most_of,
    read_colour,
    to_css,
    with_alpha,
)

amounts = st.floats(0, 1)
numbers = st.floats(allow_nan=False, allow_infinity=False)
colours = st.builds(
    Colour, st.sampled_from(get_args(Space)), st.tuples(numbers, numbers, numbers), numbers
)


@pytest.mark.parametrize(
    ("text", "colour"),
    [
        ("#fff", Colour("rgb", (255, 255, 255))),
        ("#1976d2", Colour("rgb", (25, 118, 210))),
        ("#1976D2", Colour("rgb", (25, 118, 210))),
        ("#a0F", Colour("rgb", (170, 0, 255))),
        ("rgb(25, 118, 210)", Colour("rgb", (25, 118, 210))),
        ("rgb(25,118,210)", Colour("rgb", (25, 118, 210))),
        ("rgb(25 118 210)", Colour("rgb", (25, 118, 210))),
        ("rgb(25 118 210 / 50%)", Colour("rgb", (25, 118, 210), 0.5)),
        ("rgb(25 118 210/.5)", Colour("rgb", (25, 118, 210), 0.5)),
        ("rgb(100%, 50%, 0%)", Colour("rgb", (255, 127.5, 0))),
        ("rgb(+1e2, 2.5, -0)", Colour("rgb", (100, 2.5, 0))),
        ("rgba(25, 118, 210, 0.5)", Colour("rgb", (25, 118, 210), 0.5)),
        ("rgba(25 118 210 / 0.5)", Colour("rgb", (25, 118, 210), 0.5)),
        ("RGBA( 25 , 118 , 210 , 1 )", Colour("rgb", (25, 118, 210))),
        (" rgb(\t25\n118 210 ) ", Colour("rgb", (25, 118, 210))),
        ("hsl(210, 79%, 46%)", Colour("hsl", (210, 79, 46))),
        ("hsl(210deg 79% 46%)", Colour("hsl", (210, 79, 46))),
        ("hsl(0.5turn 79% 46%)", Colour("hsl", (180, 79, 46))),
        ("hsl(200grad 79% 46%)", Colour("hsl", (180, 79, 46))),
        ("hsl(3.14159265rad 79% 46%)", Colour("hsl", (180, 79, 46))),
        ("hsl(-90 79% 46%)", Colour("hsl", (270, 79, 46))),
        ("hsl(720, 79%, 46%)", Colour("hsl", (0, 79, 46))),
        ("hsla(210, 79%, 46%, 25%)", Colour("hsl", (210, 79, 46), 0.25)),
        ("color(srgb 0.1 0.5 0.8)", Colour("srgb", (0.1, 0.5, 0.8))),
        ("color(display-p3 1 0 0 / 0.5)", Colour("display-p3", (1, 0, 0), 0.5)),
        ("color(a98-rgb 10% 50% 80%)", Colour("a98-rgb", (0.1, 0.5, 0.8))),
        ("COLOR(ProPhoto-RGB 0 0 1)", Colour("prophoto-rgb", (0, 0, 1))),
        ("color(rec-2020 0 1 0)", Colour("rec-2020", (0, 1, 0))),
    ],
)
def test_what_css_writes_is_read(text: str, colour: Colour) -> None:
    assert read_colour(text) == colour


@pytest.mark.parametrize(
    ("text", "colour"),
    [
        ("rgba(0, 0, 0, 7)", Colour("rgb", (0, 0, 0), 1)),
        ("rgba(0, 0, 0, -7)", Colour("rgb", (0, 0, 0), 0)),
        ("rgb(300, -1, 0)", Colour("rgb", (255, 0, 0))),
        ("hsl(0, 120%, -1%)", Colour("hsl", (0, 100, 0))),
        ("color(srgb 1.5 -0.5 0 / 900%)", Colour("srgb", (1, 0, 0), 1)),
    ],
)
def test_too_much_is_the_most_there_is(text: str, colour: Colour) -> None:
    assert read_colour(text) == colour


HEX = [
    "",
    "#",
    "#f",
    "#ff",
    "#ffff",
    "#fffff",
    "#fffffff",
    "#ffffffff",
    "#fffffffff",
    "#ggg",
    "#12345g",
]
HEX += ["fff", "##fff", "#ff f", "# fff", "#fff;", "#fff #fff", "#-12", "#+12", "#1_2", "#١٢٣"]
BRACKETS = ["rgb", "rgb(", "rgb()", "rgb(1, 2, 3", "rgb 1, 2, 3)", "rgb(1, 2, 3))", "rgb((1, 2, 3)"]
BRACKETS += ["rgb (1, 2, 3)", "rgb[1, 2, 3]", "rgb(1, 2, 3) x", "x rgb(1, 2, 3)", "rgb(1, 2, 3);"]
COUNTS = ["rgb(1, 2)", "rgb(1, 2, 3, 4)", "rgb(1, 2, 3, 4, 5)", "rgba(1, 2, 3)", "rgba(1 2 3)"]
COUNTS += ["rgba(1, 2, 3, 4, 5)", "rgb(1,,3)", "rgb(1, 2, 3,)", "rgb(,1, 2, 3)", "rgb(1 2 3 4)"]
COUNTS += ["rgb(1 2 3 /)", "rgb(/ 1 2 3)", "rgb(1 2 / 3)", "rgb(1 2 3 / 4 / 5)", "rgb(1 2 3 / 4 5)"]
COUNTS += ["hsl(1, 2%)", "hsl(1, 2%, 3%, 4)", "hsla(1, 2%, 3%)", "color(srgb 1 2)", "color()"]
COUNTS += [
    "color(srgb)",
    "color(srgb 0 0 0 0)",
    "color(0 0 0)",
    "color(srgb 0 0 0 /)",
    "color(/ 1)",
]
MIXTURES = ["rgb(1, 2 3)", "rgb(1 2, 3)", "rgb(1, 2, 3 / 0.5)", "rgb(1%, 2, 3)", "rgb(1, 2%, 3)"]
MIXTURES += ["hsl(1, 2, 3)", "hsl(1, 0.5, 0.5)", "hsl(1%, 2%, 3%)", "color(srgb 0, 0, 0)"]
NUMBERS = ["rgb(NaN, 0, 0)", "rgb(Infinity, 0, 0)", "rgb(1e999, 0, 0)", "rgba(0, 0, 0, NaN)"]
NUMBERS += ["rgb(none 0 0)", "rgb(1., 0, 0)", "rgb(1_0, 0, 0)", "rgb(0x1, 0, 0)", "rgb(1e, 0, 0)"]
NUMBERS += [
    "rgb(--1, 0, 0)",
    "rgb(١, 0, 0)",
    "rgb(1px, 0, 0)",
    "rgb(1 %, 0%, 0%)",
    "rgb(1%%,0%,0%)",
]
NUMBERS += ["hsl(1e308turn, 0%, 0%)", "hsl(1px, 0%, 0%)", "color(srgb inf 0 0)", "rgb(calc(1),0,0)"]
STRANGERS = ["red", "transparent", "currentColor", "inherit", "hwb(1 2% 3%)", "lab(1 2 3)", "none"]
STRANGERS += ["color(xyz 0 0 0)", "color(srgb-linear 0 0 0)", "color(rec2020 0 0 0)", "var(--x)"]
STRANGERS += [
    "color(from red srgb r g b)",
    "url(#fff)",
    "color-mix(in srgb, red, blue)",
    "\u00a0#fff",
]


@pytest.mark.parametrize("text", [*HEX, *BRACKETS, *COUNTS, *MIXTURES, *NUMBERS, *STRANGERS])
def test_anything_else_is_refused(text: str) -> None:
    with pytest.raises(UnsupportedColour):
        read_colour(text)


def test_the_refusal_names_the_input_and_what_would_work() -> None:
    with pytest.raises(UnsupportedColour) as refusal:
        read_colour("color(xyz 0 0 0)")

    message = str(refusal.value)
    assert message.startswith('Unsupported colour "color(xyz 0 0 0)".')
    for form in ("#nnn,", "#nnnnnn,", "rgb(", "rgba(", "hsl(", "hsla(", "color("):
        assert form in message
    assert "srgb, display-p3, a98-rgb, prophoto-rgb, rec-2020." in message


def test_every_example_in_the_refusal_works() -> None:
    examples = ["rgb(25, 118, 210)", "rgba(25, 118, 210, 0.5)", "hsl(210, 79%, 46%)"]
    examples += ["hsla(210, 79%, 46%, 0.5)", "color(srgb 0.1 0.5 0.8)"]

    for text in examples:
        assert text in str(UnsupportedColour("red"))
        assert read_colour(text)


def test_the_refusal_of_a_novel_stays_short() -> None:
    with pytest.raises(UnsupportedColour) as refusal:
        read_colour("#" + "f" * 1_000_000)

    assert len(str(refusal.value)) < 400


def test_a_refusal_travels_between_processes() -> None:
    assert str(pickle.loads(pickle.dumps(UnsupportedColour("red")))) == str(
        UnsupportedColour("red")
    )


@given(colours)
@example(Colour("hsl", (359.999999, 0, 0)))
@example(Colour("rgb", (-0.0, 0, 0), 0.000001))
def test_a_colour_survives_being_written_and_read(colour: Colour) -> None:
    assert read_colour(str(colour)) == colour


@given(colours)
def test_a_colour_is_always_one_that_can_be_shown(colour: Colour) -> None:
    assert 0 <= colour.alpha <= 1
    for value, most in zip(colour.values, most_of(colour.space), strict=True):
        assert 0 <= value <= most


@given(colours, st.data())
def test_a_damaged_colour_is_refused(colour: Colour, data: st.DataObject) -> None:
    text = str(colour)
    inside = text[text.index("(") + 1 : -1]
    damaged = data.draw(
        st.sampled_from(
            [
                text[:-1],
                text.replace("(", "", 1),
                f"{text})",
                f"{text}x",
                f"x{text}",
                text.replace(inside, ""),
                text.replace(inside, f"{inside}, 1"),
                text.replace(inside, f"{inside} 1"),
                text.replace(inside, f"{inside} / 1 / 1"),
                text.replace(inside, inside.rpartition(" ")[0]),
                text.replace(inside, f"{inside.rpartition(' ')[0]} NaN"),
                text.replace(inside, f"{inside.rpartition(' ')[0]} Infinity"),
            ]
        )
    )

    with pytest.raises(UnsupportedColour):
        read_colour(damaged)


@given(st.from_regex(r"#[0-9a-f]{6}", fullmatch=True), st.integers(1, 6), st.characters())
def test_a_hex_colour_with_another_letter_in_it_is_refused(text: str, at: int, odd: str) -> None:
    damaged = text[:at] + odd + text[at + 1 :]

    if odd in "0123456789abcdefABCDEF":
        assert read_colour(damaged)
    elif not (at == 6 and odd in " \t\n\r\f"):
        with pytest.raises(UnsupportedColour):
            read_colour(damaged)


@given(
    st.text()
    | st.text(alphabet="#rgbhslacol()0123456789.,%/ -+eE", max_size=24)
    | st.builds("rgb({})".format, st.text(alphabet="0123456789.,%/ -+e", max_size=16))
    | st.builds("color(srgb {})".format, st.text(alphabet="0123456789.%/ -+e", max_size=16))
)
def test_whatever_is_read_is_whole_or_refused(text: str) -> None:
    try:
        colour = read_colour(text)
    except UnsupportedColour:
        return

    assert all(math.isfinite(value) for value in (*colour.values, colour.alpha))
    assert read_colour(str(colour)) == colour


@pytest.mark.parametrize("odd", [math.nan, math.inf, -math.inf])
def test_a_number_that_is_none_is_refused_everywhere(odd: float) -> None:
    colour = read_colour("#123")

    for attempt in (
        lambda: clamp(odd),
        lambda: with_alpha(colour, odd),
        lambda: lighten(colour, odd),
        lambda: darken(colour, odd),
        lambda: Colour("rgb", (odd, 0, 0)),
        lambda: Colour("hsl", (odd, 0, 0)),
        lambda: Colour("srgb", (0, 0, 0), odd),
    ):
        with pytest.raises(UnsupportedColour):
            attempt()


@given(numbers)
def test_amounts_are_clamped(amount: float) -> None:
    assert clamp(amount) == min(1, max(0, amount))


@pytest.mark.parametrize(("amount", "alpha"), [(0.5, 0.5), (7, 1), (-7, 0)])
def test_an_alpha_replaces_the_one_before(amount: float, alpha: float) -> None:
    before = read_colour("rgba(1, 2, 3, 0.25)")

    assert with_alpha(before, amount) == Colour("rgb", (1, 2, 3), alpha)


@pytest.mark.parametrize(
    ("text", "lighter", "darker"),
    [
        ("#336699", "rgb(153, 178.5, 204)", "rgb(25.5, 51, 76.5)"),
        ("rgba(0, 0, 0, 0.5)", "rgba(127.5, 127.5, 127.5, 0.5)", "rgba(0, 0, 0, 0.5)"),
        ("hsl(210, 79%, 40%)", "hsl(210, 79%, 70%)", "hsl(210, 79%, 20%)"),
        ("color(srgb 0 0.5 1)", "color(srgb 0.5 0.75 1)", "color(srgb 0 0.25 0.5)"),
    ],
)
def test_half_way_to_white_and_to_black(text: str, lighter: str, darker: str) -> None:
    assert str(lighten(read_colour(text), 0.5)) == lighter
    assert str(darken(read_colour(text), 0.5)) == darker


@given(colours, amounts)
def test_lightening_and_darkening_keep_to_their_direction(colour: Colour, amount: float) -> None:
    lighter, darker = lighten(colour, amount), darken(colour, amount)

    assert all(after >= before for before, after in zip(colour.values, lighter.values, strict=True))
    assert all(after <= before for before, after in zip(colour.values, darker.values, strict=True))
    assert lighter.alpha == darker.alpha == colour.alpha


@given(colours)
def test_nothing_changes_nothing_and_all_is_the_end(colour: Colour) -> None:
    assert lighten(colour, 0) == darken(colour, 0) == colour
    assert lighten(colour, 1).values[2] == most_of(colour.space)[2]
    assert darken(colour, 1).values[2] == 0


@pytest.mark.parametrize(
    ("text", "css"),
    [
        ("#fff", "rgb(255, 255, 255)"),
        ("rgb(-0, 0, 0)", "rgb(0, 0, 0)"),
        ("hsla(210, 79%, 46%, 0)", "hsla(210, 79%, 46%, 0)"),
        ("color(display-p3 0 0.125 1 / 50%)", "color(display-p3 0 0.125 1 / 0.5)"),
        ("color(rec-2020 0 0 1)", "color(rec2020 0 0 1)"),
    ],
)
def test_a_stylesheet_is_given_what_browsers_know(text: str, css: str) -> None:
    assert to_css(read_colour(text)) == css


def test_the_spaces_are_those_that_were_asked_for() -> None:
    assert NAMED_SPACES == ("srgb", "display-p3", "a98-rgb", "prophoto-rgb", "rec-2020")
