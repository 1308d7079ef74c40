"""The design tokens of the theme as a stylesheet and as TypeScript, for the reader."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

from tearsheet.model.theme import BREAKPOINTS, LAYERS, PAPER, SHADOWS, SPACING, TOOLBAR_HEIGHTS

SPACES = range(1, 13)
"""The multiples of the spacing that have a variable."""


def write_tokens(folder: Path) -> bool:
    """Bring `tokens.css` and `tokens.ts` up to date and say whether anything had to be written."""
    written = [
        write_changed(folder / "tokens.css", render_stylesheet()),
        write_changed(folder / "tokens.ts", render_script()),
    ]
    return any(written)


def render_stylesheet() -> str:
    """Return the tokens as CSS variables.

    Media queries cannot read variables: the breakpoints are there for reference and for scripts.
    """
    variables = {
        **{f"space-{step}": f"{step * SPACING}px" for step in SPACES},
        **{f"layer-{_kebab(name)}": str(layer) for name, layer in LAYERS.items()},
        **{f"shadow-{level}": shadow for level, shadow in enumerate(SHADOWS)},
        **{f"breakpoint-{name}": f"{width}px" for name, width in BREAKPOINTS.items()},
        "paper": f"light-dark({PAPER['light']}, {PAPER['dark']})",
        "toolbar-height": f"{TOOLBAR_HEIGHTS['default']}px",
    }
    lines = "".join(f"  --{name}: {value};\n" for name, value in variables.items())
    return (
        "/* Written by the build; change model/theme.py instead. */\n"
        f":root {{\n{lines}}}\n"
        + _render_toolbar("orientation: landscape", TOOLBAR_HEIGHTS["landscape"])
        + _render_toolbar(f"min-width: {BREAKPOINTS['sm']}px", TOOLBAR_HEIGHTS["sm"])
    )


def render_script() -> str:
    """Return the tokens as TypeScript constants, with literal types."""
    return "\n".join(
        (
            "// Written by the build; change model/theme.py instead.\n",
            "/** The width in px from which each size of screen begins. */",
            _render_object("breakpoints", BREAKPOINTS),
            "/** What lies above what: the greater number covers the smaller. */",
            _render_object("layers", LAYERS),
            "/** One step of space, in px. */",
            f"export const spacing = {SPACING};\n",
            "/** The least height of the bar at the top, in px; the one from `sm` wins. */",
            _render_object("toolbarHeights", TOOLBAR_HEIGHTS),
            "/** The levels of shadow by their number; level 0 casts none. */",
            "export const shadows = [",
            *(f"  '{shadow}'," for shadow in SHADOWS),
            "] as const;\n",
        )
    )


def write_changed(file: Path, text: str) -> bool:
    """Write a file unless its content is the same, so that watchers are not triggered."""
    if file.is_file() and file.read_bytes() == text.encode():
        return False
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(text.encode())
    return True


def _render_toolbar(condition: str, height: int) -> str:
    rule = f"  :root {{\n    --toolbar-height: {height}px;\n  }}\n"
    return f"\n@media ({condition}) {{\n{rule}}}\n"


def _render_object(name: str, values: Mapping[str, int]) -> str:
    lines = "".join(f"  {key}: {value},\n" for key, value in values.items())
    return f"export const {name} = {{\n{lines}}} as const;\n"


def _kebab(name: str) -> str:
    return re.sub(r"[A-Z]", lambda capital: f"-{capital[0].lower()}", name)
