"""Numbers encoded as printable characters, so that lists of thousands are short JSON texts."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import pairwise

DIGITS = "".join(chr(code) for code in range(33, 127) if chr(code) not in '"\\')
"""Sorted by character code: encoded numbers of the same length sort like the numbers."""

BASE = len(DIGITS)
_SHORT = BASE // 2
_LONG = BASE - 1
"""The letter in front of a step that takes as many letters as the first number."""

_VALUE = {letter: value for value, letter in enumerate(DIGITS)}


def write_fixed(number: int, width: int) -> str:
    """A number in a fixed number of characters."""
    letters = ""
    for _ in range(width):
        number, rest = divmod(number, BASE)
        letters = DIGITS[rest] + letters
    return letters


@cache
def read_fixed(letters: str) -> int:
    """The number in some letters."""
    number = 0
    for letter in letters:
        number = number * BASE + _VALUE[letter]
    return number


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


@cache
def write_step(step: int, width: int) -> str:
    """The step to a larger number, in one or two letters unless it is very large."""
    if step <= _SHORT:
        return DIGITS[step - 1]
    high, low = divmod(step - 1 - _SHORT, BASE)
    if _SHORT + high < _LONG:
        return DIGITS[_SHORT + high] + DIGITS[low]
    return DIGITS[_LONG] + write_fixed(step, width)


def write_steps(numbers: Sequence[int], width: int) -> str:
    """Rising numbers: the first in so many letters, each other as a step from the one before."""
    if not numbers:
        return ""
    steps = (write_step(number - before, width) for before, number in pairwise(numbers))
    return write_fixed(numbers[0], width) + "".join(steps)


def read_steps(steps: str, width: int) -> list[int]:
    """The numbers that were written as steps."""
    values = [_VALUE[letter] for letter in steps]
    numbers: list[int] = [read_fixed(steps[:width])] if steps else []
    at = width
    while at < len(values):
        first = values[at]
        if first < _SHORT:
            step, at = first + 1, at + 1
        elif first < _LONG:
            step, at = 1 + _SHORT + (first - _SHORT) * BASE + values[at + 1], at + 2
        else:
            step, at = read_fixed(steps[at + 1 : at + 1 + width]), at + 1 + width
        numbers.append(numbers[-1] + step)
    return numbers
