"""A subject that a library only plans has a page that says what to use until it is released."""

from __future__ import annotations

import pytest
from selectolax.lexbor import LexborHTMLParser

from small_site import SmallSite

PRODUCT = """\
name: Joy UI
description: Components.
logo: logo.svg
source: https://github.com/acme/toys/tree/v2/{path}
"""
LOGO = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M1 1h7v7H1z"/></svg>'
NAVIGATION = """\
- pathname: /joy-ui/inputs/
  title: Data inputs
  children:
    - pathname: /joy-ui/react-switch/
    - pathname: /joy-ui/react-rating/
      title: Rating
      planned: true
      unwritten: true
      plan: pro
    - pathname: /joy-ui/react-slider/
      title: Slider
      unwritten: true
"""


@pytest.fixture
def planned(warm_site: SmallSite) -> SmallSite:
    for folder in ("joy-ui", "toy-ui"):
        warm_site.write(f"{folder}/logo.svg", LOGO)
    warm_site.write("joy-ui/product.yaml", PRODUCT)
    warm_site.write("joy-ui/navigation.yaml", NAVIGATION)
    warm_site.write("toy-ui/product.yaml", PRODUCT.replace("Joy", "Toy"))
    warm_site.write("toy-ui/navigation.yaml", "- pathname: /toy-ui/react-rating/\n")
    warm_site.write("component-sentences.yaml", "rating: Give stars.\n")
    warm_site.page("joy-ui", title="Joy UI")
    warm_site.page("joy-ui/react-switch", title="Switch")
    warm_site.page("toy-ui", title="Toy UI")
    warm_site.page("toy-ui/react-rating", title="Stars")
    warm_site.build()
    return warm_site


def test_it_says_what_is_planned_and_what_to_use_instead(planned: SmallSite) -> None:
    article = LexborHTMLParser(planned.text("joy-ui/react-rating/index.html")).css_first("main")

    assert article is not None
    assert [heading.text() for heading in article.css("h1, h2")] == [
        "Rating",
        "What to use in the meantime",
        "Related pages",
        "More",
    ]
    text = article.text()
    assert "Rating is planned for Joy UI." in text
    assert "What it is for: Give stars." in text
    assert "as part of the Pro plan" in text
    links = [link.attributes["href"] for link in article.css("li a")]
    assert links == [
        "/toy-ui/react-rating/",
        "/joy-ui/react-switch/",
        "/joy-ui/",
        "https://github.com/acme/toys/issues?q=Rating",
    ]


def test_where_nothing_beside_it_is_written_it_lists_the_pages_of_its_product(
    planned: SmallSite,
) -> None:
    lonely = """\
- pathname: /joy-ui/
- pathname: /joy-ui/more/
  title: More
  children:
    - pathname: /joy-ui/react-kite/
      title: Kite
      planned: true
      unwritten: true
"""
    planned.write("joy-ui/navigation.yaml", NAVIGATION + lonely)

    planned.build()

    article = LexborHTMLParser(planned.text("joy-ui/react-kite/index.html")).css_first("main")
    assert article is not None
    links = [link.attributes["href"] for link in article.css("li a")]
    assert links[:-1] == ["/joy-ui/react-switch/", "/joy-ui/"]


def test_its_row_is_a_link_and_that_of_an_unwritten_page_is_none(planned: SmallSite) -> None:
    navigation = LexborHTMLParser(planned.text("parts/navigation/joy-ui.html"))

    links = [link.attributes["href"] for link in navigation.css("a")]
    assert "/joy-ui/react-rating/" in links
    assert "/joy-ui/react-slider/" not in links
    assert not (planned.out / "joy-ui/react-slider/index.html").exists()


def test_neither_search_engines_nor_the_search_list_it(planned: SmallSite) -> None:
    html = planned.text("joy-ui/react-rating/index.html")

    assert '<meta name="robots" content="noindex">' in html
    assert "/joy-ui/react-rating/" not in planned.text("sitemap.xml")
    assert "/joy-ui/react-rating/" not in planned.text("llms.txt")
    found = list((planned.out / "search").rglob("*.json"))
    assert found
    assert not any("/joy-ui/react-rating/" in file.read_text() for file in found)


def test_it_has_a_markdown_copy(planned: SmallSite) -> None:
    assert planned.text("joy-ui/react-rating.md").startswith("# Rating\n")


def test_the_page_of_an_author_replaces_it(planned: SmallSite) -> None:
    planned.write("joy-ui/navigation.yaml", NAVIGATION.replace("      unwritten: true\n", "", 1))
    planned.page("joy-ui/react-rating", "Stars.", title="Rating")

    planned.build()

    html = planned.text("joy-ui/react-rating/index.html")
    assert "Stars." in html
    assert "noindex" not in html
