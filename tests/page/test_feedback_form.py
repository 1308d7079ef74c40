"""The question below a page, for whatever address of issues a site has."""

from __future__ import annotations

import pytest
from selectolax.lexbor import LexborHTMLParser

from tearsheet.page.feedback_form import render_feedback_form

ADDRESS = "https://site.example/switch/"


@pytest.mark.parametrize(
    ("pattern", "title", "text"),
    [
        ("https://git.example/new?title={title}&body={address}", "title", "body"),
        (
            "https://gitlab.com/a/b/-/issues/new?issue[title]={title}&issue[description]={address}",
            "issue[title]",
            "issue[description]",
        ),
    ],
)
def test_the_answer_is_the_title_and_the_comment_the_text(
    pattern: str, title: str, text: str
) -> None:
    form = LexborHTMLParser(render_feedback_form(pattern, 'A "switch"', ADDRESS))

    radios = [radio.attributes for radio in form.css("input")]
    assert {radio["name"] for radio in radios} == {title}
    assert [radio["value"] for radio in radios] == [
        f'Helpful: A "switch", {ADDRESS}',
        f'Not helpful: A "switch", {ADDRESS}',
    ]
    (comment,) = form.css("textarea")
    assert comment.attributes["name"] == text
    (whole,) = form.css("form")
    assert whole.attributes["action"] == pattern.partition("?")[0]


def test_what_else_the_address_says_is_kept() -> None:
    pattern = "https://git.example/new?labels=docs&title=Docs: {title}&body={address}"

    form = LexborHTMLParser(render_feedback_form(pattern, "Switch", ADDRESS))

    (hidden,) = form.css("input[type=hidden]")
    assert (hidden.attributes["name"], hidden.attributes["value"]) == ("labels", "docs")
    first = form.css("input[type=radio]")[0]
    assert first.attributes["value"] == f"Helpful: Docs: Switch, {ADDRESS}"


@pytest.mark.parametrize(
    "pattern",
    [
        None,
        "https://ask.example/?about={address}",
        "https://ask.example/{address}?title={title}",
        "https://ask.example/?words={title} {address}",
    ],
)
def test_where_both_do_not_fit_nothing_is_asked(pattern: str | None) -> None:
    assert render_feedback_form(pattern, "Switch", ADDRESS) == ""
