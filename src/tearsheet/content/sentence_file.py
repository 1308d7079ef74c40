"""The file of sentences: what each component is for, for those whose page is not written yet."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from tearsheet.content.yaml_record import compose, read_record
from tearsheet.errors import Mistake

SENTENCE_FILE = "component-sentences.yaml"

LONGEST = 90
"""So much fits below a drawing."""


def read_sentences(text: str, file: Path, mistakes: list[Mistake]) -> Mapping[str, str]:
    """The sentences by the name that each component has in addresses."""
    node = compose(text, file)
    record = read_record(node, file, mistakes) if node else None
    if record is None:
        return {}
    found = {name: record.text(name, longest=LONGEST) for name in record.names()}
    return {name: sentence for name, sentence in found.items() if sentence}
