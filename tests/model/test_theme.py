"""The site's measures, and what the installed library says they are."""

from __future__ import annotations

import json
import pickle
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from tearsheet.model.colour import read_colour
from tearsheet.model.contrast import contrast_ratio
from tearsheet.model.theme import (
    BREAKPOINTS,
    LAYERS,
    PAPER,
    SHADOWS,
    SPACING,
    TOOLBAR_HEIGHTS,
    PrivateVarsField,
    read_theme,
)

ROOT = Path(__file__).parents[2]
NODE = Path(sys.executable).parent / "node"
ASK = """
const { createTheme } = require('@mui/material/styles');
const { breakpoints, zIndex, shadows, mixins, spacing } = createTheme();
process.stdout.write(JSON.stringify({
  breakpoints: breakpoints.values, zIndex, shadows, toolbar: mixins.toolbar, spacing: spacing(1),
}));
"""


@pytest.fixture(scope="module")
def library() -> Mapping[str, Any]:
    # Any: the shape of the library's theme is what these tests are about.
    asked = subprocess.run(
        [NODE, "--eval", ASK], cwd=ROOT, capture_output=True, text=True, check=True, timeout=60
    )
    answer: Mapping[str, Any] = json.loads(asked.stdout)
    return answer


def test_breakpoints_are_those_of_the_library(library: Mapping[str, Any]) -> None:
    assert list(BREAKPOINTS.items()) == list(library["breakpoints"].items())


def test_layers_are_those_of_the_library(library: Mapping[str, Any]) -> None:
    assert dict(LAYERS) == library["zIndex"]


def test_shadows_are_those_of_the_library(library: Mapping[str, Any]) -> None:
    assert list(SHADOWS) == library["shadows"]
    assert len(SHADOWS) == 25


def test_spacing_is_that_of_the_library(library: Mapping[str, Any]) -> None:
    assert f"{SPACING}px" == library["spacing"]


def test_toolbar_heights_are_those_of_the_library(library: Mapping[str, Any]) -> None:
    landscape = {"@media (orientation: landscape)": {"minHeight": TOOLBAR_HEIGHTS["landscape"]}}

    assert library["toolbar"] == {
        "minHeight": TOOLBAR_HEIGHTS["default"],
        f"@media (min-width:{BREAKPOINTS['xs']}px)": landscape,
        f"@media (min-width:{BREAKPOINTS['sm']}px)": {"minHeight": TOOLBAR_HEIGHTS["sm"]},
    }


def test_the_measures_are_those_that_were_asked_for() -> None:
    assert dict(BREAKPOINTS) == {"xs": 0, "sm": 600, "md": 900, "lg": 1200, "xl": 1536}
    assert list(LAYERS.values()) == [1000, 1050, 1050, 1100, 1200, 1300, 1400, 1500]
    assert list(TOOLBAR_HEIGHTS.values()) == [56, 48, 64]
    assert SPACING == 8


@pytest.mark.parametrize(
    "fields",
    [
        {"vars": {"palette": {}}},
        {"vars": {}},
        {"vars": False, "palette": {}},
        {"vars": {}, "generateThemeVars": None},
    ],
)
def test_a_theme_cannot_bring_its_own_vars(fields: Mapping[str, object]) -> None:
    with pytest.raises(PrivateVarsField, match="vars is a private field"):
        read_theme(fields)


@pytest.mark.parametrize(
    "fields",
    [
        {},
        {"palette": {"mode": "dark"}},
        {"vars": None},
        {"generateThemeVars": "() => ({})"},
        {"vars": {}, "generateThemeVars": "() => ({})"},
    ],
)
def test_any_other_theme_is_taken_as_it_is(fields: Mapping[str, object]) -> None:
    assert read_theme(fields) == fields


def test_a_theme_that_was_read_does_not_change_with_its_source() -> None:
    fields: dict[str, object] = {"spacing": 4}

    theme = read_theme(fields)
    fields["vars"] = {}

    assert theme == {"spacing": 4}


def test_a_refused_theme_travels_between_processes() -> None:
    assert str(pickle.loads(pickle.dumps(PrivateVarsField()))) == str(PrivateVarsField())


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_text_can_be_read_on_the_ground_of_both_schemes(scheme: str) -> None:
    ink = {"light": "#1c1b22", "dark": "#ecebf0"}[scheme]

    assert contrast_ratio(read_colour(PAPER[scheme]), read_colour(ink)) > 12
