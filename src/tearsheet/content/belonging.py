"""Which product a page belongs to: the nearest one above it."""

from __future__ import annotations

from collections.abc import Mapping

from tearsheet.model.product import Product, ProductIdentity

NO_PRODUCT = ProductIdentity("docs", "docs")
"""The default for pages outside of any product."""


def identify_product(
    address: str, chosen: str | None, products: Mapping[str, Product]
) -> ProductIdentity:
    """The product and the category of a page; `products` are those of the site by their id.

    What the page itself has chosen comes before everything else.
    """
    product = products.get(chosen) if chosen else find_product(address, products)
    if product:
        return ProductIdentity(product.id, product.category)
    return ProductIdentity(chosen or NO_PRODUCT.id, NO_PRODUCT.category)


def find_product(address: str, products: Mapping[str, Product]) -> Product | None:
    """The product of the site that a page at an address belongs to.

    The pages about what a product exports are its own, also where they lie below another product.
    """
    above = [
        (len(start), product)
        for product in products.values()
        for start in (product.address, product.api_address)
        if address.startswith(start)
    ]
    return max(above, key=lambda found: found[0], default=(0, None))[1]
