"""Whatever an author types as a title is what a visitor reads."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from selectolax.lexbor import LexborHTMLParser

from tearsheet.authoring.page_template import NewPage, render_page
from tearsheet.authoring.quoting import can_be_markdown, can_be_yaml, yaml_text
from tearsheet.content.page_file import add_title, read_settings, split_page
from tearsheet.markdown.article import render_article
from tearsheet.model.page import Page, PageSettings
from tearsheet.model.source import PageSource

FILE = Path("page.md")
MARKUP = st.sampled_from([*"\\`*_[]<>~{}&#:-+=|.)(!1^@'\"%? ", "a", "Ä", "&amp;", "::: ", "{#id}"])
TYPED = st.lists(MARKUP, min_size=1, max_size=12).map("".join)
WORDS = TYPED.map(lambda typed: " ".join(typed.split())).filter(bool).filter(can_be_markdown)


@example(title="{#id}", description="1. {#id}")
@example(title="C #", description=": info {a}")
@given(WORDS, WORDS)
def test_any_title_and_description_is_shown_as_it_was_typed(title: str, description: str) -> None:
    page = read(render_page(NewPage(title=title, description=description)))

    article = render_article(page)

    shown = LexborHTMLParser(article.html)
    heading, lead = shown.css_first("h1"), shown.css_first("p.lead")
    assert (page.page.settings.title, page.page.settings.description) == (title, description)
    assert heading is not None
    assert lead is not None
    assert (heading.text(), lead.text()) == (title, description)
    assert article.mistakes == ()


@pytest.mark.parametrize("words", ["yes", "7.0", "null", "a: b", "# no", "@mui/material", "*x", ""])
def test_words_that_yaml_would_misread_are_quoted(words: str) -> None:
    assert yaml_text(words).startswith('"')


def test_plain_words_stay_plain() -> None:
    assert yaml_text("Date and time, at once") == "Date and time, at once"


@pytest.mark.parametrize("words", ["a\udcff", "a\x1b[2J", "a\0", "\ufffe"])
def test_what_is_no_text_cannot_be_written(words: str) -> None:
    assert not can_be_yaml(words)


def read(text: str) -> PageSource:
    parts = split_page(text, FILE)
    settings = read_settings(parts, FILE, [])
    assert isinstance(settings, PageSettings)
    page = Page(address="/a/", file=str(FILE), settings=settings, product="docs", category="docs")
    text, first_line = add_title(parts, settings.title)
    return PageSource(page=page, text=text, first_line=first_line, folder=Path())
