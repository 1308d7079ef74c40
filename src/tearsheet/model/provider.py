"""Finds the provider around some code: that of a product whose packages it imports."""

from __future__ import annotations

import re
from collections.abc import Iterable

from tearsheet.model.product import Product, Provider, in_order

PROVIDER_FILE = "provider.tsx"
"""Beside a product's facts: the component that surrounds its demos."""

_IMPORT = re.compile(r"""\bfrom\s+['"]((?:@[\w.-]+/)?[\w.-]+)""")


def find_provider(code: str, own: str, products: Iterable[Product]) -> Provider | None:
    """The provider around some code, if any.

    `own` is the product of the page. Of the others the last comes first: what stands
    on another library brings that one's parts along.
    """
    imported = set(_IMPORT.findall(code))
    themed = [
        product
        for product in in_order(products)
        if product.provider and not imported.isdisjoint(product.packages)
    ]
    chosen = sorted(themed, key=lambda product: product.id == own)[-1:]
    return chosen[0].provider if chosen else None
