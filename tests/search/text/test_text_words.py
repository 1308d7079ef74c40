"""How a text falls into words; the reader's tests read the same examples."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest

from tearsheet.search.text.words import count_words

EXAMPLES = json.loads((Path(__file__).parents[1] / "words.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("example", EXAMPLES, ids=[example["because"] for example in EXAMPLES])
def test_a_text_falls_into_words(example: dict[str, list[str]]) -> None:
    found = count_words(str(example["text"]).split())

    assert found == Counter(example["words"])
