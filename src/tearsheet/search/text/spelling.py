"""All words of the site, for those that were mistyped: nothing but the words, in little room."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise

from tearsheet.search.text.division import divide
from tearsheet.search.text.numbers import DIGITS
from tearsheet.search.text.page_text import write_json

LIMIT = 80_000
# Signs beyond the first plane are two to a browser, which counts the shared ones otherwise.
_MISTYPED = re.compile(r"(?=.{3})(?!(?:.*[0-9]){3})[\x00-\uffff]*\Z", re.DOTALL)


def render_spelling(sizes: Mapping[str, int]) -> list[str]:
    """The words in order, in files that each begin anew.

    Of each word stands there how many letters it shares with the one before, how common it
    is, and the rest of its letters.
    """
    known = {word: common(size) for word, size in sizes.items() if can_be_mistyped(word)}
    words = list(known)
    lengths = [
        len(word.encode()) - same + 3
        for word, same in zip(words, _shared_letters(words), strict=True)
    ]
    return [_render(words[low:high], known) for low, high in divide(words, lengths, LIMIT)]


def can_be_mistyped(word: str) -> bool:
    """Whether there is a wrong way to write it: numbers and signs of two letters have none."""
    return _MISTYPED.match(word) is not None


def common(size: int) -> int:
    """How common a word is, as coarse as can be: few edits change it."""
    return size.bit_length()


def _render(words: Sequence[str], known: Mapping[str, int]) -> str:
    told = (
        f"{DIGITS[same]}{DIGITS[known[word]]}{word[same:]}"
        for word, same in zip(words, _shared_letters(words), strict=True)
    )
    return write_json(" ".join(told))


def _shared_letters(words: Sequence[str]) -> Iterator[int]:
    """How many letters each word shares with the one before it."""
    for before, word in pairwise(("", *words)):
        same = 0
        for one, other in zip(before, word, strict=False):
            if one != other:
                break
            same += 1
        yield same
