"""The kerning of a font: the pairs of its GPOS table, by glyph and by class of glyphs."""

from __future__ import annotations

import struct
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

PAIRS = 2
EXTENSION = 9
ADVANCE = 4


@dataclass(frozen=True, slots=True, kw_only=True)
class PairTable:
    """One subtable: either single pairs, or a grid of classes."""

    covered: Mapping[int, int]
    """The glyphs that may stand left, numbered."""
    single: Mapping[tuple[int, int], int]
    left_classes: Mapping[int, int]
    right_classes: Mapping[int, int]
    grid: tuple[tuple[int, ...], ...]

    def distance(self, left: int, right: int) -> int | None:
        """Return what this table says of a pair, nothing when a later one is to be asked."""
        if left not in self.covered:
            return None
        if not self.grid:
            return self.single.get((left, right))
        return self.grid[self.left_classes.get(left, 0)][self.right_classes.get(right, 0)]


def read_kerning(gpos: bytes) -> tuple[PairTable, ...]:
    """Return the pair tables behind the feature `kern`, in the order they are asked."""
    features, lookups = struct.unpack_from(">HH", gpos, 6)
    (count,) = struct.unpack_from(">H", gpos, features)
    wanted: set[int] = set()
    for tag, offset in struct.iter_unpack(">4sH", gpos[features + 2 : features + 2 + 6 * count]):
        if tag == b"kern":
            wanted.update(read_numbers(gpos, features + offset + 2))
    starts = read_numbers(gpos, lookups)
    return tuple(
        table for number in sorted(wanted) for table in read_lookup(gpos, lookups + starts[number])
    )


def read_lookup(gpos: bytes, start: int) -> Iterator[PairTable]:
    """Yield the pair tables of one lookup, those behind an extension too."""
    (kind,) = struct.unpack_from(">H", gpos, start)
    for offset in read_numbers(gpos, start + 4):
        subtable, found = start + offset, kind
        if kind == EXTENSION:
            found, distance = struct.unpack_from(">HL", gpos, subtable + 2)
            subtable += distance
        if found == PAIRS:
            yield read_pairs(gpos[subtable:])


def read_pairs(table: bytes) -> PairTable:
    """Read one subtable of pairs in either of its two formats."""
    shape, coverage, first_format, second_format = struct.unpack_from(">HHHH", table)
    covered = read_coverage(table[coverage:])
    # Each value holds one number per bit of its format; ours follows the two placements.
    size = 2 * (first_format.bit_count() + second_format.bit_count())
    at = 2 * (first_format & (ADVANCE - 1)).bit_count() if first_format & ADVANCE else None
    if shape == 1:
        return PairTable(
            covered=covered,
            single=read_single(table, covered, size, at),
            left_classes={},
            right_classes={},
            grid=(),
        )
    left, right, lefts, rights = struct.unpack_from(">HHHH", table, 8)
    return PairTable(
        covered=covered,
        single={},
        left_classes=read_classes(table[left:]),
        right_classes=read_classes(table[right:]),
        grid=tuple(
            tuple(
                read_advance(table, 16 + (row * rights + column) * size, at)
                for column in range(rights)
            )
            for row in range(lefts)
        ),
    )


def read_single(
    table: bytes, covered: Mapping[int, int], size: int, at: int | None
) -> dict[tuple[int, int], int]:
    """Return the pairs that are listed glyph by glyph."""
    sets = read_numbers(table, 8)
    pairs: dict[tuple[int, int], int] = {}
    for left, number in covered.items():
        start = sets[number]
        (count,) = struct.unpack_from(">H", table, start)
        for row in range(count):
            place = start + 2 + row * (2 + size)
            (right,) = struct.unpack_from(">H", table, place)
            pairs[left, right] = read_advance(table, place + 2, at)
    return pairs


def read_advance(table: bytes, start: int, at: int | None) -> int:
    """Return the change of the left glyph's width out of one value."""
    if at is None:
        return 0
    (distance,) = struct.unpack_from(">h", table, start + at)
    return int(distance)


def read_coverage(table: bytes) -> dict[int, int]:
    """Return the glyphs a table speaks of, each with its number there."""
    (shape,) = struct.unpack_from(">H", table)
    if shape == 1:
        return {glyph: number for number, glyph in enumerate(read_numbers(table, 2))}
    return {
        glyph: number + glyph - first
        for first, last, number in read_ranges(table, 2)
        for glyph in range(first, last + 1)
    }


def read_classes(table: bytes) -> dict[int, int]:
    """Return the class of every glyph that has one."""
    (shape,) = struct.unpack_from(">H", table)
    if shape == 1:
        (first,) = struct.unpack_from(">H", table, 2)
        return {first + place: kind for place, kind in enumerate(read_numbers(table, 4))}
    return {
        glyph: kind
        for first, last, kind in read_ranges(table, 2)
        for glyph in range(first, last + 1)
    }


def read_ranges(table: bytes, start: int) -> Iterator[tuple[int, int, int]]:
    """Yield rows of first glyph, last glyph and a number, which follow their count."""
    (count,) = struct.unpack_from(">H", table, start)
    yield from struct.iter_unpack(">HHH", table[start + 2 : start + 2 + 6 * count])


def read_numbers(table: bytes, start: int) -> tuple[int, ...]:
    """Return the numbers that follow their count."""
    (count,) = struct.unpack_from(">H", table, start)
    return struct.unpack_from(f">{count}H", table, start + 2)
