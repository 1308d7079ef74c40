"""The mark of the site as browsers and home screens show it."""

from __future__ import annotations

import struct

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


FAVICON_SIZES = (16, 32, 48)
"""In pixels: of tabs, of tabs on finer screens, of lists of links."""

_DIRECTORY = struct.Struct("<HHH")
_ENTRY = struct.Struct("<BBBBHHII")


def draw_favicon() -> bytes:
    """Return the ICO that browsers and other programs ask for without being told of any icon.

    It has a ground of its own: nobody knows on which color it is shown.
    """
    pictures = [_draw_small(size) for size in FAVICON_SIZES]
    begin = _DIRECTORY.size + _ENTRY.size * len(pictures)
    entries = []
    for size, picture in zip(FAVICON_SIZES, pictures, strict=True):
        entries.append(_ENTRY.pack(size, size, 0, 0, 1, 32, len(picture), begin))
        begin += len(picture)
    return b"".join([_DIRECTORY.pack(0, 1, len(pictures)), *entries, *pictures])


def _draw_small(size: int) -> bytes:
    return resvg_py.svg_to_bytes(
        svg_string=(
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{size}" height="{size}"'
            ' viewBox="-2 -2 28 28">'
            f'<rect x="-2" y="-2" width="28" height="28" rx="6" fill="{INK}"/>{draw_mark(PAPER)}'
            "</svg>"
        ),
        skip_system_fonts=True,
    )


def draw_mark(kept: str) -> str:
    """Return the two parts for use inside another drawing, on 24 by 24."""
    return f'<path fill="{kept}" d="{KEPT}"/><path fill="{CORAL}" d="{TAKEN}"/>'
