"""Tokenizes text into words, exactly like the reader's `words.ts`; one test covers both."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from itertools import chain
from unicodedata import category, normalize

_SEPARATED = "".join(chr(code) if chr(code).isalnum() else " " for code in range(128))
_FOREIGN = re.compile(r"[^\x00-\x7f]+")
_HUMP = re.compile(r"[A-Z]?[a-z0-9]+|[A-Z]+(?![a-z])[0-9]*", re.ASCII)

LONGEST = 40
"""In characters: a longer token is a key or an address, which nobody types."""

KNOWN = 100_000
"""Written words whose tokens are at hand: more than a site has, but for names that occur once."""

_SILENT = """
a an and are as at be by can d for from has have how i if in into is it its ll of on or re s so t
than that the their then there these they this to ve was what when which will with you your
"""
SILENT = frozenset(_SILENT.split())
"""Stop words."""


def read_words(text: str) -> Iterator[str]:
    """The words of a text in normalized form; an identifier as a whole and by its humps."""
    return chain.from_iterable(map(_forms, _fold(text).translate(_SEPARATED).split()))


def count_words(written: Iterable[str]) -> dict[str, int]:
    """The count of each word in a text that was split where it has spaces."""
    return Counter(chain.from_iterable(map(_words_in, written)))


@lru_cache(KNOWN // 2)
def _words_in(written: str) -> tuple[str, ...]:
    """The words between two spaces, which prose repeats with its commas and periods."""
    return tuple(read_words(written))


@lru_cache(KNOWN)
def _forms(written: str) -> tuple[str, ...]:
    """The tokens of a word: itself, and its camel-case parts."""
    parts = _HUMP.findall(written) if written.isascii() else ()
    forms = (written, *parts) if len(parts) > 1 else (written,)
    return tuple(filter(None, map(_comparable, forms)))


def _fold(text: str) -> str:
    """Text without accents and without signs beyond ASCII that are not letters or digits."""
    if text.isascii():
        return text
    return _FOREIGN.sub(lambda match: _fold_foreign(match[0]), text)


@cache
def _fold_foreign(letters: str) -> str:
    signs = (sign for sign in normalize("NFKD", letters) if category(sign)[0] != "M")
    return "".join(sign if sign.isalnum() else " " for sign in signs)


def _comparable(word: str) -> str:
    word = word.lower()
    if word in SILENT or len(word) > LONGEST:
        return ""
    return singular(word)


def singular(word: str) -> str:
    """A word without its plural ending (a light stemmer)."""
    if len(word) < 4 or word[-1] != "s" or word[-2] in "saiu":
        return word
    if word.endswith("ies"):
        return f"{word[:-3]}y"
    if word.endswith(("xes", "ches", "shes", "sses")):
        return word[:-2]
    return word[:-1]
