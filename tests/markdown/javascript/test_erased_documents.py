"""Documents of TypeScript, and what is left of each without its types."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from tearsheet.markdown.javascript import erase_types

FOLDER = Path(__file__).parent
_EXAMPLE = re.compile(
    r"^# (?P<title>[^\n]+)\n\n(?P<typescript>.*?)^--- becomes ---\n(?P<javascript>.*?)"
    r"(?=\n?^# |\Z)",
    re.MULTILINE | re.DOTALL,
)


@dataclass(frozen=True)
class Example:
    title: str
    name: str
    typescript: str
    javascript: str


def examples_of() -> Iterator[Example]:
    for document in sorted(FOLDER.glob("*/*.md")):
        for example in _EXAMPLE.finditer(document.read_text(encoding="utf-8")):
            yield Example(name=f"index.{document.parent.name}", **example.groupdict())


def examples() -> list[object]:
    return [pytest.param(example, id=example.title) for example in examples_of()]


@pytest.mark.parametrize("example", examples())
def test_typescript_becomes_the_javascript_beside_it(example: Example) -> None:
    erased = erase_types(example.typescript, example.name)

    assert erased.refusals == ()
    assert erased.text.rstrip("\n") == example.javascript.rstrip("\n")


@pytest.mark.parametrize("example", examples())
def test_javascript_stays_as_it_is(example: Example) -> None:
    assert erase_types(example.javascript, example.name).text == example.javascript


def test_every_document_is_read_to_its_end() -> None:
    for document in FOLDER.glob("*/*.md"):
        text = document.read_text(encoding="utf-8")
        assert len(_EXAMPLE.findall(text)) == text.count("--- becomes ---"), document.name
