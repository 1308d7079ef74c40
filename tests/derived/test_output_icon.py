from __future__ import annotations

import struct
from io import BytesIO
from xml.etree import ElementTree

from PIL import Image

from tearsheet.bundle.generated import render_mark
from tearsheet.derived.icon import (
    FAVICON_SIZES,
    draw_favicon,
    draw_filled_icon,
    draw_rounded_icon,
    draw_touch_icon,
    render_icon,
)
from tearsheet.model.mark import CORAL, KEPT, TAKEN


def test_the_mark_is_a_well_formed_drawing_for_both_color_schemes() -> None:
    icon = render_icon()

    assert ElementTree.fromstring(icon).tag == "{http://www.w3.org/2000/svg}svg"
    assert "prefers-color-scheme:dark" in icon


def test_the_mark_for_home_screens_is_a_square_of_180() -> None:
    drawn = draw_touch_icon()

    assert drawn.startswith(b"\x89PNG\r\n\x1a\n")
    assert struct.unpack(">II", drawn[16:24]) == (180, 180)


def test_an_icon_for_masks_is_opaque_and_keeps_the_mark_in_the_middle() -> None:
    icon = Image.open(BytesIO(draw_filled_icon(200))).convert("RGBA")

    background = icon.getpixel((0, 0))
    assert background == icon.getpixel((199, 199))
    assert icon.getchannel("A").getextrema() == (255, 255)
    for column in range(200):
        for row in range(200):
            if (column - 100) ** 2 + (row - 100) ** 2 > 80**2:
                assert icon.getpixel((column, row)) == background


def test_an_icon_for_lists_has_round_corners() -> None:
    icon = Image.open(BytesIO(draw_rounded_icon(192))).convert("RGBA")

    assert icon.size == (192, 192)
    assert icon.getpixel((0, 0)) == (0, 0, 0, 0)


def test_the_same_mark_is_drawn_every_time() -> None:
    assert draw_touch_icon() == draw_touch_icon()


def test_the_icon_that_is_asked_for_untold_holds_a_picture_for_every_place() -> None:
    icon = draw_favicon()

    assert struct.unpack("<HHH", icon[:6]) == (0, 1, len(FAVICON_SIZES))
    for number, size in enumerate(FAVICON_SIZES):
        entry = struct.unpack_from("<BBBBHHII", icon, 6 + 16 * number)
        picture = icon[entry[7] : entry[7] + entry[6]]
        assert entry[:2] == struct.unpack(">II", picture[16:24]) == (size, size)


def test_programs_that_draw_icons_can_read_it() -> None:
    icon = Image.open(BytesIO(draw_favicon()), formats=["ICO"]).convert("RGB")

    assert icon.size == (48, 48)
    assert len(set(icon.tobytes())) > 10


def test_the_frame_of_the_pages_shows_the_drawing_of_the_icon() -> None:
    drawn_in_frame = render_mark()

    for part in (KEPT, TAKEN, CORAL):
        assert part in render_icon()
        assert f'"{part}"' in drawn_in_frame
