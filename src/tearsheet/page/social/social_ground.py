"""What the social images of one product share: the torn sheet, its mark, the names."""

from __future__ import annotations

import re
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path

import resvg_py
from PIL import Image, ImageDraw

from tearsheet.derived.icon import draw_mark
from tearsheet.errors import ContentError
from tearsheet.model.mark import CORAL, INK, PAPER
from tearsheet.page.social.social_text import Lettering, Typefaces, cut, draw_line, wrap

WIDTH, HEIGHT = 1200, 630
MARGIN = 80
NAME_SIZE, NAME_ROOM = 32, 720

# Colors of the picture's palette: those below are steps from the ground to white, for the text.
TEXT_STEPS = 64
GROUND_COLORS = 256 - TEXT_STEPS

# The edge of the sheet, from the top to the bottom.
TEAR = (
    "972 0 946 46 975 98 931 148 958 204 921 246 951 312"
    " 908 356 937 420 902 468 930 522 889 574 914 630"
)
LOGO_SIZE = 148
LOGO_LEFT, LOGO_TOP = 998, 241
OPENING_TAG = re.compile(r"<svg\b[^>]*>")
PLACED = re.compile(r"""\s(?:x|y|width|height)\s*=\s*(?:"[^"]*"|'[^']*')""")


@dataclass(frozen=True, slots=True, kw_only=True)
class Ground:
    """A picture of at most 256 colors, as numbers into a palette; it travels between processes."""

    pixels: bytes
    palette: bytes


def draw_ground(
    site_name: str, product_name: str, logo: str, typefaces: Typefaces, source: Path
) -> Ground:
    """Draw all but a page's own words; a mark that is broken is a mistake in the file `source`."""
    try:
        drawn = resvg_py.svg_to_bytes(svg_string=render_sheet(logo), skip_system_fonts=True)
    except ValueError as cause:
        raise ContentError(
            source,
            f"The mark of {product_name} cannot be drawn ({cause}).",
            "Give the product a logo that is one well-formed <svg> element with a viewBox.",
        ) from cause
    picture = Image.open(BytesIO(drawn)).convert("RGB")
    names = Lettering(typefaces.strong, NAME_SIZE, NAME_ROOM)
    canvas = ImageDraw.Draw(picture)
    for name, corner, color in (
        (product_name, (MARGIN, 76), CORAL),
        (site_name, (MARGIN + 44, 520), PAPER),
    ):
        line = "".join(cut(wrap(name, names), 1, names))
        draw_line(canvas, line, corner, names, color)
    return make_room_for_text(picture)


def render_sheet(logo: str) -> str:
    """Return the drawing: the dark ground, two sheets with a torn edge, the two marks."""
    shadow = "".join(
        f'<path transform="translate(-{step * 5} {step})" d="M{TEAR}H1200V0Z" opacity=".06"/>'
        for step in range(5, 10)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
        f' width="{WIDTH}" height="{HEIGHT}">'
        f'<path fill="{INK}" d="M0 0h1200v630H0z"/>{shadow}'
        f'<path transform="translate(-20 0)" fill="{CORAL}" d="M{TEAR}H1220V0Z"/>'
        f'<path fill="{PAPER}" d="M{TEAR}H1200V0Z"/>'
        f'<g color="{INK}" fill="{INK}">{place_logo(logo)}</g>'
        f'<g transform="translate({MARGIN - 3} 518) scale(1.6)">{draw_mark(PAPER)}</g></svg>'
    )


def place_logo(logo: str) -> str:
    """Give the mark its place and size on the sheet, in the outermost tag alone."""
    place = f' x="{LOGO_LEFT}" y="{LOGO_TOP}" width="{LOGO_SIZE}" height="{LOGO_SIZE}"'
    return OPENING_TAG.sub(
        lambda tag: f"<svg{place}{PLACED.sub('', tag.group())[4:]}", logo, count=1
    )


def make_room_for_text(picture: Image.Image) -> Ground:
    """Reduce the colors of the picture, and put the steps from ground to text before them."""
    few = picture.quantize(GROUND_COLORS, Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)
    colors = bytes(few.getpalette() or b"")
    pixels = few.tobytes().translate(bytes(min(255, at + TEXT_STEPS) for at in range(256)))
    # The color reached by the reduction, so that the ground of the text shows no seam.
    dark = 3 * few.tobytes()[WIDTH * (HEIGHT // 2)]
    steps = bytes(
        round(low + (high - low) * step / (TEXT_STEPS - 1))
        for step in range(TEXT_STEPS)
        for low, high in zip(colors[dark : dark + 3], bytes.fromhex(PAPER[1:]), strict=True)
    )
    return Ground(pixels=pixels, palette=steps + colors[: 3 * GROUND_COLORS])
