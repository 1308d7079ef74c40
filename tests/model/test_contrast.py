"""Brightness and contrast, beside what is known and what the installed library says."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tearsheet.model.colour import Colour, Space, darken, lighten, most_of, read_colour
from tearsheet.model.contrast import contrast_ratio, relative_luminance

ROOT = Path(__file__).parents[2]
NODE = Path(sys.executable).parent / "node"

colours = st.builds(
    Colour,
    st.sampled_from(get_args(Space)),
    st.tuples(st.floats(0, 360), st.floats(0, 255), st.floats(0, 255)),
)


def test_black_on_white_is_the_greatest_contrast() -> None:
    assert contrast_ratio(read_colour("#000"), read_colour("#fff")) == pytest.approx(21)


def test_the_contrast_of_a_known_pair() -> None:
    # The lightest grey that is readable on white.
    assert contrast_ratio(read_colour("#767676"), read_colour("#fff")) == pytest.approx(
        4.54, abs=0.01
    )


@pytest.mark.parametrize("space", get_args(Space))
def test_white_is_1_and_black_is_0_in_every_space(space: Space) -> None:
    assert relative_luminance(Colour(space, most_of(space))) == pytest.approx(1, abs=1e-4)
    assert relative_luminance(Colour(space, (0, 0, 0))) == 0


@pytest.mark.parametrize(
    "text",
    [
        "#f00",
        "hsl(0, 100%, 50%)",
        "color(srgb 1 0 0)",
        "color(display-p3 0.9175 0.2003 0.1387)",
        "color(a98-rgb 0.8586 0 0)",
        "color(prophoto-rgb 0.7023 0.2757 0.1036)",
        "color(rec-2020 0.8235 0.3284 0.1803)",
    ],
)
def test_one_red_is_as_bright_in_every_space(text: str) -> None:
    assert relative_luminance(read_colour(text)) == pytest.approx(0.2126, abs=0.001)


@given(colours, colours)
def test_contrast_has_no_direction_and_stays_in_its_range(one: Colour, other: Colour) -> None:
    ratio = contrast_ratio(one, other)

    assert 1 <= ratio <= 21.000001
    assert ratio == contrast_ratio(other, one)
    assert contrast_ratio(one, one) == 1


@given(colours, st.floats(0, 1))
def test_a_lighter_colour_is_brighter(colour: Colour, amount: float) -> None:
    brightness = relative_luminance(colour)

    assert relative_luminance(lighten(colour, amount)) >= brightness - 1e-6
    assert relative_luminance(darken(colour, amount)) <= brightness + 1e-6


SAMPLES = ("#1976d2", "#9c27b0", "#ed6c02", "#abc", "rgb(1, 200, 77)", "color(srgb 0.2 0.4 0.6)")
ASK = """
const { lighten, darken, getLuminance, getContrastRatio } = require('@mui/system/colorManipulator');
process.stdout.write(JSON.stringify(JSON.parse(process.argv[1]).map((colour) => ({
  lighter: lighten(colour, 0.3), darker: darken(colour, 0.3),
  luminance: getLuminance(colour), contrast: getContrastRatio(colour, '#fff'),
}))));
"""


def test_the_library_comes_to_the_same() -> None:
    asked = subprocess.run(
        [NODE, "--eval", ASK, json.dumps(SAMPLES)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )

    for text, answer in zip(SAMPLES, json.loads(asked.stdout), strict=True):
        colour = read_colour(text)
        # It cuts brightness to three digits and channels to whole numbers; we do neither.
        assert relative_luminance(colour) == pytest.approx(answer["luminance"], abs=0.0006)
        assert contrast_ratio(colour, read_colour("#fff")) == pytest.approx(
            answer["contrast"], rel=0.02
        )
        assert lighten(colour, 0.3).values == pytest.approx(
            read_colour(answer["lighter"]).values, abs=1
        )
        assert darken(colour, 0.3).values == pytest.approx(
            read_colour(answer["darker"]).values, abs=1
        )
