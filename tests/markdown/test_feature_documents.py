"""Documents of each feature: Markdown, and the HTML it becomes."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from page_samples import API, TITLE, TITLE_HTML, a_source

from tearsheet.markdown import features
from tearsheet.markdown.article import render_article

_DOCUMENTS = Path(__file__).parent / "features"
_EXAMPLE = re.compile(
    r"^# (?P<title>[^\n]+)\n\n(?P<markdown>.*?)^--- becomes ---\n(?P<html>.*?)\n*(?=^# |\Z)",
    re.MULTILINE | re.DOTALL,
)
_OF_COMPONENT_PAGES = ("api_section", "playground")


def examples() -> Iterator[object]:
    for document in sorted(_DOCUMENTS.glob("*.md")):
        for example in _EXAMPLE.finditer(document.read_text(encoding="utf-8")):
            yield pytest.param(
                document.stem,
                example["markdown"],
                example["html"],
                id=f"{document.stem}: {example['title']}",
            )


@pytest.mark.parametrize(("feature", "markdown", "html"), list(examples()))
def test_markdown_becomes_the_html_beside_it(feature: str, markdown: str, html: str) -> None:
    api = API if feature in _OF_COMPONENT_PAGES else ()
    title = "" if markdown.startswith("# ") else TITLE

    article = render_article(a_source(f"{title}{markdown}", api=api))

    assert article.mistakes == ()
    assert article.html.removeprefix(TITLE_HTML if title else "").rstrip("\n") == html


def test_every_document_is_read_to_its_end() -> None:
    for document in _DOCUMENTS.glob("*.md"):
        text = document.read_text(encoding="utf-8")
        assert len(_EXAMPLE.findall(text)) == text.count("--- becomes ---"), document.name


def test_every_feature_has_a_document() -> None:
    modules = {file.stem for file in Path(features.__file__).parent.glob("[a-z]*.py")}

    # Every live part is a demo, a playground or a component.
    assert modules - {"live_part"} <= {document.stem for document in _DOCUMENTS.glob("*.md")}
