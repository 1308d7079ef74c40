"""Spell checker for pages and demos."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from tearsheet.content.scan import DEMO_FOLDER, PAGE_FILE, Scan
from tearsheet.content.structure import read_text
from tearsheet.content.text_file import decode_text
from tearsheet.errors import MachineError, Mistake, Place
from tearsheet.proving.page_prose import read_prose
from tearsheet.proving.shown_text import find_shown_text

OWN_WORDS = "words.txt"
"""The custom dictionary, in the content folder."""

LANGUAGE = "en_US"

# The dictionary's letters; words next to other letters, digits or URLs are not checked.
_LETTERS = "[A-Za-zÀ-ÖØ-öø-ÿ]+"
_WORD = re.compile(rf"(?<![\w@./]){_LETTERS}(?:['’]{_LETTERS})*(?![\w@]|[./]\w)")

Knows = Callable[[str], bool]


@dataclass(frozen=True, slots=True)
class Word:
    """A word and its place."""

    text: str
    where: Place


@dataclass(frozen=True, slots=True)
class Dictionary:
    """Checks words, and suggests corrections."""

    knows: Knows
    suggest: Callable[[str], Iterable[str]]


def load_dictionary(root: Path) -> Dictionary:
    """Load the dictionary together with the words of a content folder.

    Raises:
        MachineError: the dictionary is not installed.
    """
    try:
        from hunspell import Hunspell
    except ImportError as error:
        raise MachineError(
            "The dictionary is not installed.",
            "It comes with the packages for development: `make lint` installs them.",
        ) from error
    speller = Hunspell(LANGUAGE)
    custom = {word.lower() for word in _custom_words(root)}
    return Dictionary(lambda word: word.lower() in custom or speller.spell(word), speller.suggest)


def _custom_words(root: Path) -> list[str]:
    file = root / OWN_WORDS
    return read_text(file).split() if file.is_file() else []


def check_spelling(root: Path, scan: Scan, dictionary: Dictionary) -> list[Mistake]:
    """Find the misspelled words of all pages and demos."""
    unknown: dict[tuple[str, Path], Word] = {}
    results: dict[str, bool] = {}
    for word in _words_of_all(root, scan):
        if word.text not in results:
            results[word.text] = _is_right(word.text, dictionary.knows)
        # Reported once per file.
        if not results[word.text]:
            unknown.setdefault((word.text, word.where.file), word)
    return [_mistake(root, word, dictionary) for word in unknown.values()]


def _words_of_all(root: Path, scan: Scan) -> Iterator[Word]:
    for path in scan.files:
        file = root / path
        if path.endswith(PAGE_FILE):
            yield from words_of_page(read_text(file), file)
        elif f"/{DEMO_FOLDER}/" in path and path.endswith((".tsx", ".ts")):
            yield from words_of_demo(decode_text(file.read_bytes(), file), file)


def words_of_page(text: str, file: Path) -> Iterator[Word]:
    """Yield the words of a page's title, description and prose."""
    for passage in read_prose(text, file):
        yield from _words(passage.text, passage.where)


def words_of_demo(code: str, file: Path) -> Iterator[Word]:
    """Yield the words of a demo's visible text."""
    for text, line in find_shown_text(code):
        yield from _words(text, Place(file, line))


def _words(text: str, where: Place) -> Iterator[Word]:
    for match in _WORD.finditer(text):
        yield Word(match[0].replace("’", "'"), where)


def _is_right(word: str, knows: Knows) -> bool:
    # Words with inner capitals are names or abbreviations.
    if word.isupper() or any(letter.isupper() for letter in word[1:]):
        return True
    return knows(word) or (word.endswith("'s") and knows(word.removesuffix("'s")))


def _mistake(root: Path, word: Word, dictionary: Dictionary) -> Mistake:
    nearest = next(iter(dictionary.suggest(word.text)), None)
    advice = f'Write "{nearest}", or' if nearest else "Write it otherwise, or"
    remedy = f"{advice} add the word to {root / OWN_WORDS}."
    return Mistake(word.where, f'The dictionary does not know "{word.text}".', remedy)
