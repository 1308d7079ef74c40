"""Words and phrases that pages avoid, each with what to write instead."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

from tearsheet.content.scan import PAGE_FILE, Scan
from tearsheet.content.structure import read_text
from tearsheet.content.yaml_record import Record, compose, read_record
from tearsheet.errors import ContentErrors, Mistake
from tearsheet.proving.page_prose import Passage, read_prose

AVOIDED_WORDS = "words-to-avoid.yaml"
"""The list of words, in the content folder: a word or phrase, or several with commas between
them, and what to write instead."""

_PHRASE = re.compile(r"[A-Za-z]+(?:[' -][A-Za-z]+)*")
_QUOTATION = re.compile('“[^”]*”|"[^"]*"')

Replacements = Mapping[str, str]
"""What to write instead of each word or phrase, by its lower-case form."""


def load_replacements(root: Path) -> Replacements:
    """Load the words that the pages of a content folder avoid; none without a list.

    Raises:
        ContentErrors: the list is not written as it should be.
    """
    file = root / AVOIDED_WORDS
    node = compose(read_text(file), file) if file.is_file() else None
    mistakes: list[Mistake] = []
    record = read_record(node, file, mistakes) if node else None
    replacements = _read_replacements(record) if record else {}
    if mistakes:
        raise ContentErrors(mistakes)
    return replacements


def _read_replacements(record: Record) -> Replacements:
    found: dict[str, str] = {}
    for key in record.names():
        instead = record.text(key) or ""
        for phrase in (part.strip().lower() for part in key.split(",")):
            if not _PHRASE.fullmatch(phrase):
                remedy = "Write words with single spaces, and a comma between two phrases."
                record.refuse(key, f'"{phrase}" is not a word or phrase.', remedy)
            elif phrase in found:
                record.refuse(key, f'"{phrase}" is listed twice.', "Remove one of the two.")
            found[phrase] = instead
    return found


def check_wording(root: Path, scan: Scan, replacements: Replacements) -> list[Mistake]:
    """Find the words to avoid in the prose of all pages."""
    if not replacements:
        return []
    pattern = _pattern(replacements)
    return [
        _mistake(passage, phrase, replacements)
        for path in scan.files
        if path.endswith(PAGE_FILE)
        for passage in read_prose(read_text(root / path), root / path)
        for phrase in _find_phrases(passage, pattern)
    ]


def _pattern(phrases: Iterable[str]) -> re.Pattern[str]:
    # The longest first, so that a phrase is found before a word of it.
    ordered = sorted(phrases, key=len, reverse=True)
    return re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, ordered))})(?!\w)", re.IGNORECASE)


def _find_phrases(passage: Passage, pattern: re.Pattern[str]) -> Iterator[str]:
    """Yield what is found outside of quotations, which repeat the words of others."""
    if not passage.quoted:
        for match in pattern.finditer(_QUOTATION.sub('""', passage.text.replace("’", "'"))):
            yield match[0]


def _mistake(passage: Passage, phrase: str, replacements: Replacements) -> Mistake:
    instead = replacements[phrase.lower()]
    remedy = f"Write instead: {instead}. Code and quotations may contain it."
    return Mistake(passage.where, f'Pages avoid "{phrase}".', remedy)
