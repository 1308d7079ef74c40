"""The picture other sites show where a page is linked to."""

from __future__ import annotations

from io import BytesIO

from PIL import Image, ImageDraw

from tearsheet.page.social.social_ground import (
    HEIGHT,
    MARGIN,
    TEXT_STEPS,
    WIDTH,
    Ground,
)
from tearsheet.page.social.social_text import Lettering, Typefaces, cut, draw_line, wrap

# Where a page's own words go, between the name of the product and that of the site.
TEXT_TOP, TEXT_HEIGHT, TEXT_WIDTH = 132, 372, 770

# The fewer lines a title needs, the larger it is set.
TITLE_SIZES = ((1, 96), (2, 78), (3, 62))
TITLE_LEADING = 1.1
DESCRIPTION_SIZE = 31
DESCRIPTION_LEADING = 44
GAP = 28

# Grey where the title is white; as a share of 255.
DESCRIPTION_STRENGTH = 168

# A character's coverage, from none to all, as a step of the palette.
COVERAGE_TO_STEP = bytes(round(value * (TEXT_STEPS - 1) / 255) for value in range(256))


def draw_social_image(title: str, description: str, ground: Ground, typefaces: Typefaces) -> bytes:
    """Return the PNG of one page, 1200 by 630, on the ground of its product."""
    picture = Image.frombytes("P", (WIDTH, HEIGHT), ground.pixels)
    picture.putpalette(ground.palette)
    text = draw_text(title, description, typefaces)
    steps = text.tobytes().translate(COVERAGE_TO_STEP)
    picture.paste(Image.frombytes("P", text.size, steps), (0, TEXT_TOP))
    file = BytesIO()
    picture.save(file, "PNG", compress_level=6)
    return file.getvalue()


def draw_text(title: str, description: str, typefaces: Typefaces) -> Image.Image:
    """Draw title and description in shades of grey, together in the middle of their height."""
    lines, large = fit_title(title, typefaces)
    small = Lettering(typefaces.plain, DESCRIPTION_SIZE, TEXT_WIDTH)
    about = cut(wrap(description, small), 3 if len(lines) == 1 else 2, small)
    leading = round(large.size * TITLE_LEADING)
    height = len(lines) * leading + (GAP + len(about) * DESCRIPTION_LEADING if about else 0)
    text = Image.new("L", (MARGIN + TEXT_WIDTH, TEXT_HEIGHT))
    canvas = ImageDraw.Draw(text)
    top = (TEXT_HEIGHT - height) // 2
    for line in lines:
        draw_line(canvas, line, (MARGIN, top), large, 255)
        top += leading
    top += GAP
    for line in about:
        draw_line(canvas, line, (MARGIN, top), small, DESCRIPTION_STRENGTH)
        top += DESCRIPTION_LEADING
    return text


def fit_title(title: str, typefaces: Typefaces) -> tuple[list[str], Lettering]:
    """Return the lines of a title in the largest letters at which they are few enough."""
    for most, size in TITLE_SIZES:
        lettering = Lettering(typefaces.strong, size, TEXT_WIDTH)
        lines = wrap(title, lettering)
        if len(lines) <= most:
            return lines, lettering
    return cut(lines, most, lettering), lettering
