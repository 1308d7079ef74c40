"""The reference of a site, and the site with it: pages, rows of the navigation, entries."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from tearsheet.cache.step_cache import StepCache
from tearsheet.content.load import LoadedSite
from tearsheet.derived.measured_facts import NO_MEASURED_FACTS, MeasuredFacts, load_measured
from tearsheet.derived.reference.ages import find_age, find_ages
from tearsheet.derived.reference.demos import Shown, find_demos
from tearsheet.derived.reference.homes import find_homes
from tearsheet.derived.reference.index import make_groups
from tearsheet.derived.reference.members import ProductMembers, find_members
from tearsheet.derived.reference.navigation import add_rows
from tearsheet.derived.reference.origins import Homes, find_origins
from tearsheet.derived.reference.own_addresses import find_anchors
from tearsheet.derived.reference.packages import read_packages
from tearsheet.derived.reference.pages import Made, Sheets, make_pages
from tearsheet.derived.reference.site_reference import (
    ProductReference,
    Reference,
    ReferenceEntry,
)
from tearsheet.derived.reference.tabs import find_tabs
from tearsheet.derived.reference.words import count_component, count_hook
from tearsheet.model.anchor import kebab
from tearsheet.model.product import Product, in_order
from tearsheet.model.reference import Component, Hook, PackageFacts
from tearsheet.model.reference_page import ComponentSheet, HookSheet
from tearsheet.model.site import Site, navigation_of
from tearsheet.model.size import describe_size


def add_reference(loaded: LoadedSite, steps: StepCache) -> tuple[LoadedSite, Reference]:
    """Read the packages of a site, and add what is made of them to its pages and navigation.

    A site whose products name no packages stays as it is.
    """
    read = read_packages(loaded.site.products, steps)
    mistakes = (*loaded.mistakes, *read.mistakes)
    if not read.facts:
        return replace(loaded, mistakes=mistakes), Reference()
    reference = make_reference(loaded.site, read.facts, load_measured(loaded.site))
    site = _with_pages(loaded.site, reference)
    return replace(loaded, site=site, mistakes=mistakes), reference


def make_reference(
    site: Site, facts: Mapping[str, PackageFacts], measured: MeasuredFacts = NO_MEASURED_FACTS
) -> Reference:
    """What the packages' facts become on a site."""
    documented = _find_documented(site, facts)
    demos = find_demos(site.pages, site.products, facts)
    homes = {
        (component.package, name): one.homes[name]
        for one in reversed(documented)
        for name, component in one.members.components.items()
    }
    # What a package inherits from others is most often the first product's.
    ordered = [package for one in documented for package in one.members.packages]
    taken = {page.address for page in site.pages}
    products = {
        one.product.id: _make_product(one, site, _Around(ordered, homes, demos, taken, measured))
        for one in documented
    }
    pages = {
        address: shown
        for product in products.values()
        for address, (_, shown) in product.pages.items()
    }
    return Reference(
        products=products,
        measured=measured,
        packages=facts,
        pages=pages,
        anchors=find_anchors(pages),
        tabs={
            address: tabs for product in products.values() for address, tabs in product.tabs.items()
        },
        demos={
            package: {name: tuple(href for href, _ in links) for name, links in named.items()}
            for package, named in demos.items()
        },
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class _Documented:
    """A product, what its packages export, and where that is read."""

    product: Product
    members: ProductMembers
    homes: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class _Around:
    """What the pages of a product know of everything else."""

    packages: list[PackageFacts]
    homes: Homes
    demos: Shown
    taken: set[str]
    """The addresses at which somebody wrote a page, which is then the one that is shown."""
    measured: MeasuredFacts


def _find_documented(site: Site, facts: Mapping[str, PackageFacts]) -> list[_Documented]:
    found = []
    for product in in_order(site.products):
        members = find_members(product, facts)
        if members.packages:
            homes = find_homes(product, members, site.pages)
            found.append(_Documented(product=product, members=members, homes=homes))
    return found


def _make_product(one: _Documented, site: Site, around: _Around) -> ProductReference:
    product, members, homes = one.product, one.members, one.homes
    beside = product.api.beside
    groups = make_groups(product, members, homes, anchored=beside)
    sheets = Sheets(
        components={
            name: _component_sheet(component, product, around)
            for name, component in members.components.items()
        },
        hooks={
            name: HookSheet(hook=hook, demos=around.demos.get(hook.package, {}).get(name, ()))
            for name, hook in members.hooks.items()
        },
        members=members,
    )
    pages: dict[str, Made] = {
        page.address: (page, shown)
        for page, shown in make_pages(product, sheets, homes, groups)
        if page.address not in around.taken
    }
    return ProductReference(
        pages=pages,
        groups=groups,
        homes=homes,
        entries=dict(_entries(one, anchored=beside)),
        tabs=dict(find_tabs(pages, site)) if beside else {},
    )


def _component_sheet(component: Component, product: Product, around: _Around) -> ComponentSheet:
    pattern = product.folders
    source = component.source
    size = around.measured.sizes.find(component.package, component.name)
    history = around.measured.histories.get(component.package)
    return ComponentSheet(
        component=component,
        demos=around.demos.get(component.package, {}).get(component.name, ()),
        origins=find_origins(component, around.packages, around.homes),
        source=pattern.replace("{path}", source) if pattern and source else None,
        size=describe_size(size) if size else "",
        age=find_age(component, history),
        ages=find_ages(component, history),
    )


def _entries(one: _Documented, *, anchored: bool) -> Iterator[tuple[str, ReferenceEntry]]:
    members: Mapping[str, Component | Hook] = {**one.members.components, **one.members.hooks}
    for name, member in members.items():
        mark = f"#{kebab(name)}" if anchored else ""
        yield (
            name,
            ReferenceEntry(
                package=member.package,
                address=f"{one.homes[name]}{mark}",
                summary=count_hook(member) if isinstance(member, Hook) else count_component(member),
                component=None if isinstance(member, Hook) else member,
            ),
        )


def _with_pages(site: Site, reference: Reference) -> Site:
    made = [page for of in reference.products.values() for page, _ in of.pages.values()]
    products = tuple(_with_rows(site, product, reference) for product in site.products)
    return replace(site, pages=(*site.pages, *made), products=products)


def _with_rows(site: Site, product: Product, reference: Reference) -> Product:
    found = reference.products.get(product.id)
    if found is None:
        return product
    return replace(
        product, navigation=add_rows(navigation_of(site, product), product, found.groups)
    )
