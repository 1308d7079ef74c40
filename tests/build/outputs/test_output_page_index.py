from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest
from outputs_samples import HOSTILE, a_page, a_product, a_site

from tearsheet.build.outputs.page_index import render_page_index
from tearsheet.errors import Place
from tearsheet.model.navigation import NavigationItem
from tearsheet.model.site import Site

SWITCH = "/joy-ui/react-switch/"


def rows(site: Site) -> list[list[str]]:
    found = json.loads(render_page_index(site))
    assert isinstance(found, list)
    return found


def test_a_page_is_named_with_its_product_and_its_group() -> None:
    place = Place(Path("navigation.yaml"))
    switch = NavigationItem(pathname=SWITCH, source=place)
    group = NavigationItem(
        pathname="/joy-ui/inputs", source=place, title="Inputs", children=(switch,)
    )
    product = replace(a_product(), navigation=(group,))

    named = rows(a_site(a_page(SWITCH), products=(product,)))

    assert named == [[SWITCH, "Switch", "Joy UI", "Inputs"]]


def test_pages_stand_in_reading_order_and_those_of_no_product_come_last() -> None:
    pages = [a_page(f"/joy-ui/{name}/") for name in "ba"]
    blog = a_page("/blog/", product="docs")
    product = a_product("/joy-ui/b/", "/joy-ui/a/")

    named = rows(a_site(blog, *pages, products=(product,)))

    assert [address for address, *_ in named] == ["/joy-ui/b/", "/joy-ui/a/", "/blog/"]
    assert named[-1] == ["/blog/", "Switch", "", ""]


def test_pages_that_are_not_to_be_found_are_not_named() -> None:
    hidden = a_page("/joy-ui/secret/", listed=False)

    assert rows(a_site(hidden, products=(a_product(),))) == []


@pytest.mark.parametrize("title", [title for title in HOSTILE if "\ud800" not in title])
def test_any_title_comes_through(title: str) -> None:
    site = a_site(a_page(SWITCH, title=title), products=(a_product(SWITCH),))

    assert rows(site)[0][1] == title
