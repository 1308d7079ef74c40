"""Which pages are about each component and hook, from the settings of pages."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from tearsheet.model.link import Link
from tearsheet.model.page import Page
from tearsheet.model.product import Product
from tearsheet.model.reference import PackageFacts

Shown = Mapping[str, Mapping[str, tuple[Link, ...]]]
"""The pages about each name, by package."""


def find_demos(
    pages: Iterable[Page], products: Iterable[Product], facts: Mapping[str, PackageFacts]
) -> Shown:
    """The pages about each name of each package, in the order of their addresses."""
    by_id = {product.id: product for product in products}
    links_by_package: dict[str, dict[str, tuple[Link, ...]]] = {}
    for page in sorted(pages, key=lambda page: page.address):
        settings = page.settings
        product = by_id.get(page.product)
        page_packages = (settings.package,) if settings.package else ()
        packages = (*page_packages, *(product.packages if product else ()))
        for name in (*settings.components, *settings.hooks):
            package = _exporter(name, packages, facts)
            # An unlisted page is about the site itself.
            if package and page.listed:
                links = links_by_package.setdefault(package, {})
                links[name] = (*links.get(name, ()), Link(page.address, settings.title))
    return links_by_package


def _exporter(name: str, packages: Iterable[str], facts: Mapping[str, PackageFacts]) -> str | None:
    facts_of_packages = (facts[package] for package in packages if package in facts)
    exports = (of for of in facts_of_packages if name in of.components or name in of.hooks)
    return next((of.package for of in exports), None)
