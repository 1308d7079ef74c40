"""What follows from the packages that code imports: its provider, and whether it hydrates."""

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
    themed = [product for product in _imported(code, in_order(products)) if product.provider]
    chosen = sorted(themed, key=lambda product: product.id == own)[-1:]
    return chosen[0].provider if chosen else None


def is_hydrated(code: str, products: Iterable[Product]) -> bool:
    """Whether everything that some code imports takes over prerendered HTML."""
    return all(product.hydrates for product in _imported(code, products))


def _imported(code: str, products: Iterable[Product]) -> list[Product]:
    packages = set(_IMPORT.findall(code))
    return [product for product in products if not packages.isdisjoint(product.packages)]
