"""Text that is written into Markdown is read there as it was."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pyromark import Markdown
from selectolax.lexbor import LexborHTMLParser

from tearsheet.markdown.directives import mark_directives
from tearsheet.model.written_text import escape_markdown


@given(st.text("ab \\`*_{}[]<>#|~:!&;", min_size=1))
def test_escaped_text_has_no_markup_and_no_directives(text: str) -> None:
    escaped = f"a {escape_markdown(text)}[a](b)"

    html = LexborHTMLParser(Markdown().html(escaped))

    assert html.text().strip() == f"a {' '.join(text.split())}a"
    assert len(html.css("a")) == 1
    assert mark_directives(escape_markdown(text)).directives == ()


@pytest.mark.parametrize("text", ["See https://mui.com/r/refs", "Note: done!", "MUI: 12:30"])
def test_text_that_nothing_in_it_requires_to_escape_stays_as_it_is(text: str) -> None:
    assert escape_markdown(text).removesuffix("\\!") == text.removesuffix("!")
