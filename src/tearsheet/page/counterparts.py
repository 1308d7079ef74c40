"""The same page in other products, such as Button in Material UI, Joy UI and Base UI."""

from __future__ import annotations

from collections.abc import Container, Iterator

from tearsheet.model.page import Page
from tearsheet.model.site import Site


def find_counterparts(
    site: Site, addresses: Container[str], page: Page
) -> Iterator[tuple[str, str]]:
    """The address of each other product that has the same page, and the address of that page.

    Pages are the same if the parts of their addresses below their products are.
    """
    own = next((it for it in site.products if it.id == page.product), None)
    if own is None or page.address == own.address or not page.address.startswith(own.address):
        return
    below = page.address.removeprefix(own.address)
    for product in site.products:
        address = f"{product.address}{below}"
        if product is not own and address in addresses:
            yield product.address, address
