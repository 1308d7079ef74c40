"""How a text falls into words. The reader's `words.ts` does the same, and both pass one test."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from unicodedata import category, normalize

_RUN = re.compile(r"[^\W_]+")
_FOREIGN = re.compile(r"[^\x00-\x7f]+")
_HUMP = re.compile(r"[A-Z]?[a-z0-9]+|[A-Z]+(?![a-z])[0-9]*", re.ASCII)

LONGEST = 40
"""In characters: what is longer is no word but a key or an address, and nobody types it."""

_SILENT = """
a an and are as at be by can d for from has have how i if in into is it its ll of on or re s so t
than that the their then there these they this to ve was what when which will with you your
"""
SILENT = frozenset(_SILENT.split())
"""Words that stand on every page and tell nothing."""


def count_words(text: str) -> dict[str, int]:
    """How often each word stands in a text, in the form in which words are compared.

    An identifier counts as a whole and by its humps.
    """
    counts: dict[str, int] = {}
    for written, count in Counter(_RUN.findall(_fold(text))).items():
        for word in _forms(written):
            counts[word] = counts.get(word, 0) + count
    return counts


@cache
def _forms(written: str) -> tuple[str, ...]:
    """What a word is found as: itself, and the parts that capitals divide it into."""
    parts = _HUMP.findall(written) if written.isascii() else ()
    forms = (written, *parts) if len(parts) > 1 else (written,)
    return tuple(filter(None, map(_comparable, forms)))


def _fold(text: str) -> str:
    """Letters without their accents."""
    if text.isascii():
        return text
    return _FOREIGN.sub(lambda found: _fold_foreign(found[0]), text)


@cache
def _fold_foreign(letters: str) -> str:
    return "".join(sign for sign in normalize("NFKD", letters) if category(sign)[0] != "M")


def _comparable(word: str) -> str:
    word = word.lower()
    if word in SILENT or len(word) > LONGEST:
        return ""
    return singular(word)


def singular(word: str) -> str:
    """A word without the ending of the plural, as far as that can be told from the word alone."""
    if len(word) < 4 or word[-1] != "s" or word[-2] in "saiu":
        return word
    if word.endswith("ies"):
        return f"{word[:-3]}y"
    if word.endswith(("xes", "ches", "shes", "sses")):
        return word[:-2]
    return word[:-1]
