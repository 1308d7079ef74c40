"""Posting lists: an entry for each page with a word, all in one text."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections import defaultdict
from collections.abc import Iterable, Iterator
from functools import cache

from tearsheet.search.text.numbers import BASE, DIGITS, write_fixed
from tearsheet.search.text.page_text import PageText

MOST_AT_ONCE = 60_000
"""In bytes: a longer list is split into several files."""


def gather_lists(pages: Iterable[PageText], width: int) -> dict[str, str]:
    """The list of every word, sorted by word."""
    lists: defaultdict[str, bytearray] = defaultdict(bytearray)
    for number, page in enumerate(pages):
        prefix = write_fixed(number, width).encode()
        for word, places in zip(_words(page), page.places.encode().split(), strict=True):
            lists[word] += prefix + places
    # Popped one by one, so that the lists are never in memory twice.
    return {word: lists.pop(word).decode() for word in sorted(lists)}


def find_changed_words(before: PageText, after: PageText) -> dict[str, str]:
    """The words whose positions on a page changed; empty if a word was removed."""
    old, new = _by_word(before), _by_word(after)
    changed = {word: places for word, places in new.items() if old.get(word) != places}
    return changed | dict.fromkeys(old.keys() - new.keys(), "")


def replace_entry(entries: str, prefix: str, places: str) -> str:
    """A list with the entry of one page replaced; without positions the entry is removed."""
    listed = read_entries(entries, len(prefix))
    at = bisect_left(listed, prefix)
    present = at < len(listed) and listed[at].startswith(prefix)
    listed[at : at + present] = [prefix + places] if places else []
    return "".join(listed)


def cut_list(entries: str, width: int) -> Iterator[str]:
    """A list split into parts that each fit a file."""
    if len(entries) <= MOST_AT_ONCE:
        yield entries
        return
    part = ""
    for entry in read_entries(entries, width):
        if len(part) + len(entry) > MOST_AT_ONCE:
            yield part
            part = ""
        part += entry
    yield part


def read_entries(entries: str, width: int) -> list[str]:
    """The entries of a list, each with its page before its positions."""
    return _entry(width).findall(entries)


@cache
def _entry(width: int) -> re.Pattern[str]:
    short, long = _any_of(DIGITS[: BASE // 2]), _any_of(DIGITS[BASE // 2 :])
    section = f"(?:{short}|{long}.)"
    return re.compile(
        f".{{{width}}}(?:{section}{_any_of(DIGITS[::2])})*+{section}{_any_of(DIGITS[1::2])}"
    )


def _any_of(letters: str) -> str:
    return f"[{re.escape(letters)}]"


def _by_word(page: PageText) -> dict[str, str]:
    return dict(zip(_words(page), page.places.split(), strict=True))


def _words(page: PageText) -> list[str]:
    return page.words.split(" ") if page.words else []
