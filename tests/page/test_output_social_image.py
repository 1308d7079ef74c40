from __future__ import annotations

from io import BytesIO
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image

from outputs_samples import HOSTILE
from tearsheet.errors import ContentError, MachineError
from tearsheet.page.social.social_ground import HEIGHT, WIDTH, Ground, draw_ground
from tearsheet.page.social.social_image import TEXT_TOP, draw_social_image
from tearsheet.page.social.social_text import Lettering, Typefaces, cut, load_typefaces, wrap

PACKAGES = Path(__file__).parents[2] / "node_modules"
LOGO = (
    '<svg width="24" height="24" viewBox="0 0 24 24">'
    '<path fill="currentColor" d="M4 4h16v16z"/></svg>'
)


@pytest.fixture(scope="module")
def typefaces() -> Typefaces:
    return load_typefaces(PACKAGES)


@pytest.fixture(scope="module")
def ground(typefaces: Typefaces) -> Ground:
    return draw_ground("Tearsheet", "Joy UI", LOGO, typefaces, Path("product.yaml"))


@pytest.fixture
def lettering(typefaces: Typefaces) -> Lettering:
    return Lettering(typefaces.strong, 60, 500)


def test_kerning_brings_letters_together_as_the_font_says(typefaces: Typefaces) -> None:
    # Measured once with HarfBuzz; without kerning it is 7468.
    assert typefaces.strong.width("Tooltip AVATAR", 1000) == pytest.approx(7176, abs=1)


def test_an_image_has_the_size_that_is_promised(ground: Ground, typefaces: Typefaces) -> None:
    drawn = draw_social_image("Switch", "Turns things on.", ground, typefaces)

    assert Image.open(BytesIO(drawn)).size == (WIDTH, HEIGHT) == (1200, 630)


def test_the_same_words_give_the_same_bytes(ground: Ground, typefaces: Typefaces) -> None:
    again = draw_ground("Tearsheet", "Joy UI", LOGO, typefaces, Path("product.yaml"))

    assert draw_social_image("Switch", "On.", ground, typefaces) == draw_social_image(
        "Switch", "On.", again, load_typefaces(PACKAGES)
    )


def test_the_text_leaves_no_seam_on_its_ground(ground: Ground, typefaces: Typefaces) -> None:
    drawn = Image.open(BytesIO(draw_social_image("A", "", ground, typefaces))).convert("RGB")

    assert drawn.getpixel((600, TEXT_TOP - 1)) == drawn.getpixel((600, TEXT_TOP + 1))


def test_the_mark_stands_on_the_sheet_and_takes_its_ink(
    ground: Ground, typefaces: Typefaces
) -> None:
    other = draw_ground("Tearsheet", "Joy UI", "<svg/>", typefaces, Path("product.yaml"))

    with_mark, without = (
        Image.frombytes("P", (WIDTH, HEIGHT), one.pixels) for one in (ground, other)
    )
    assert (
        with_mark.crop((1000, 240, 1146, 390)).tobytes()
        != without.crop((1000, 240, 1146, 390)).tobytes()
    )


def test_a_mark_that_is_no_drawing_is_a_mistake_in_the_content(typefaces: Typefaces) -> None:
    with pytest.raises(ContentError, match=r"joy-ui/product\.yaml\n.*Joy UI"):
        draw_ground("Tearsheet", "Joy UI", "<svg><g></svg>", typefaces, Path("joy-ui/product.yaml"))


def test_a_missing_font_says_what_to_install(tmp_path: Path) -> None:
    with pytest.raises(MachineError, match="npm ci"):
        load_typefaces(tmp_path)


def test_long_titles_are_broken_between_words(lettering: Lettering) -> None:
    lines = wrap("Getting started with the dashboard layout", lettering)

    assert " ".join(lines) == "Getting started with the dashboard layout"
    assert len(lines) > 1
    assert all(lettering.fits(line) for line in lines)


def test_what_does_not_fit_is_cut_at_a_word_with_an_ellipsis(lettering: Lettering) -> None:
    lines = wrap("Getting started with the dashboard layout and its sessions", lettering)

    *_, last = cut(lines, 2, lettering)

    assert last.endswith("…")
    assert last[:-1] in "Getting started with the dashboard layout and its sessions"
    assert lettering.fits(last)


def test_words_the_font_cannot_draw_are_left_out(lettering: Lettering) -> None:
    assert wrap("New 🎉 日本語 marks", lettering) == ["New marks"]


@given(st.text(max_size=200))
def test_every_line_fits_whatever_it_says(typefaces: Typefaces, words: str) -> None:
    lettering = Lettering(typefaces.strong, 60, 500)

    lines = cut(wrap(words, lettering), 3, lettering)

    assert len(lines) <= 3
    assert all(lettering.fits(line) for line in lines)


@pytest.mark.parametrize("words", [*HOSTILE, "", "x" * 3000, "日本語だけ", "long words " * 300])
def test_any_words_can_be_drawn(words: str, ground: Ground, typefaces: Typefaces) -> None:
    draw_ground(words, words, LOGO, typefaces, Path("product.yaml"))

    assert draw_social_image(words, words, ground, typefaces).startswith(b"\x89PNG")


@settings(max_examples=30, deadline=None)
@given(st.text(max_size=300), st.text(max_size=300))
def test_no_words_stop_the_drawing(
    ground: Ground, typefaces: Typefaces, title: str, description: str
) -> None:
    assert draw_social_image(title, description, ground, typefaces)
