"""Where the pages of a product's reference are."""

from __future__ import annotations

from tearsheet.model.product import Product

BESIDE = frozenset({"base-ui"})
"""Products whose components and hooks work together, so that their facts stand beside the text of
the page about them; elsewhere each component has a page of its own."""


def reference_address(product: Product) -> str:
    """Where the reference of a product begins."""
    if product.category == "x":
        return f"/x/api/{product.id.removeprefix('x-')}/"
    if product.category == "toolpad":
        return f"/toolpad/{product.id.removeprefix('toolpad-')}/api/"
    return f"{product.address}api/"


def stands_beside(product: Product) -> bool:
    """Whether the facts of a product stand beside the pages about its components."""
    return product.id in BESIDE
