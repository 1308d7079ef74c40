"""The file of synonyms: the words of readers and of other libraries for components and pages."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from tearsheet.content.page_file import LONGEST_KEYWORD
from tearsheet.content.yaml_record import Record, compose, read_record
from tearsheet.errors import Mistake
from tearsheet.model.synonym import Synonym

SYNONYM_FILE = "synonyms.yaml"


def read_synonyms(text: str, file: Path, mistakes: list[Mistake]) -> tuple[Synonym, ...]:
    """The synonyms of a site; what is wrong with them is added to the mistakes."""
    node = compose(text, file)
    record = read_record(node, file, mistakes) if node else None
    return tuple(_read(record)) if record else ()


def _read(record: Record) -> Iterator[Synonym]:
    for word in record.names():
        before = len(record.mistakes)
        meanings = tuple(record.placed_texts(word))
        if not 0 < len(word.strip()) <= LONGEST_KEYWORD:
            problem = f'The synonym "{word}" has {len(word)} characters.'
            remedy = f"Write 1 to {LONGEST_KEYWORD}: a word or a few, as people type them."
            record.refuse(word, problem, remedy)
        elif meanings:
            yield Synonym(word=word.strip(), meanings=meanings)
        elif len(record.mistakes) == before:
            remedy = f"List components or addresses, as in {word}: [Snackbar]."
            record.refuse(word, f'"{word}" means nothing.', remedy)
