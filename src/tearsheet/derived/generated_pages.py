"""All generated pages of a site: reference, changelogs, lists of the blog, planned subjects."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct, field
from msgspec.structs import replace

from tearsheet.cache.step_cache import StepCache
from tearsheet.content.load import LoadedSite
from tearsheet.derived.blog_lists import find_lists, has_lists, make_list_pages
from tearsheet.derived.changelogs import (
    Changelogs,
    changelog_address,
    find_changelog_pages,
    load_changelogs,
)
from tearsheet.derived.measured_facts import load_measured
from tearsheet.derived.planned_pages import PlannedPage, add_planned_pages, find_planned_pages
from tearsheet.derived.reference.packages import read_packages
from tearsheet.derived.reference.site_reference import Reference
from tearsheet.derived.synonyms import add_synonyms
from tearsheet.errors import Place
from tearsheet.model.navigation import NavigationItem, comparable, walk
from tearsheet.model.product import Product
from tearsheet.model.site import Site, navigation_of
from tearsheet.model.texts import TEXTS


class Generated(Struct, frozen=True, kw_only=True):
    """The facts that generated pages are rendered from."""

    reference: Reference = field(default_factory=Reference)
    changelogs: Changelogs = field(default_factory=dict)
    planned: Mapping[str, PlannedPage] = field(default_factory=dict)
    """The pages of planned rows, by their address."""


def add_generated_pages(loaded: LoadedSite, steps: StepCache) -> tuple[LoadedSite, Generated]:
    """A site with the pages that are generated from its packages and its posts."""
    loaded, reference = _with_reference(loaded, steps)
    changelogs = load_changelogs(loaded.site.products, steps)
    site = _with_changelogs(loaded.site, changelogs, reference)
    if has_lists(loaded.memory):
        lists = find_lists(site).values()
        site = replace(site, pages=(*site.pages, *make_list_pages(site, lists)))
    loaded = add_synonyms(replace(loaded, site=site), reference)
    planned = find_planned_pages(loaded.site)
    generated = Generated(reference=reference, changelogs=changelogs, planned=planned)
    return replace(loaded, site=add_planned_pages(loaded.site, planned)), generated


def _with_reference(loaded: LoadedSite, steps: StepCache) -> tuple[LoadedSite, Reference]:
    """A site with its reference; one whose products name no packages stays as it is."""
    read = read_packages(loaded.site.products, steps)
    mistakes = (*loaded.mistakes, *read.mistakes)
    if not read.facts:
        return replace(loaded, mistakes=mistakes), Reference()
    # Imported lazily: a site may document no packages.
    from tearsheet.derived.reference.make import add_reference, make_reference

    reference = make_reference(loaded.site, read.facts, load_measured(loaded.site))
    site = add_reference(loaded.site, reference)
    return replace(loaded, site=site, mistakes=mistakes), reference


def _with_changelogs(site: Site, changelogs: Changelogs, reference: Reference) -> Site:
    pages = tuple(find_changelog_pages(site, changelogs, reference.measured.histories))
    documented = {page.product for page in pages}
    products = tuple(
        _with_row(site, product) if product.id in documented else product
        for product in site.products
    )
    return replace(site, pages=(*site.pages, *pages), products=products)


def _with_row(site: Site, product: Product) -> Product:
    """A product with its changelog in the navigation."""
    tree, address = navigation_of(site, product), changelog_address(product)
    if any(comparable(item.pathname) == comparable(address) for item in walk(tree)):
        return replace(product, navigation=tuple(_as_written(item, address) for item in tree))
    row = NavigationItem(
        pathname=address, source=Place(product.source), title=TEXTS["changelog"], icon="article"
    )
    return replace(product, navigation=(*tree, row))


def _as_written(item: NavigationItem, address: str) -> NavigationItem:
    """A row, and those below it, where an address is no longer marked as unwritten."""
    return replace(
        item,
        unwritten=item.unwritten and comparable(item.pathname) != comparable(address),
        children=tuple(_as_written(child, address) for child in item.children),
    )
