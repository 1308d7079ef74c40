"""The components that the pages of a site place."""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping

from tearsheet.content.load import LoadedSite
from tearsheet.content.read_file import names_placed
from tearsheet.derived.changelogs import LIST_FILTER, changelog_address
from tearsheet.model.page import Page
from tearsheet.model.product import Provider


def find_placed_components(loaded: LoadedSite) -> dict[str, Provider | None]:
    """The components that pages place, each with the provider of the first page's product."""
    providers = {product.id: product.provider for product in loaded.site.products}
    changelogs = {changelog_address(product) for product in loaded.site.products}
    found: dict[str, Provider | None] = {}
    placing = loaded.memory.find_placing()
    for page in loaded.site.pages:
        for name in _placed_on(page, placing, changelogs):
            found.setdefault(name, providers.get(page.product))
    return found


def _placed_on(
    page: Page, placing: Mapping[str, tuple[str, ...]], changelogs: Container[str]
) -> Iterable[str]:
    if page.generated:
        return (LIST_FILTER,) if page.address in changelogs else ()
    placed = placing.get(page.address)
    return names_placed(placed, "component") if placed else ()
