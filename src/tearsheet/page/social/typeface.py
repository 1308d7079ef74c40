"""A TrueType font read just far enough to measure text: widths of characters and kerning of pairs.

Pillow would measure too, but kerns only with a library that not every machine has.
"""

from __future__ import annotations

import struct
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from tearsheet.errors import MachineError
from tearsheet.page.social.kerning import PairTable, read_kerning

# From the folder of the reader's packages.
FONTS = Path("@expo-google-fonts/figtree")
STRONG = FONTS / "600SemiBold/Figtree_600SemiBold.ttf"
PLAIN = FONTS / "400Regular/Figtree_400Regular.ttf"


@dataclass(frozen=True, slots=True, kw_only=True)
class Typeface:
    """One weight of a font; lengths are in units, of which `units_per_em` make the font's size."""

    font: bytes
    units_per_em: int
    glyphs: Mapping[int, int]
    """From a character's code point to the number of its glyph."""
    advances: tuple[int, ...]
    pairs: tuple[PairTable, ...]

    def places(self, text: str, size: float) -> tuple[list[float], float]:
        """Return where each character of a line begins, and how wide the line is, in pixels."""
        scale = size / self.units_per_em
        starts: list[float] = []
        pen = 0
        before: int | None = None
        for character in text:
            glyph = self.glyphs.get(ord(character), 0)
            if before is not None:
                pen += self.kern(before, glyph)
            starts.append(pen * scale)
            pen += self.advances[min(glyph, len(self.advances) - 1)]
            before = glyph
        return starts, pen * scale

    def width(self, text: str, size: float) -> float:
        """Return how wide a line is, in pixels."""
        return self.places(text, size)[1]

    def kern(self, left: int, right: int) -> int:
        """Return by how much two neighbours move apart, less than nothing for together."""
        for table in self.pairs:
            distance = table.distance(left, right)
            if distance is not None:
                return distance
        return 0


def load_typeface(file: Path) -> Typeface:
    """Open a font file and read it."""
    try:
        return read_typeface(file.read_bytes())
    except (OSError, struct.error, KeyError) as cause:
        raise MachineError(
            f"The font {file} cannot be read ({cause}).",
            "Install the packages of the reader again with npm ci.",
        ) from cause


def read_typeface(font: bytes) -> Typeface:
    """Read the tables that say how wide text is."""
    tables = read_directory(font)
    (units_per_em,) = struct.unpack_from(">H", tables["head"], 18)
    (measured,) = struct.unpack_from(">H", tables["hhea"], 34)
    return Typeface(
        font=font,
        units_per_em=units_per_em,
        glyphs=read_characters(tables["cmap"]),
        advances=struct.unpack(f">{'Hh' * measured}", tables["hmtx"][: 4 * measured])[::2],
        pairs=read_kerning(tables["GPOS"]) if "GPOS" in tables else (),
    )


def read_directory(font: bytes) -> dict[str, bytes]:
    """Return the tables of a font by name."""
    (count,) = struct.unpack_from(">H", font, 4)
    rows = struct.iter_unpack(">4sLLL", font[12 : 12 + 16 * count])
    return {name.decode("latin-1"): font[start : start + size] for name, _, start, size in rows}


def read_characters(cmap: bytes) -> dict[int, int]:
    """Return the glyph of every character of the basic plane (subtable format 4)."""
    (count,) = struct.unpack_from(">H", cmap, 2)
    for _, _, start in struct.iter_unpack(">HHL", cmap[4 : 4 + 8 * count]):
        if struct.unpack_from(">H", cmap, start) == (4,):
            return read_segments(cmap[start:])
    return {}


def read_segments(table: bytes) -> dict[int, int]:
    """Return the glyphs of a format 4 subtable: runs of characters, each with a shift or a list."""
    (doubled,) = struct.unpack_from(">H", table, 6)
    count = doubled // 2
    lasts = struct.unpack_from(f">{count}H", table, 14)
    firsts = struct.unpack_from(f">{count}H", table, 16 + doubled)
    shifts = struct.unpack_from(f">{count}H", table, 16 + 2 * doubled)
    lists = 16 + 3 * doubled
    glyphs: dict[int, int] = {}
    for segment, (first, last, shift) in enumerate(zip(firsts, lasts, shifts, strict=True)):
        (offset,) = struct.unpack_from(">H", table, lists + 2 * segment)
        for character in range(first, min(last, 0xFFFE) + 1):
            glyph = character
            if offset:
                # The offset counts from the place it is written at.
                place = lists + 2 * segment + offset + 2 * (character - first)
                (glyph,) = struct.unpack_from(">H", table, place)
            if glyph or not offset:
                glyphs[character] = (glyph + shift) & 0xFFFF
    return glyphs
