"""The mark of the site as browsers and home screens show it."""

from __future__ import annotations

import resvg_py

from tearsheet.model.mark import CORAL, INK, KEPT, PAPER, TAKEN


def render_icon() -> str:
    """Return the SVG; the kept part is ink on a light browser and paper on a dark one."""
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">'
        f"<style>.kept{{fill:{INK}}}"
        f"@media(prefers-color-scheme:dark){{.kept{{fill:{PAPER}}}}}</style>"
        f'<path class="kept" d="{KEPT}"/><path fill="{CORAL}" d="{TAKEN}"/></svg>\n'
    )


def draw_touch_icon() -> bytes:
    """Return the PNG of 180 by 180 for home screens, which round its corners and want a ground."""
    return resvg_py.svg_to_bytes(
        svg_string=(
            '<svg xmlns="http://www.w3.org/2000/svg" width="180" height="180"'
            ' viewBox="-8 -8 40 40">'
            f'<path fill="{INK}" d="M-8-8h40v40h-40z"/>{draw_mark(PAPER)}</svg>'
        ),
        skip_system_fonts=True,
    )


def draw_mark(kept: str) -> str:
    """Return the two parts for use inside another drawing, on 24 by 24."""
    return f'<path fill="{kept}" d="{KEPT}"/><path fill="{CORAL}" d="{TAKEN}"/>'
