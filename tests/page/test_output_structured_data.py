from __future__ import annotations

import datetime
import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from outputs_samples import HOST, HOSTILE, a_page, a_site
from tearsheet.page.structured_data import Crumb, render_structured_data

SETTINGS = a_site().settings


# What schema.org calls a value may be text, a number, a list or an object.
def read(text: str) -> dict[str, dict[str, Any]]:
    return {part["@type"]: part for part in json.loads(text)["@graph"]}


def test_the_trail_leads_from_the_product_to_the_page() -> None:
    page = a_page("/joy-ui/react-switch/")
    trail = [Crumb(name="Joy UI", address="/joy-ui/"), Crumb(name="Inputs", address="/joy-ui/in/")]

    steps = read(render_structured_data(SETTINGS, page, trail))["BreadcrumbList"]["itemListElement"]

    assert [(step["position"], step["name"], step["item"]) for step in steps] == [
        (1, "Joy UI", f"{HOST}/joy-ui/"),
        (2, "Inputs", f"{HOST}/joy-ui/in/"),
        (3, "Switch", f"{HOST}/joy-ui/react-switch/"),
    ]


def test_the_first_page_of_a_product_is_not_its_own_parent() -> None:
    page = a_page("/joy-ui/", title="Joy UI")

    text = render_structured_data(SETTINGS, page, [Crumb(name="Joy UI", address="/joy-ui/")])

    assert len(read(text)["BreadcrumbList"]["itemListElement"]) == 1


def test_a_page_of_the_documentation_is_a_technical_article() -> None:
    image = f"{HOST}/assets/switch.png"

    article = read(render_structured_data(SETTINGS, a_page("/a/"), image=image))["TechArticle"]

    assert article["headline"] == "Switch"
    assert article["url"] == f"{HOST}/a/"
    assert article["image"] == image
    assert "datePublished" not in article


def test_a_page_with_a_date_is_a_post_with_its_authors() -> None:
    page = a_page("/blog/a/", date=datetime.date(2025, 4, 1), authors=("Ada",), tags=("news",))

    post = read(render_structured_data(SETTINGS, page))["BlogPosting"]

    assert post["datePublished"] == "2025-04-01"
    assert post["author"] == [{"@type": "Person", "name": "Ada"}]
    assert post["keywords"] == ["news"]


@pytest.mark.parametrize("words", HOSTILE)
def test_hostile_words_stay_words(words: str) -> None:
    text = render_structured_data(SETTINGS, a_page("/a/", title=words))

    assert read(text)["TechArticle"]["headline"] == words
    text.encode()


@given(st.text())
def test_no_words_can_end_the_script_or_break_its_line(words: str) -> None:
    page = a_page("/a/", title=words, description=words)

    text = render_structured_data(SETTINGS, page, [Crumb(name=words, address="/b/")])

    assert not set(text) & set("<>&\u2028\u2029\n")
