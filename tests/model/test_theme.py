"""The site's measures, and what the installed library says they are."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from tearsheet.model.theme import (
    BREAKPOINTS,
    LAYERS,
    SHADOWS,
    SPACING,
    TOOLBAR_HEIGHTS,
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
