"""Posting lists: the pages with a word as steps from one to the next, and its places on each."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import chain

from msgspec import Struct

from tearsheet.search.text.numbers import (
    BASE,
    DIGITS,
    read_fixed,
    read_steps,
    write_step,
    write_steps,
)
from tearsheet.search.text.page_text import PageText

_SEPARATOR = " "
"""Between the parts of a line: it sorts before the letters of all."""


class Postings(Struct, frozen=True):
    """The list of a word as its file has it: pages and places apart, since like compresses with
    like, and pages as steps, most of which are a letter or two.
    """

    steps: str
    places: str


class Entries(Struct, frozen=True):
    """The same as it is changed: the numbers of the pages, and the places on each."""

    pages: Sequence[int]
    places: Sequence[str]

    def size(self, width: int) -> int:
        """The length of the list with each page in so many letters: an edit adds to it what it
        adds to the list, wherever that is.
        """
        return len(self.pages) * width + sum(map(len, self.places))

    def choose(self, numbers: Iterable[int]) -> Entries:
        """Some of the entries, by their positions."""
        some = list(numbers)
        return Entries([self.pages[at] for at in some], [self.places[at] for at in some])


def gather_lines(pages: Iterable[PageText], first: int, width: int) -> dict[str, str]:
    """The list of every word on some adjacent pages as a line, sorted by word."""
    numbers: defaultdict[str, list[int]] = defaultdict(list)
    places: defaultdict[str, bytearray] = defaultdict(bytearray)
    for number, page in enumerate(pages, first):
        for word, found in zip(_words(page), page.places.encode().split(), strict=True):
            numbers[word].append(number)
            places[word] += found
    # Popped one by one, so that the lists are never in memory twice.
    return {
        word: _write_line(numbers.pop(word), places.pop(word).decode(), width)
        for word in sorted(numbers)
    }


def _write_line(numbers: Sequence[int], places: str, width: int) -> str:
    """Begins with the first page, so that the lines of a word are sorted by their pages."""
    return f"{write_steps(numbers, width)} {numbers[-1]} {len(numbers)} {places}"


def line_size(line: str, width: int) -> int:
    """The length of the list in a line, with each page in so many letters."""
    _, _, count, places = line.split(_SEPARATOR)
    return int(count) * width + len(places)


def join_lines(lines: Iterable[str], width: int) -> Postings:
    """The list of a word from the lines of adjacent pages."""
    first, *others = lines
    steps, before, _, places = first.split(_SEPARATOR)
    # Most words stand on a page or two.
    for line in others:
        more, last, _, found = line.split(_SEPARATOR)
        steps += write_step(read_fixed(more[:width]) - int(before), width) + more[width:]
        places += found
        before = last
    return Postings(steps, places)


def read_postings(postings: Postings, width: int) -> Entries:
    """The entries of a list."""
    return Entries(read_steps(postings.steps, width), _split_places(postings.places))


def write_postings(entries: Entries, width: int) -> Postings:
    """A list of some entries, which are in the order of their pages."""
    return Postings(write_steps(entries.pages, width), "".join(entries.places))


def find_changed_words(before: PageText, after: PageText) -> dict[str, str]:
    """The words whose positions on a page changed; empty if a word was removed."""
    old, new = _by_word(before), _by_word(after)
    changed = {word: places for word, places in new.items() if old.get(word) != places}
    return changed | dict.fromkeys(old.keys() - new.keys(), "")


def replace_entry(entries: Entries, page: int, places: str) -> Entries:
    """A list with the entry of one page replaced; without positions the entry is removed."""
    pages, found = list(entries.pages), list(entries.places)
    at = bisect_left(pages, page)
    present = at < len(pages) and pages[at] == page
    pages[at : at + present] = [page] if places else []
    found[at : at + present] = [places] if places else []
    return Entries(pages, found)


def join_entries(parts: Iterable[Entries]) -> Entries:
    """A list from its parts, the entries in the order of their pages."""
    pairs = chain.from_iterable(zip(part.pages, part.places, strict=True) for part in parts)
    ordered = sorted(pairs)
    return Entries([page for page, _ in ordered], [places for _, places in ordered])


def divide_by_weight(entries: Entries, width: int, limit: int) -> tuple[Entries, Entries]:
    """The entries of a list that weigh the most, and the others."""
    weights = [_heaviest(places) for places in entries.places]
    best: set[int] = set()
    size = 0
    for at in sorted(range(len(weights)), key=lambda at: (-weights[at], at)):
        size += width + len(entries.places[at])
        if size > limit:
            break
        best.add(at)
    others = (at for at in range(len(weights)) if at not in best)
    return entries.choose(sorted(best)), entries.choose(others)


def _heaviest(places: str) -> int:
    """The weight of the section that weighs the most in an entry."""
    return max(_WEIGHT[place[-1]] for place in _place().findall(places))


def cut_entries(entries: Entries, width: int, limit: int) -> Iterator[Entries]:
    """A list split into parts of a limited size."""
    low, size = 0, 0
    for at, places in enumerate(entries.places):
        size += width + len(places)
        if size > limit and at > low:
            yield entries.choose(range(low, at))
            low, size = at, width + len(places)
    yield entries.choose(range(low, len(entries.pages)))


def _split_places(places: str) -> list[str]:
    """The places of each page: those of one end with a letter that says so."""
    return _places().findall(places)


@cache
def _place() -> re.Pattern[str]:
    return re.compile(f"{_section()}.")


@cache
def _places() -> re.Pattern[str]:
    section = _section()
    return re.compile(f"(?:{section}{_any_of(DIGITS[::2])})*+{section}{_any_of(DIGITS[1::2])}")


_WEIGHT = {letter: place >> 1 for place, letter in enumerate(DIGITS)}


def _section() -> str:
    short, long = _any_of(DIGITS[: BASE // 2]), _any_of(DIGITS[BASE // 2 :])
    return f"(?:{short}|{long}.)"


def _any_of(letters: str) -> str:
    return f"[{re.escape(letters)}]"


def _by_word(page: PageText) -> dict[str, str]:
    return dict(zip(_words(page), page.places.split(), strict=True))


def _words(page: PageText) -> list[str]:
    return page.words.split(" ") if page.words else []
