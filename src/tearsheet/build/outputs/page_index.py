"""The names of all pages, for the dialog in which visitors go to one by its name."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator

from tearsheet.build.navigation_rows import Titles, title_of
from tearsheet.build.outputs.llms import in_order_of_navigation
from tearsheet.model.navigation import NavigationItem, comparable, walk_with_parents
from tearsheet.model.page import Page
from tearsheet.model.site import Site

PATH = "parts/pages.json"

Row = tuple[str, str, str, str]
"""The address and the title of a page, its product's name and its group's; empty where none."""


def render_page_index(site: Site) -> str:
    """All listed pages in the order one reads them."""
    # Without the spaces JSON is written with: every visitor who searches loads all of it.
    return json.dumps(list(_rows(site)), ensure_ascii=False, separators=(",", ":"))


def _rows(site: Site) -> Iterator[Row]:
    titles = {comparable(page.address): page.settings.title for page in site.pages}
    listed = [page for page in site.pages if page.listed]
    for product in site.products:
        own = [page for page in listed if page.product == product.id]
        ordered = in_order_of_navigation(product, own)
        yield from _named(ordered, product.name, product.navigation, titles)
    products = {product.id for product in site.products}
    rest = sorted(
        (page for page in listed if page.product not in products), key=lambda page: page.address
    )
    yield from _named(rest, "", site.default_navigation, titles)


def _named(
    pages: Iterable[Page], product: str, tree: Iterable[NavigationItem], titles: Titles
) -> Iterator[Row]:
    groups = {
        comparable(item.pathname): title_of(parents[-1], titles)
        for item, parents in walk_with_parents(tree)
        if parents
    }
    for page in pages:
        group = groups.get(comparable(page.address), "")
        yield page.address, page.settings.title, product, group
