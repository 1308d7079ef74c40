"""All that the search keeps of one page; it depends on that page alone."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from hashlib import blake2b

from msgspec import Struct

from tearsheet.search.text.numbers import DIGITS, LARGEST_SHORT, write_short
from tearsheet.search.text.sections import Section, read_sections
from tearsheet.search.text.words import count_words

STRONGEST = 15
_TITLE, _HEADING, _FACT, _CODE = 8, 5, 2, 2
"""What a word is worth for standing in the title, in a heading, as the name of a fact, or only in
code. Facts are found by their names elsewhere, and this is where prose is looked for."""
_BODY = 7
"""What it could reach by being said again and again."""
_USUAL, _LONGEST = 128, 512
"""A section of so many words is neither short nor long; above the second it is only long."""
_MOST_SECTIONS = 6
"""A word that stands in more sections of a page is found in the best of them."""
_MOST_SHOWN = 60_000
"""In bytes: what is told of one page in a pack, which may not grow over the limit of a file."""
_MOST_IN_HEADINGS = 30_000
"""How many of these bytes headings and their ids may take: as many are left for the text."""
_LONGEST_HEADING, _LONGEST_TEXT = 200, 4000
"""In characters, on a page that has more to show than these bytes."""
_LONGEST_ID = 1000
"""In characters: a section with a longer one is found as a part of the one before."""

Passage = Sequence[Section]
"""What is found and shown as one: a section, or some neighbors where a page has thousands."""


class PageText(Struct, frozen=True, kw_only=True, array_like=True):
    """The words of a page and what is shown of it."""

    words: str
    """Each word once, with spaces between them, in order."""
    places: str
    """For each of them the sections it stands in and how much it weighs there."""
    shown: str
    """JSON: the title, and of every section its id, its heading and its text."""
    headings: tuple[tuple[int, str, str], ...] = ()
    """Level, id and text of the headings that have an address."""

    @property
    def digest(self) -> str:
        """What names all of it."""
        told = "\n".join((self.words, self.places, self.shown, repr(self.headings)))
        return blake2b(told.encode(), digest_size=12).hexdigest()


def read_page_text(address: str, html: str) -> PageText:
    """Read the finished document of a page."""
    sections = read_sections(html)
    passages = _gather_passages(sections)
    found = _weigh_all(passages)
    words = sorted(found)
    return PageText(
        words=" ".join(words),
        places=" ".join(_write_places(found[word]) for word in words),
        shown=_write_shown(address, passages),
        headings=tuple(
            (section.level, section.id, section.heading)
            for section in sections
            if section.level and section.id
        ),
    )


def _gather_passages(sections: Sequence[Section]) -> list[Passage]:
    """Each section alone; so many together that their headings can be shown where that is not."""
    together = 1
    while not _can_be_shown(sections[::together]):
        together *= 2
    return [sections[first : first + together] for first in range(0, len(sections), together)]


def _can_be_shown(sections: Sequence[Section]) -> bool:
    if len(sections) > LARGEST_SHORT + 1:
        return False
    headings = [(_shown_id(section), section.heading[:_LONGEST_HEADING]) for section in sections]
    return len(write_json(headings).encode()) <= _MOST_IN_HEADINGS


def _shown_id(section: Section) -> str:
    return section.id if len(section.id) <= _LONGEST_ID else ""


def _weigh_all(passages: Iterable[Passage]) -> Mapping[str, list[tuple[int, int]]]:
    found: defaultdict[str, list[tuple[int, int]]] = defaultdict(list)
    for number, passage in enumerate(passages):
        for word, weight in _weigh_passage(passage).items():
            found[word].append((number, weight))
    return found


def _weigh_passage(passage: Passage) -> dict[str, int]:
    """What each word weighs in a passage: as much as in that of its sections that says it best."""
    if len(passage) == 1:
        return _weigh(passage[0])
    weights: dict[str, int] = {}
    for section in passage:
        for word, weight in _weigh(section).items():
            weights[word] = max(weight, weights.get(word, 0))
    return weights


def _weigh(section: Section) -> dict[str, int]:
    """What each word of a section weighs in it, whatever stands elsewhere."""
    counts = count_words(section.text)
    # Lengths count by their power of two: a word more leaves all others their weight.
    length = min(_LONGEST, 1 << sum(counts.values()).bit_length())
    weights = {word: _saturated(count, length) for word, count in counts.items()}
    for word in count_words(section.code):
        weights.setdefault(word, _CODE)
    above = (_HEADING if section.level else _FACT) if section.id else _TITLE
    for word in count_words(section.heading):
        weights[word] = min(STRONGEST, weights.get(word, 0) + above)
    return weights


@cache
def _saturated(count: int, length: int) -> int:
    """The tenth time a word is said tells less than the first, and less again in a long text."""
    norm = 0.4 + 0.6 * length / _USUAL
    return max(1, round(_BODY * count / (count + norm)))


def _write_places(places: list[tuple[int, int]]) -> str:
    if len(places) == 1:
        return _write_place(*places[0], last=True)
    if len(places) > _MOST_SECTIONS:
        best = sorted(places, key=lambda place: (-place[1], place[0]))[:_MOST_SECTIONS]
        places = sorted(best)
    written = [_write_place(*place, last=False) for place in places[:-1]]
    return "".join((*written, _write_place(*places[-1], last=True)))


@cache
def _write_place(section: int, weight: int, *, last: bool) -> str:
    return write_short(section) + DIGITS[2 * weight + last]


def _write_shown(address: str, passages: Sequence[Passage]) -> str:
    title = (passages[0][0].heading if passages else "") or address
    rows = [_show(passage) for passage in passages]
    shown = write_json([address, title, rows])
    longest = _LONGEST_TEXT
    # Headings alone always fit, so this ends when no text is left at the latest.
    while len(shown.encode()) > _MOST_SHOWN:
        rows = [
            (ident, heading[:_LONGEST_HEADING], text[:longest]) for ident, heading, text in rows
        ]
        shown = write_json([address, title[:_LONGEST_HEADING], rows])
        longest //= 2
    return shown


def _show(passage: Passage) -> tuple[str, str, str]:
    first = passage[0]
    return _shown_id(first), first.heading, " ".join(_said_in(passage))


def _said_in(passage: Passage) -> Iterator[str]:
    """The text of a passage, with the headings inside it."""
    first, *others = passage
    yield first.text
    for section in others:
        yield section.heading
        yield section.text


def write_json(value: object) -> str:
    """JSON without the spaces it is usually written with."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
