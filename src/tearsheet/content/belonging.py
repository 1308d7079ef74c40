"""Which product a page belongs to: the nearest one above it, or the one its address names."""

from __future__ import annotations

from collections.abc import Mapping

from tearsheet.model.address import ProductIdentity, product_of
from tearsheet.model.product import Product

NO_PRODUCT = ProductIdentity("docs", "docs")
"""What pages of no product are told to belong to."""


def identify_product(
    address: str, chosen: str | None, products: Mapping[str, Product]
) -> ProductIdentity:
    """The product and the category of a page; `products` are those of the site by their id.

    What the page itself has chosen comes before everything else.
    """
    named = product_of(address)
    product = products.get(chosen) if chosen else _find(address, named, products)
    if product:
        return ProductIdentity(product.id, product.category)
    named = named or NO_PRODUCT
    return ProductIdentity(chosen or named.id, named.category)


def find_product(address: str, products: Mapping[str, Product]) -> Product | None:
    """The product of the site that a page at an address belongs to."""
    return _find(address, product_of(address), products)


def _find(
    address: str, named: ProductIdentity | None, products: Mapping[str, Product]
) -> Product | None:
    above = [product for product in products.values() if address.startswith(product.address)]
    nearest = max(above, key=lambda product: len(product.address), default=None)
    # An address such as /x/api/data-grid/ or /toolpad/studio/ names a product that the one above
    # may not swallow, unless that one has taken another name than its address gives.
    if named and (nearest is None or nearest.id == named.id or _is_named_by_address(nearest)):
        return products.get(named.id)
    return nearest


def _is_named_by_address(product: Product) -> bool:
    identity = product_of(product.address)
    return identity is not None and identity.id == product.id
