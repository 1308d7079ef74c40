"""The mark of the site: a sheet torn in two, the taken half in colour."""

from __future__ import annotations

import resvg_py

INK = "#16181d"
PAPER = "#f4f1ea"
CORAL = "#ff6a45"

# Drawn on 32 by 32. The two halves share one tear, a little apart.
KEPT_HALF = (
    "M8.5 2h15A2.5 2.5 0 0 1 26 4.5V13l-3.4 2.5-3.1-1.6-3.6 3.3-3.2-1.9-3.5 3.1L6 16.9V4.5"
    "A2.5 2.5 0 0 1 8.5 2Z"
)
TAKEN_HALF = (
    "M26 16.4V27.5A2.5 2.5 0 0 1 23.5 30h-15A2.5 2.5 0 0 1 6 27.5V20.3l3.2 1.5 3.5-3.1 3.2 1.9"
    " 3.6-3.3 3.1 1.6Z"
)


def render_icon() -> str:
    """Return the SVG; the kept half is ink on a light browser and paper on a dark one."""
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">'
        f"<style>.kept{{fill:{INK}}}"
        f"@media(prefers-color-scheme:dark){{.kept{{fill:{PAPER}}}}}</style>"
        f'<path class="kept" d="{KEPT_HALF}"/><path fill="{CORAL}" d="{TAKEN_HALF}"/></svg>\n'
    )


def draw_touch_icon() -> bytes:
    """Return the PNG of 180 by 180 for home screens, which round its corners and want a ground."""
    return resvg_py.svg_to_bytes(
        svg_string=(
            '<svg xmlns="http://www.w3.org/2000/svg" width="180" height="180"'
            ' viewBox="-10 -10 52 52">'
            f'<path fill="{INK}" d="M-10-10h52v52h-52z"/>{draw_mark(PAPER)}</svg>'
        ),
        skip_system_fonts=True,
    )


def draw_mark(kept: str) -> str:
    """Return the two halves for use inside another drawing, on 32 by 32."""
    return f'<path fill="{kept}" d="{KEPT_HALF}"/><path fill="{CORAL}" d="{TAKEN_HALF}"/>'
