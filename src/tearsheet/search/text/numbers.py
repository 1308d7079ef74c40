"""Numbers encoded as printable characters, so that lists of thousands are short JSON texts."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import islice
from operator import sub

DIGITS = "".join(chr(code) for code in range(33, 127) if chr(code) not in '"\\')
"""Sorted by character code: encoded numbers of the same length sort like the numbers."""

BASE = len(DIGITS)
_SHORT = BASE // 2
_LONG = BASE - 1
"""The letter in front of a step that takes as many letters as the first number."""

_FEW = 2
"""Letters of most steps."""

_VALUE = {letter: value for value, letter in enumerate(DIGITS)}

SHORT = DIGITS[:_SHORT]
"""The letters of numbers that are written in one."""


@lru_cache(4096)
def write_fixed(number: int, width: int) -> str:
    """A number in a fixed number of characters."""
    letters = ""
    for _ in range(width):
        number, rest = divmod(number, BASE)
        letters = DIGITS[rest] + letters
    return letters


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


def write_step(step: int, width: int) -> str:
    """The step to a larger number, in one or two letters unless it is very large."""
    return _steps(width)[step]


@cache
def _steps(width: int) -> _Steps:
    return _Steps(width)


class _Steps(dict[int, str]):
    """Every step that was written so far: most of all lists are the same few hundred."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self._width = width

    def __missing__(self, step: int) -> str:
        written = _encode_step(step, self._width)
        # What takes more letters is rare, and there are very many such steps.
        if len(written) <= _FEW:
            self[step] = written
        return written


def _encode_step(step: int, width: int) -> str:
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
    if len(numbers) == 1:
        return write_fixed(numbers[0], width)
    # Called for every word of every page, so nothing but functions written in C is in the loop.
    steps = map(_steps(width).__getitem__, map(sub, islice(numbers, 1, None), numbers))
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
