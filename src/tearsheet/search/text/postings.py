"""Posting lists: an entry for each page with a word, all in one text."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections import defaultdict
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import chain

from tearsheet.search.text.numbers import BASE, DIGITS, write_fixed
from tearsheet.search.text.page_text import PageText


def gather_lists(pages: Iterable[PageText], first: int, width: int) -> dict[str, str]:
    """The list of every word on some adjacent pages, sorted by word."""
    lists: defaultdict[str, bytearray] = defaultdict(bytearray)
    for number, page in enumerate(pages, first):
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


def join_list(parts: Iterable[str], width: int) -> str:
    """A list from its parts, the entries in the order of their pages."""
    first, *others = parts
    if not others:
        return first
    entries = chain.from_iterable(read_entries(part, width) for part in (first, *others))
    return "".join(sorted(entries))


def divide_by_weight(entries: str, width: int, limit: int) -> tuple[str, str, int]:
    """The entries of a list that weigh the most, the others, and how many there are of both."""
    listed = read_entries(entries, width)
    weights = [_heaviest(entry, width) for entry in listed]
    best: set[int] = set()
    size = 0
    for at in sorted(range(len(listed)), key=lambda at: (-weights[at], at)):
        size += len(listed[at])
        if size > limit:
            break
        best.add(at)
    first = "".join(entry for at, entry in enumerate(listed) if at in best)
    rest = "".join(entry for at, entry in enumerate(listed) if at not in best)
    return first, rest, len(listed)


def _heaviest(entry: str, width: int) -> int:
    """The weight of the section that weighs the most in an entry."""
    return max(_WEIGHT[place[-1]] for place in _place().findall(entry, width))


def cut_list(entries: str, width: int, limit: int) -> Iterator[str]:
    """A list split into parts of a limited size."""
    if len(entries) <= limit:
        yield entries
        return
    part = ""
    for entry in read_entries(entries, width):
        if len(part) + len(entry) > limit:
            yield part
            part = ""
        part += entry
    yield part


def read_entries(entries: str, width: int) -> list[str]:
    """The entries of a list, each with its page before its positions."""
    return _entry(width).findall(entries)


@cache
def _place() -> re.Pattern[str]:
    short, long = _any_of(DIGITS[: BASE // 2]), _any_of(DIGITS[BASE // 2 :])
    return re.compile(f"(?:{short}|{long}.).")


_WEIGHT = {letter: place >> 1 for place, letter in enumerate(DIGITS)}


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
