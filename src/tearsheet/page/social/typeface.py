"""A font that measures text: where each character of a line begins, kerning included.

Pillow would measure too, but kerns only with a library that not every machine has.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import accumulate
from pathlib import Path
from typing import TYPE_CHECKING

from tearsheet.errors import MachineError

if TYPE_CHECKING:
    import uharfbuzz

# From the folder of the reader's packages.
FONTS = Path("@expo-google-fonts/figtree")
STRONG = FONTS / "600SemiBold/Figtree_600SemiBold.ttf"
PLAIN = FONTS / "400Regular/Figtree_400Regular.ttf"

# Each character is drawn alone, so none may be joined with another, and nothing but kerning counts.
_FEATURES = dict.fromkeys(("calt", "ccmp", "clig", "liga", "locl", "mark", "rclt", "rlig"), False)


@dataclass(frozen=True, slots=True)
class Typeface:
    """One weight of a font: its file, which travels to wherever pictures are drawn."""

    file: bytes

    @property
    def characters(self) -> frozenset[str]:
        """What the font can draw."""
        return _characters(self.file)

    def places(self, text: str, size: float) -> tuple[list[float], float]:
        """Return where each character of a line begins, and how wide the line is, in pixels."""
        import uharfbuzz

        font, line = _open(self.file), uharfbuzz.Buffer()
        line.add_str(text)
        line.direction, line.script = "ltr", "Latn"
        uharfbuzz.shape(font, line, _FEATURES)
        scale = size / font.face.upem
        advances = (place.x_advance for place in line.glyph_positions or ())
        *starts, end = (pen * scale for pen in accumulate(advances, initial=0))
        return starts, end

    def width(self, text: str, size: float) -> float:
        """Return how wide a line is, in pixels."""
        return self.places(text, size)[1]


def load_typeface(file: Path) -> Typeface:
    """Open a font file."""
    try:
        typeface = Typeface(file.read_bytes())
    except OSError as cause:
        raise _unreadable(file, cause.strerror) from cause
    if not typeface.characters:
        raise _unreadable(file, "no font, or an empty one")
    return typeface


@cache
def _open(file: bytes) -> uharfbuzz.Font:
    import uharfbuzz

    return uharfbuzz.Font(uharfbuzz.Face(file))


@cache
def _characters(file: bytes) -> frozenset[str]:
    return frozenset(map(chr, _open(file).face.unicodes))


def _unreadable(file: Path, reason: object) -> MachineError:
    return MachineError(
        f"The font {file} cannot be read ({reason}).",
        "Install the packages of the reader again with npm ci.",
    )
