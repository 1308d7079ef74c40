"""Names as they are compared, exactly like the reader's `folding.ts`; one test covers both."""

from __future__ import annotations

import re
from functools import lru_cache
from unicodedata import category, normalize

_CLASSES = {"Lu": "U", "Ll": "l", "Lo": "o", "Lm": "o", "Nd": "N", "Nl": "N", "No": "N"}
_PLAIN_WORD = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+|[0-9]+")
_WORD = re.compile(r"U+(?!l)|U?[lo]+|N+")


@lru_cache(maxsize=10_000)
def fold_name(name: str) -> tuple[str, ...]:
    """The words of a name whose capitals begin words, in small letters and without marks."""
    if name.isascii():
        return tuple(word.lower() for word in _PLAIN_WORD.findall(name))
    bare = "".join(sign for sign in normalize("NFD", name) if category(sign)[0] != "M")
    classes = "".join(_CLASSES.get(category(sign), "-") for sign in bare)
    return tuple(bare[it.start() : it.end()].lower() for it in _WORD.finditer(classes))
