"""The searchable text of one page; it depends on that page alone."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from operator import itemgetter

from msgspec import Struct

from tearsheet.cache.hashing import blake2b
from tearsheet.search.files import write_json
from tearsheet.search.text.numbers import DIGITS, LARGEST_SHORT, SHORT, write_short
from tearsheet.search.text.sections import Section, read_keywords, read_sections
from tearsheet.search.text.words import count_words, read_words

STRONGEST = 15
_TITLE, _KEYWORD, _HEADING, _FACT, _CODE = 8, 6, 5, 2, 2
"""What a word is worth in the title, as a keyword, in a heading, as the name of a fact, or only in
code. Facts are found by their names elsewhere, and this is where prose is looked for."""
_MOST_JOINED = 3
_BODY = 7
"""The limit that the weight of a repeated word approaches."""
_USUAL, _LONGEST = 128, 512
"""The length of an average section in words, and the length above which all count the same."""
_MOST_SECTIONS = 6
"""The maximum number of sections per word and page; of more the best are kept."""
_LAST = dict(zip(DIGITS[::2], DIGITS[1::2], strict=True))
"""The letter of a weight in the last place of a word, by the one in others."""
_PLACE = re.compile(f"[{re.escape(SHORT)}].|...", re.DOTALL)
"""A section, in one letter or two, and the weight of a word there."""
_MOST_SHOWN = 60_000
"""In bytes: the displayed text of one page in a pack, which must stay within a file's limit."""
_MOST_IN_HEADINGS = 30_000
"""The bytes of these for headings and ids; as many are left for the text."""
_LONGEST_HEADING, _LONGEST_TEXT = 200, 4000
"""In characters, on a page with more text than these bytes."""
_LONGEST_ID = 1000
"""In characters: a section with a longer id is merged into the one before."""

Passage = Sequence[Section]
"""A search result: a section, or some adjacent ones if a page has thousands."""


class PageText(Struct, frozen=True, kw_only=True, array_like=True):
    """The words of a page and its displayed text."""

    words: str
    """The distinct words, sorted, separated by spaces."""
    places: str
    """The sections of each word, and its weight in them."""
    shown: str
    """JSON: the title, and the id, heading and text of every section."""
    headings: tuple[tuple[int, str, str], ...] = ()
    """Level, id and text of the headings that have an address."""

    @property
    def digest(self) -> str:
        """The digest of all fields."""
        fields = "\n".join((self.words, self.places, self.shown, repr(self.headings)))
        return blake2b(fields.encode(), digest_size=12).hexdigest()


def read_page_text(address: str, html: str) -> PageText:
    """Extract the text of a page's finished document."""
    sections = read_sections(html)
    passages = _gather_passages(sections)
    places = _find_places(passages, read_keywords(html))
    words = sorted(places)
    return PageText(
        words=" ".join(words),
        places=" ".join([_end_places(place) for place in map(places.__getitem__, words)]),
        shown=_write_shown(address, passages),
        headings=tuple(
            (section.level, section.id, section.heading)
            for section in sections
            if section.level and section.id
        ),
    )


def _gather_passages(sections: Sequence[Section]) -> list[Passage]:
    """Each section alone, or merged until their headings fit into the limit."""
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


def _find_places(passages: Iterable[Passage], keywords: str) -> dict[str, str]:
    """The passages of each word, with its weight there."""
    places: dict[str, str] = {}
    for number, passage in enumerate(passages):
        weights = _weigh_passage(passage)
        if number == 0:
            _add(weights, set(read_words(keywords)), _KEYWORD)
        written = _write_place(number)
        for word, weight in weights.items():
            # Most words of a page stand in one passage: a list for each would be the larger part.
            if word in places:
                places[word] += written[weight]
            else:
                places[word] = written[weight]
    return places


def _add(weights: dict[str, int], words: Iterable[str], weight: int) -> None:
    """Add a weight to that of each of some words."""
    for word in words:
        weights[word] = min(STRONGEST, weights.get(word, 0) + weight)


def _weigh_passage(passage: Passage) -> dict[str, int]:
    """The weight of each word in a passage: the maximum over its sections."""
    if len(passage) == 1:
        return _weigh(passage[0])
    weights: dict[str, int] = {}
    for section in passage:
        for word, weight in _weigh(section).items():
            weights[word] = max(weight, weights.get(word, 0))
    return weights


def _weigh(section: Section) -> dict[str, int]:
    """The weight of each word in a section, independent of other sections."""
    counts = count_words(section.written)
    # Lengths are rounded to powers of two, so that one more word changes no other weight.
    length = min(_LONGEST, 1 << sum(counts.values()).bit_length())
    weights = dict.fromkeys(read_words(section.code), _CODE)
    weights |= {word: _saturated(count, length) for word, count in counts.items()}
    above = (_HEADING if section.level else _FACT) if section.id else _TITLE
    _add(weights, _heading_words(section), above)
    return weights


def _heading_words(section: Section) -> Iterator[str]:
    """The words of a heading; those of a title also as one, as in code: `TextField`."""
    yield from set(read_words(section.heading))
    written = section.heading.split()
    if not section.id and 1 < len(written) <= _MOST_JOINED:
        yield from set(read_words("".join(written).lower()))


@cache
def _saturated(count: int, length: int) -> int:
    """The saturated term frequency, normalized by length, as in BM25."""
    norm = 0.4 + 0.6 * length / _USUAL
    return max(1, round(_BODY * count / (count + norm)))


def _end_places(places: str) -> str:
    """The places of a word: not too many, and the last of them marked."""
    if len(places) > 2 * _MOST_SECTIONS:
        places = _choose_places(_PLACE.findall(places))
    return places[:-1] + _LAST[places[-1]]


def _choose_places(places: list[str]) -> str:
    # Their order is that of the sections, and their last letters that of the weights.
    best = sorted(places, key=itemgetter(-1), reverse=True)[:_MOST_SECTIONS]
    return "".join(sorted(best))


@cache
def _write_place(section: int) -> tuple[str, ...]:
    """A section with each weight that a word may have there."""
    return tuple(write_short(section) + DIGITS[2 * weight] for weight in range(STRONGEST + 1))


def _write_shown(address: str, passages: Sequence[Passage]) -> str:
    title = (passages[0][0].heading if passages else "") or address
    rows = [_show(passage) for passage in passages]
    shown = write_json([address, title, rows])
    longest = _LONGEST_TEXT
    # Headings alone always fit, so this terminates.
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
