"""Words of a social image: broken into lines by the font's own measures, and drawn."""

from __future__ import annotations

from dataclasses import dataclass
from io import BytesIO
from pathlib import Path
from unicodedata import normalize

from PIL import ImageDraw, ImageFont

from tearsheet.page.social.typeface import PLAIN, STRONG, Typeface, load_typeface

# More than three lines of the narrowest letters; what comes after is never seen.
MOST_CHARACTERS = 600


@dataclass(frozen=True, slots=True, kw_only=True)
class Typefaces:
    """The two weights the images are set in."""

    strong: Typeface
    plain: Typeface


@dataclass(frozen=True, slots=True)
class Lettering:
    """How a piece of text is set: its font, its size, and how wide a line may be, in pixels."""

    typeface: Typeface
    size: int
    room: int

    def fits(self, line: str) -> bool:
        """Tell whether a line stays within its width."""
        return self.typeface.width(line, self.size) <= self.room


def load_typefaces(packages: Path) -> Typefaces:
    """Open the fonts of the images in the folder of the reader's packages."""
    return Typefaces(strong=load_typeface(packages / STRONG), plain=load_typeface(packages / PLAIN))


def wrap(text: str, lettering: Lettering) -> list[str]:
    """Break text into as few lines as hold it; a word wider than a line is broken too."""
    lines: list[str] = []
    line = ""
    for word in drawable(text[:MOST_CHARACTERS], lettering.typeface).split():
        longer = f"{line} {word}" if line else word
        if lettering.fits(longer):
            line = longer
            continue
        if line:
            lines.append(line)
        *full, line = break_word(word, lettering)
        lines.extend(full)
    return [*lines, line] if line else lines


def drawable(text: str, typeface: Typeface) -> str:
    """Leave out what the font cannot draw: it would show as empty boxes."""
    # A letter and its accent are one character where there is one, so that each has its glyph.
    return "".join(
        character
        for character in normalize("NFC", text)
        if character in typeface.characters or character.isspace()
    )


def break_word(word: str, lettering: Lettering) -> list[str]:
    """Cut a word into pieces that fit; most words are one piece."""
    pieces: list[str] = []
    while len(word) > 1 and not lettering.fits(word):
        starts, _ = lettering.typeface.places(word, lettering.size)
        # Where a character begins past the edge, the one before it ends there.
        past = next((at for at, start in enumerate(starts) if start > lettering.room), len(word))
        kept = max(1, past - 1)
        pieces.append(word[:kept])
        word = word[kept:]
    return [*pieces, word]


def cut(lines: list[str], most: int, lettering: Lettering) -> list[str]:
    """Keep the first lines; when more is left out, end the last one at a word with an ellipsis."""
    if len(lines) <= most:
        return lines
    *kept, last = lines[:most]
    return [*kept, shorten(last, lettering)]


def shorten(line: str, lettering: Lettering) -> str:
    """End a line with an ellipsis, after as many of its words as fit beside it."""
    words = line.split()
    while len(words) > 1 and not lettering.fits(ended(words)):
        words.pop()
    short = ended(words)
    while len(short) > 2 and not lettering.fits(short):
        short = f"{short[:-2]}…"
    return short


def ended(words: list[str]) -> str:
    """Join words and put an ellipsis in the place of what follows."""
    return f"{' '.join(words).rstrip(',;:.–—- ')}…"


def draw_line(
    canvas: ImageDraw.ImageDraw,
    line: str,
    corner: tuple[int, int],
    lettering: Lettering,
    color: str | int,
) -> None:
    """Draw a line from its upper left corner, each character where the kerning puts it."""
    typeface, size = lettering.typeface, lettering.size
    # The basic engine is the same on every machine; the other needs a library of the system.
    font = ImageFont.truetype(BytesIO(typeface.file), size, layout_engine=ImageFont.Layout.BASIC)
    left, top = corner
    starts, _ = typeface.places(line, size)
    for character, start in zip(line, starts, strict=True):
        if not character.isspace():
            canvas.text((left + start, top), character, font=font, fill=color)
