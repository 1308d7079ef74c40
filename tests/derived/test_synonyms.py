"""The words of readers for components and pages, by which these are found."""

from __future__ import annotations

import json
from itertools import accumulate

import pytest
from selectolax.lexbor import LexborHTMLParser

from small_site import SmallSite, begin_site

LOGO = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M4 4h16v16H4z"/></svg>'
PRODUCT = (
    "name: Material UI\ndescription: What it is.\nlogo: logo.svg\n"
    'source: https://code.example/tree/v1/{path}\npackages:\n  - "@mui/lab"\n'
)
SYNONYMS = """\
brick wall: [Masonry]
history: [Timeline, /material-ui/react-masonry/]
"""


def begin_product(site: SmallSite, synonyms: str) -> SmallSite:
    site.write("synonyms.yaml", synonyms)
    site.write("material-ui/product.yaml", PRODUCT)
    site.write("material-ui/logo.svg", LOGO)
    site.write(
        "material-ui/navigation.yaml",
        "- pathname: /material-ui/\n- pathname: /material-ui/react-masonry/\n",
    )
    site.page("material-ui", title="Material UI")
    more = ["components: [Masonry]", "keywords: [Pinterest, History]"]
    site.page("material-ui/react-masonry", title="Masonry", more=more)
    return site


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> SmallSite:
    site = begin_product(begin_site(tmp_path_factory.mktemp("synonyms")), SYNONYMS)
    site.build()
    return site


def keywords_of(site: SmallSite, address: str) -> str | None:
    page = LexborHTMLParser(site.text(f"{address.strip('/')}/index.html"))
    keywords = page.css_first('meta[name="keywords"]')
    return keywords.attributes["content"] if keywords else None


def test_a_synonym_leads_to_the_page_about_the_component(built: SmallSite) -> None:
    assert keywords_of(built, "/material-ui/react-masonry/") == "Pinterest, History, brick wall"
    assert keywords_of(built, "/material-ui/api/masonry/") is None


def test_without_a_page_it_leads_to_the_api_page(built: SmallSite) -> None:
    assert keywords_of(built, "/material-ui/api/timeline/") == "history"


def test_the_first_meaning_is_marked_in_the_search(built: SmallSite) -> None:
    start = json.loads(built.text("search/start.json"))["symbols"]
    form = start["forms"].index(["page", ""])

    lists = [row for row in start["part"]["lists"] if row[0] == form]
    named = [_read_steps(row[2], start["part"]["names"]) for row in lists]

    assert sorted(named) == [
        [("History", False), ("Pinterest", False), ("brick wall", True)],
        [("history", True)],
    ]


def _read_steps(steps: list[int], names: list[str]) -> list[tuple[str, bool]]:
    places = accumulate(-1 - step if step < 0 else step for step in steps)
    return [(names[place], step < 0) for place, step in zip(places, steps, strict=True)]


def test_what_is_no_component_and_no_page_is_a_mistake(warm_site: SmallSite) -> None:
    begin_product(
        warm_site, "brick wall:\n  - Masonry\n  - Masonri\nshelf: [/material-ui/shelf/]\n"
    )

    masonri, shelf = warm_site.check_mistakes()

    assert (masonri.where.file.name, masonri.where.line) == ("synonyms.yaml", 3)
    assert '"brick wall" means "Masonri"' in masonri.problem
    assert "Masonry" in masonri.remedy
    assert (shelf.where.line, '"/material-ui/shelf/"' in shelf.problem) == (4, True)


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("wall: []\n", '"wall" means nothing'),
        ("wall: Masonry\n", '"wall" is text'),
        (f"{'w' * 71}: [Masonry]\n", "71 characters"),
        ("wall: [Masonry]\nwall: [Timeline]\n", "stands twice"),
    ],
)
def test_the_file_is_read_strictly(site: SmallSite, text: str, problem: str) -> None:
    site.write("synonyms.yaml", text)

    found = site.read_mistakes()

    assert any(problem in mistake.problem for mistake in found)
