"""What sorted words share with the one before each, which a file need not repeat."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import pairwise

from tearsheet.search.text.numbers import BASE

_MOST = BASE - 1
"""So many letters are counted by one sign."""

_ONE_UNIT = chr(0xFFFF)
"""The last letter that JavaScript counts as one."""


def count_shared(words: Iterable[str], most: int = _MOST) -> Iterator[int]:
    """The length of the beginning that each word shares with the one before it, at most."""
    for before, word in pairwise(("", *words)):
        same = 0
        for one, other in zip(before[:most], word, strict=False):
            if one != other or one > _ONE_UNIT:
                break
            same += 1
        yield same


def shorten_keys(firsts: Iterable[str], words: Iterable[str]) -> Iterator[str]:
    """As much of the first word of each file as tells it from the word before, of all words."""
    before, rest = "", iter(words)
    for first in firsts:
        for word in rest:
            if word == first:
                break
            before = word
        yield shorten(first, before)
        before = first


def shorten(key: str, before: str) -> str:
    """As much of a key as tells it from the one before."""
    if key == before:
        return key
    same = 0
    while same < len(before) and key[same : same + 1] == before[same]:
        same += 1
    return key[: same + 1]
