"""What a name is looked up by, where there are too many to fetch them all."""

from __future__ import annotations

from collections.abc import Iterator

from tearsheet.search.symbols.folding import fold_name

LONGEST, LONGEST_OWNER = 24, 12
"""In letters; what is longer is compared by its beginning."""

MOST = 8
"""So many words of a name may be what somebody begins with."""

OF = "/"
"""Between a name and its owner: it sorts before letters, so a name comes before longer ones."""


def find_keys(name: str, owner: str) -> Iterator[str]:
    """The keys of a name: from each of its words to its end, and then what it belongs to.

    So `disableRipple` is found by `disab` and by `ripple`, and of thousands of things called
    `variant` that of a button.
    """
    words = fold_name(name)
    text = "".join(words)
    behind = OF + "".join(fold_name(owner))[:LONGEST_OWNER] if owner else ""
    begin = 0
    for word in words[:MOST]:
        yield text[begin : begin + LONGEST] + behind
        begin += len(word)
