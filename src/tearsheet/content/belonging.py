"""Which product a page belongs to: the nearest one above it."""

from __future__ import annotations

from collections.abc import Mapping

from tearsheet.model.product import Product, ProductIdentity

NO_PRODUCT = ProductIdentity("docs", "docs")
"""The default for pages outside of any product."""


class Belonging:
    """Which product each page of a site belongs to; `products` are those of the site by their id.

    The pages about what a product exports are its own, also where they lie below another product.
    """

    def __init__(self, products: Mapping[str, Product]) -> None:
        self._products = products
        starts = (
            (start, product)
            for product in products.values()
            for start in (product.address, product.api_address)
        )
        # The nearest one above a page has the longest address.
        self._starts = sorted(starts, key=lambda begun: len(begun[0]), reverse=True)

    def find(self, address: str) -> Product | None:
        """The product of the site that a page at an address belongs to."""
        for start, product in self._starts:
            if address.startswith(start):
                return product
        return None

    def identify(self, address: str, chosen: str | None) -> ProductIdentity:
        """The product and the category of a page.

        What the page itself has chosen comes before everything else.
        """
        product = self._products.get(chosen) if chosen else self.find(address)
        if product:
            return ProductIdentity(product.id, product.category)
        return ProductIdentity(chosen or NO_PRODUCT.id, NO_PRODUCT.category)
