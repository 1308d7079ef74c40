"""Parts of the reader that a page places, and what its Markdown twin says instead."""

from __future__ import annotations

import json

from msgspec.structs import replace
from page_samples import a_source

from tearsheet.markdown.article import render_article
from tearsheet.model.article import Island, Prerendered

PARTS = {"Codes": json.dumps({"codes": [4], "twin": "- 4: The lid is open.\n"}), "Bare": "{}"}
READY = {
    Island(kind="component", id="Codes", props='{"codes": [4]}'): Prerendered(html="<b>4</b>"),
    Island(kind="component", id="Bare", props="{}"): Prerendered(html="<i>bare</i>"),
}


def test_a_component_that_knows_itself_in_words_says_them_in_the_twin() -> None:
    source = a_source("# Page\n\nBefore.\n\n:: component Codes\n\nAfter.\n")

    article = render_article(replace(source, components=PARTS, prerendered=READY))

    assert article.mistakes == ()
    assert "<b>4</b>" in article.html
    assert "Before.\n\n- 4: The lid is open.\n\nAfter." in article.markdown


def test_of_the_props_for_each_value_of_an_option_the_page_has_those_of_the_chosen_one() -> None:
    parts = {
        "Steps": json.dumps(
            {
                "options": ["package"],
                "package": "a",
                "choices": {"package": {"a": {"step": 1}, "b": {"step": 2}}},
            }
        )
    }
    source = a_source("# Page\n\n:: component Steps\n\n:: component Steps {package=b}\n")

    article = render_article(replace(source, components=parts))

    assert [json.loads(island.props) for island in article.islands] == [
        {"package": "a", "step": 1},
        {"package": "b", "step": 2},
    ]


def test_an_island_of_the_article_says_so() -> None:
    island = Island(kind="component", id="Bare", props="{}")
    text, other = (
        Prerendered(html="<i>bare</i>", src="/bare.js", is_text=is_text)
        for is_text in (True, False)
    )
    source = a_source("# Page\n\n:: component Bare\n")

    articles = [
        render_article(replace(source, components=PARTS, prerendered={island: part}))
        for part in (text, other)
    ]

    assert [" data-article " in article.html for article in articles] == [True, False]


def test_one_that_does_not_is_left_out_of_the_twin() -> None:
    source = a_source("# Page\n\nBefore.\n\n:: component Bare\n\nAfter.\n")

    article = render_article(replace(source, components=PARTS, prerendered=READY))

    assert article.markdown.split() == ["#", "Page", "Before.", "After."]
