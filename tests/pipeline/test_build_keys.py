"""What a page depends on: a change of it renders the page again, and nothing is left stale."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from small_site import SmallSite, site_files
from tearsheet.errors import ContentErrors

PRODUCT = """\
name: Rating
description: Stars.
logo: logo.svg
versions: [{text: v7.0.1, current: true}]
"""
LOGO = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M1 1h7v7H1z"/></svg>'
NESTED = """\
- pathname: /material-ui/
- pathname: /material-ui/parent/
  title: The parent
  children:
    - pathname: /material-ui/parent/child/
"""


def test_a_page_names_its_parent_as_the_parent_is_called_now(warm_site: SmallSite) -> None:
    begin_product(warm_site)
    warm_site.write("material-ui/navigation.yaml", NESTED)
    warm_site.page("material-ui/parent", title="Parent")
    warm_site.page("material-ui/parent/child", title="Child")
    # The group is no link, so another page leads to its page.
    warm_site.page("material-ui", "See [the parent](/material-ui/parent/).", title="Overview")
    warm_site.build()
    assert trail_of(warm_site) == ["Rating", "Parent", "Child"]

    warm_site.page("material-ui/parent", title="Elder")
    warm_site.build()

    assert trail_of(warm_site) == ["Rating", "Elder", "Child"]


@pytest.mark.parametrize("line", [":: component VersionTable", "  ::component VersionTable"])
def test_a_component_shows_the_products_of_now(warm_site: SmallSite, line: str) -> None:
    begin_product(warm_site)
    warm_site.page("material-ui", line, title="Overview")
    warm_site.build()
    assert "v7.0.1" in article_of(warm_site)

    warm_site.write("material-ui/product.yaml", PRODUCT.replace("v7.0.1", "v7.0.2"))
    warm_site.build()

    assert "v7.0.2" in article_of(warm_site)
    assert "v7.0.1" not in article_of(warm_site)


def test_a_row_to_a_place_that_does_not_exist_is_refused(warm_site: SmallSite) -> None:
    warm_site.page("blog", "## Here\n\nText.", title="Blog")
    file = warm_site.navigation("/blog/", "/blog/#gone")

    with pytest.raises(ContentErrors) as caught:
        warm_site.build()

    (mistake,) = caught.value.mistakes
    assert mistake.where.file == file
    assert 'finds no "gone"' in mistake.problem


def test_a_blog_without_posts_has_empty_feeds(warm_site: SmallSite) -> None:
    warm_site.page("blog", title="Blog")
    warm_site.navigation("/blog/")

    warm_site.build()

    assert "<entry>" not in warm_site.text("blog/atom.xml")
    assert "<item>" not in warm_site.text("feed/blog/rss.xml")


def test_no_module_is_published_that_nobody_loads(warm_site: SmallSite) -> None:
    warm_site.build()

    names = [Path(path).name for path in site_files(warm_site.out) if path.endswith(".js")]

    assert names
    # The startup script stands in the pages themselves.
    assert not [name for name in names if name.startswith(("styles-", "startup-"))]


def begin_product(site: SmallSite) -> None:
    site.write("material-ui/product.yaml", PRODUCT)
    site.write("material-ui/logo.svg", LOGO)
    site.page("material-ui", title="Overview")


def article_of(site: SmallSite) -> str:
    return site.text("material-ui/index.html").partition("<main")[2].partition("</main>")[0]


def trail_of(site: SmallSite) -> list[str]:
    html = site.text("material-ui/parent/child/index.html")
    found = re.search(r'<script type="application/ld\+json">(.*?)</script>', html)
    assert found
    steps = json.loads(found[1])["@graph"][0]["itemListElement"]
    return [step["name"] for step in steps]
