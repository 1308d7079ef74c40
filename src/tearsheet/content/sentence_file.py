"""The file of short descriptions of components, for those whose page is not written yet."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from tearsheet.content.yaml_record import compose, read_record
from tearsheet.errors import Mistake

SENTENCE_FILE = "component-sentences.yaml"

LONGEST = 90
"""The length that fits below a drawing."""


def read_sentences(text: str, file: Path, mistakes: list[Mistake]) -> Mapping[str, str]:
    """The descriptions by the component's name in addresses."""
    node = compose(text, file)
    record = read_record(node, file, mistakes) if node else None
    if record is None:
        return {}
    found = {name: record.text(name, longest=LONGEST) for name in record.names()}
    return {name: sentence for name, sentence in found.items() if sentence}
