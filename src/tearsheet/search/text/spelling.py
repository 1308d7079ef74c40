"""The dictionary of all words of the site for correcting typos, compressed."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from tearsheet.search.division import divide
from tearsheet.search.files import write_json
from tearsheet.search.shared_letters import count_shared, shorten
from tearsheet.search.text.numbers import DIGITS

# JavaScript counts characters beyond the BMP as two, so shared prefixes would differ. Written as
# what is left out, the range is compiled in a twentieth of the time.
_MISTYPED = re.compile("(?=.{3})(?!(?:.*[0-9]){3})[^\U00010000-\U0010ffff]*\\Z", re.DOTALL)


def render_spelling(sizes: Mapping[str, int], limit: int) -> list[tuple[str, str]]:
    """The sorted words, in files that can be decoded independently; each after as much of
    its first word as tells it from the one before.

    Of each word stands there how many letters it shares with the one before, how common it
    is, and the rest of its letters.
    """
    return _render_files(
        {word: common(size) for word, size in sizes.items() if can_be_mistyped(word)},
        limit,
    )


def render_endings(sizes: Mapping[str, int], limit: int) -> list[tuple[str, str]]:
    """The same of all words from their last letter to their first.

    Whoever mistyped a letter early in a word finds it among those that end alike.
    """
    turned = sorted((word[::-1], common(sizes[word])) for word in sizes if can_be_mistyped(word))
    return _render_files(dict(turned), limit)


def _render_files(commonness: Mapping[str, int], limit: int) -> list[tuple[str, str]]:
    words = list(commonness)
    lengths = [
        len(word.encode()) - same + 3 for word, same in zip(words, count_shared(words), strict=True)
    ]
    return [
        (shorten(words[low], words[low - 1] if low else ""), _render(words[low:high], commonness))
        for low, high in divide(words, lengths, limit)
    ]


def can_be_mistyped(word: str) -> bool:
    """Whether typos of a word are corrected: not those of numbers and two-letter words."""
    return _MISTYPED.match(word) is not None


def common(size: int) -> int:
    """How common a word is, as a coarse number, which few edits change."""
    return size.bit_length()


def _render(words: Sequence[str], commonness: Mapping[str, int]) -> str:
    encoded = (
        f"{DIGITS[same]}{DIGITS[commonness[word]]}{word[same:]}"
        for word, same in zip(words, count_shared(words), strict=True)
    )
    return write_json(" ".join(encoded))
