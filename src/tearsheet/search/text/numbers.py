"""Numbers encoded as printable characters, so that lists of thousands are short JSON texts."""

from __future__ import annotations

DIGITS = "".join(chr(code) for code in range(33, 127) if chr(code) not in '"\\')
"""Sorted by character code: encoded numbers of the same length sort like the numbers."""

BASE = len(DIGITS)
_SHORT = BASE // 2

SHORT = DIGITS[:_SHORT]
"""The letters of numbers that are written in one."""


def write_fixed(number: int, width: int) -> str:
    """A number in a fixed number of characters."""
    letters = ""
    for _ in range(width):
        number, rest = divmod(number, BASE)
        letters = DIGITS[rest] + letters
    return letters


def width_for(count: int) -> int:
    """The number of characters that numbers below a count need."""
    width = 1
    while BASE**width < count:
        width += 1
    return width


def write_short(number: int) -> str:
    """A number in one character when it is small, otherwise in two.

    The first letter tells which: the upper half of the letters begins a pair.
    """
    if number < _SHORT:
        return DIGITS[number]
    high, low = divmod(number - _SHORT, BASE)
    return DIGITS[_SHORT + high] + DIGITS[low]


LARGEST_SHORT = _SHORT + _SHORT * BASE - 1
