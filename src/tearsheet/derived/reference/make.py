"""Generates the API reference of a site: pages, navigation rows and entries."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from msgspec import Struct
from msgspec.structs import replace

from tearsheet.derived.measured_facts import NO_MEASURED_FACTS, MeasuredFacts
from tearsheet.derived.reference.ages import find_age, find_ages
from tearsheet.derived.reference.demos import Shown, find_demos
from tearsheet.derived.reference.homes import find_homes
from tearsheet.derived.reference.index import make_groups
from tearsheet.derived.reference.members import ProductMembers, find_members
from tearsheet.derived.reference.navigation import add_rows
from tearsheet.derived.reference.origins import Homes, find_origins
from tearsheet.derived.reference.own_addresses import find_anchors
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


def make_reference(
    site: Site, facts: Mapping[str, PackageFacts], measured: MeasuredFacts = NO_MEASURED_FACTS
) -> Reference:
    """The reference of a site, generated from the facts of its packages."""
    documented = _find_documented(site, facts)
    demos = find_demos(site.pages, site.products, facts)
    homes = {
        (component.package, name): documented_product.homes[name]
        for documented_product in reversed(documented)
        for name, component in documented_product.members.components.items()
    }
    # Packages mostly inherit from those of the first product.
    ordered = [
        package
        for documented_product in documented
        for package in documented_product.members.packages
    ]
    taken = {page.address for page in site.pages}
    products = {
        documented_product.product.id: _make_product(
            documented_product, site, _SiteFacts(ordered, homes, demos, taken, measured)
        )
        for documented_product in documented
    }
    pages = {
        address: reference_page
        for product in products.values()
        for address, (_, reference_page) in product.pages.items()
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
            package: {
                name: tuple(href for href, _ in links) for name, links in links_by_name.items()
            }
            for package, links_by_name in demos.items()
        },
    )


def add_reference(site: Site, reference: Reference) -> Site:
    """A site with the pages of its reference, which are rows of the navigation."""
    generated = [
        page
        for product_reference in reference.products.values()
        for page, _ in product_reference.pages.values()
    ]
    products = tuple(_with_rows(site, product, reference) for product in site.products)
    return replace(site, pages=(*site.pages, *generated), products=products)


class _Documented(Struct, frozen=True, kw_only=True):
    """A product, the exports of its packages, and the addresses of their pages."""

    product: Product
    members: ProductMembers
    homes: Mapping[str, str]


class _SiteFacts(Struct, frozen=True):
    """The facts of the whole site that the pages of a product need."""

    packages: list[PackageFacts]
    homes: Homes
    demos: Shown
    taken: set[str]
    """The addresses of written pages, which take precedence over generated ones."""
    measured: MeasuredFacts


def _find_documented(site: Site, facts: Mapping[str, PackageFacts]) -> list[_Documented]:
    documented = []
    for product in in_order(site.products):
        members = find_members(product, facts)
        if members.packages:
            homes = find_homes(product, members, site.pages)
            documented.append(_Documented(product=product, members=members, homes=homes))
    return documented


def _make_product(documented: _Documented, site: Site, site_facts: _SiteFacts) -> ProductReference:
    product, members, homes = documented.product, documented.members, documented.homes
    beside = product.api.beside
    groups = make_groups(product, members, homes, anchored=beside)
    sheets = Sheets(
        components={
            name: _component_sheet(component, product, site_facts)
            for name, component in members.components.items()
        },
        hooks={
            name: HookSheet(hook=hook, demos=site_facts.demos.get(hook.package, {}).get(name, ()))
            for name, hook in members.hooks.items()
        },
        members=members,
    )
    pages: dict[str, Made] = {
        page.address: (page, shown)
        for page, shown in make_pages(product, sheets, homes, groups)
        if page.address not in site_facts.taken
    }
    return ProductReference(
        pages=pages,
        groups=groups,
        homes=homes,
        entries=dict(_entries(documented, anchored=beside)),
        tabs=dict(find_tabs(pages, site)) if beside else {},
    )


def _component_sheet(
    component: Component, product: Product, site_facts: _SiteFacts
) -> ComponentSheet:
    pattern = product.folders
    source = component.source
    size = site_facts.measured.sizes.find(component.package, component.name)
    history = site_facts.measured.histories.get(component.package)
    return ComponentSheet(
        component=component,
        demos=site_facts.demos.get(component.package, {}).get(component.name, ()),
        origins=find_origins(component, site_facts.packages, site_facts.homes),
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


def _with_rows(site: Site, product: Product, reference: Reference) -> Product:
    product_reference = reference.products.get(product.id)
    if product_reference is None:
        return product
    return replace(
        product,
        navigation=add_rows(navigation_of(site, product), product, product_reference.groups),
    )
