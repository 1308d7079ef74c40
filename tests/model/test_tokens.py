"""The generated stylesheet and constants of the theme."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tearsheet.bundle.tokens import render_script, render_stylesheet, write_tokens
from tearsheet.model.theme import BREAKPOINTS, LAYERS, SHADOWS, SPACING, TOOLBAR_HEIGHTS

NODE = Path(sys.executable).parent / "node"


def test_tokens_are_written_once(tmp_path: Path) -> None:
    folder = tmp_path / "theme" / "generated"

    assert write_tokens(folder) is True
    before = {file.name: file.stat().st_mtime_ns for file in folder.iterdir()}
    assert write_tokens(folder) is False

    assert {file.name: file.stat().st_mtime_ns for file in folder.iterdir()} == before
    assert set(before) == {"tokens.css", "tokens.ts"}


@pytest.mark.parametrize("name", ["tokens.css", "tokens.ts"])
def test_a_token_file_that_differs_is_written_anew(tmp_path: Path, name: str) -> None:
    write_tokens(tmp_path)
    whole = (tmp_path / name).read_bytes()
    (tmp_path / name).write_bytes(b"\xff")

    assert write_tokens(tmp_path) is True
    assert (tmp_path / name).read_bytes() == whole


def test_every_measure_has_a_variable() -> None:
    first_rule = render_stylesheet().partition("}")[0]

    variables = dict(re.findall(r"--([\w-]+): (.+);", first_rule))

    assert variables["space-1"] == "8px"
    assert variables["space-12"] == "96px"
    assert variables["layer-mobile-stepper"] == "1000"
    assert variables["layer-fab"] == variables["layer-speed-dial"] == "1050"
    assert variables["layer-app-bar"] == "1100"
    assert variables["layer-drawer"] == "1200"
    assert variables["layer-modal"] == "1300"
    assert variables["layer-snackbar"] == "1400"
    assert variables["layer-tooltip"] == "1500"
    assert [variables[f"shadow-{level}"] for level in range(25)] == list(SHADOWS)
    assert variables["breakpoint-xl"] == "1536px"
    assert variables["toolbar-height"] == "56px"
    assert variables["paper"] == "light-dark(#fcfbf9, #131317)"
    assert len(variables) == 12 + 8 + 25 + 5 + 2


def test_the_toolbar_is_lower_on_its_side_and_higher_from_sm_on() -> None:
    rules = re.findall(
        r"@media \((.+)\) \{\s*:root \{\s*--toolbar-height: (\w+);", render_stylesheet()
    )

    # The order matters: both hold for a wide screen on its side, and the later wins.
    assert rules == [("orientation: landscape", "48px"), ("min-width: 600px", "64px")]


def test_scripts_see_the_same_measures(tmp_path: Path) -> None:
    write_tokens(tmp_path)
    ask = "console.log(JSON.stringify(await import('./tokens.ts')))"

    asked = subprocess.run(
        [NODE, "--no-warnings", "--input-type=module", "--eval", ask],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )

    assert json.loads(asked.stdout) == {
        "breakpoints": dict(BREAKPOINTS),
        "layers": dict(LAYERS),
        "shadows": list(SHADOWS),
        "spacing": SPACING,
        "toolbarHeights": dict(TOOLBAR_HEIGHTS),
    }


def test_constants_keep_their_exact_types() -> None:
    script = render_script()

    assert script.count("as const;") == script.count("export const") - 1
    assert "export const spacing = 8;" in script
