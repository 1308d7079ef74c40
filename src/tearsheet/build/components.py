"""What `:: component` can place, and what each of those is given."""

from __future__ import annotations

import json
from typing import Any

from tearsheet.build.navigation_rows import title_of
from tearsheet.build.shell import navigation_of
from tearsheet.model.navigation import NavigationItem, comparable, walk
from tearsheet.model.product import Product
from tearsheet.model.site import Site


def component_props(site: Site, product: Product | None) -> dict[str, str]:
    """The props of every component, as JSON text, for the pages of one product."""
    given = {"VersionTable": _versions(site), "PageGallery": _gallery(site, product)}
    return {
        name: json.dumps(props, ensure_ascii=False, sort_keys=True) for name, props in given.items()
    }


def _versions(site: Site) -> dict[str, Any]:
    return {
        "products": [
            {
                "name": product.name,
                "address": product.address,
                "versions": [
                    {"text": version.text, "href": version.href, "current": version.current}
                    for version in product.versions
                ],
            }
            for product in site.products
            if product.versions
        ]
    }


def _gallery(site: Site, product: Product | None) -> dict[str, Any]:
    pages = {comparable(page.address): page for page in site.pages}
    titles = {address: page.settings.title for address, page in pages.items()}

    def cards(item: NavigationItem) -> list[dict[str, str]]:
        shown = [pages.get(comparable(row.pathname)) for row in walk([item])]
        return [
            {
                "title": titles[comparable(page.address)],
                "description": page.settings.description,
                "address": page.address,
            }
            for page in shown
            if page
        ]

    groups = [
        {"title": title_of(item, titles), "pages": cards(item)}
        for item in navigation_of(site, product)
    ]
    return {"groups": [group for group in groups if group["pages"]]}
