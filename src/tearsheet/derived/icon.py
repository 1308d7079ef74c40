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


TOUCH_SIZE = 180
"""In pixels: of home screens that round the corners themselves."""


def draw_touch_icon() -> bytes:
    """Return the PNG for home screens, which round its corners and need a background."""
    return draw_filled_icon(TOUCH_SIZE)


def draw_filled_icon(size: int) -> bytes:
    """Return a square PNG without transparency, with the mark inside the safe zone of masks.

    That zone is a circle with 80 % of the width; the mark's corners are inside it.
    """
    return _draw_png(size, edge=8, background=f'<path fill="{INK}" d="M-8-8h40v40h-40z"/>')


def draw_rounded_icon(size: int) -> bytes:
    """Return a PNG with rounded corners and its own background, for any surrounding color."""
    background = f'<rect x="-2" y="-2" width="28" height="28" rx="6" fill="{INK}"/>'
    return _draw_png(size, edge=2, background=background)


def _draw_png(size: int, *, edge: int, background: str) -> bytes:
    box = f"{-edge} {-edge} {24 + 2 * edge} {24 + 2 * edge}"
    return resvg_py.svg_to_bytes(
        svg_string=(
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{size}" height="{size}"'
            f' viewBox="{box}">{background}{draw_mark(PAPER)}</svg>'
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
    pictures = [draw_rounded_icon(size) for size in FAVICON_SIZES]
    begin = _DIRECTORY.size + _ENTRY.size * len(pictures)
    entries = []
    for size, picture in zip(FAVICON_SIZES, pictures, strict=True):
        entries.append(_ENTRY.pack(size, size, 0, 0, 1, 32, len(picture), begin))
        begin += len(picture)
    return b"".join([_DIRECTORY.pack(0, 1, len(pictures)), *entries, *pictures])


def draw_mark(kept: str) -> str:
    """Return the two parts for use inside another drawing, on 24 by 24."""
    return f'<path fill="{kept}" d="{KEPT}"/><path fill="{CORAL}" d="{TAKEN}"/>'
