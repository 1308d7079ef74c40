"""The table that says of which product a page is stays short, whatever the addresses are."""

from __future__ import annotations

import json

import pytest
from described_pages import written_page
from msgspec.structs import replace

from tearsheet.search import index, index_sources
from tearsheet.search.searched_site import SearchedSite
from tearsheet.search.symbols.named_page import NamedPage
from tearsheet.search.text.page_text import read_page_text


def test_pages_stand_by_their_addresses_and_by_product_where_it_changes_too_often(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    site = _mixed_site()

    assert _products(site) == [[0, "a", 1], [1, "b", 1], [2, "a", 1], [3, "b", 1]]
    monkeypatch.setattr(index_sources, "MOST_RUNS", 2)
    assert _products(site) == [[0, "a", 1], [2, "b", 1]]


def _mixed_site() -> SearchedSite:
    addresses = {f"/{number}/": "ab"[number % 2] for number in range(4)}
    pages = {
        address: replace(written_page(address).page, product=product)
        for address, product in addresses.items()
    }
    return SearchedSite(
        pages=pages,
        products=(),
        texts=dict.fromkeys(pages, ""),
        listings=(),
        name_page=lambda page, _text: NamedPage(page=page),
    )


def _products(site: SearchedSite) -> list[list[object]]:
    texts = {
        address: read_page_text(address, f"<main><h1>{address}</h1></main>")
        for address in site.pages
    }
    files = index.make_search(site, texts)
    root = json.loads(files["search/start.json"])["files"]["text"]
    products: list[list[object]] = json.loads(files[root.strip("/")])["products"]
    return products
