"""Documents of each language: code, and the HTML it becomes."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tearsheet.markdown.highlighting import LANGUAGES, highlight_lines

_DOCUMENTS = Path(__file__).parent
_EXAMPLE = re.compile(
    r"^# (?P<title>[^\n]+)\n\n```\w+\n(?P<code>.*?)```\n"
    r"--- becomes ---\n(?P<html>.*?)\n*(?=^# |\Z)",
    re.MULTILINE | re.DOTALL,
)


def examples() -> Iterator[object]:
    for document in sorted(_DOCUMENTS.glob("*.md")):
        for example in _EXAMPLE.finditer(document.read_text(encoding="utf-8")):
            yield pytest.param(
                document.stem,
                example["code"],
                example["html"],
                id=f"{document.stem}: {example['title']}",
            )


@pytest.mark.parametrize(("language", "code", "html"), list(examples()))
def test_code_becomes_the_html_beside_it(language: str, code: str, html: str) -> None:
    assert "\n".join(highlight_lines(code, language)) == html


def test_every_language_has_a_document() -> None:
    assert {document.stem for document in _DOCUMENTS.glob("*.md")} == set(LANGUAGES.values())
