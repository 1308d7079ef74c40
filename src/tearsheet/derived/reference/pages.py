"""The generated pages of one product."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import TypeVar

from msgspec import Struct

from tearsheet.derived.reference.facts_file import facts_address
from tearsheet.derived.reference.members import ProductMembers
from tearsheet.derived.reference.words import (
    describe_component,
    describe_components,
    describe_hook,
    describe_hooks,
    describe_interface,
)
from tearsheet.errors import ContentError
from tearsheet.model.address import NotAnAddress, canonical_address, derived_title
from tearsheet.model.anchor import kebab
from tearsheet.model.link import Link
from tearsheet.model.page import Page, PageSettings
from tearsheet.model.product import Product
from tearsheet.model.reference import Hook, Interface
from tearsheet.model.reference_page import (
    ComponentSheet,
    HookSheet,
    IndexGroup,
    ReferencePage,
)
from tearsheet.model.texts import TEXTS

Made = tuple[Page, ReferencePage]

_Sheet = TypeVar("_Sheet", ComponentSheet, HookSheet)


class Sheets(Struct, frozen=True, kw_only=True):
    """Everything a product documents, prepared for pages."""

    components: Mapping[str, ComponentSheet]
    hooks: Mapping[str, HookSheet]
    members: ProductMembers


def make_pages(
    product: Product, sheets: Sheets, homes: Mapping[str, str], groups: tuple[IndexGroup, ...]
) -> Iterator[Made]:
    """The index of a product, then its pages."""
    yield _index(product, sheets.members, groups)
    if product.api.beside:
        yield from _make_together(product, sheets, homes)
    else:
        for name, component in sheets.components.items():
            yield _component(product, component, homes[name])
        for name, hook in sheets.hooks.items():
            yield _hook(product, hook, homes[name])
    for name, interface in sheets.members.interfaces.items():
        yield _interface(product, interface, homes[name])
    yield from _lists(product, sheets.members)


def _page(product: Product, address: str, title: str, about: str, source: str | None) -> Page:
    _reject_odd_address(product, address, title)
    return Page(
        address=address,
        file=str(product.source),
        settings=PageSettings(title=title, description=about, source=source or None),
        product=product.id,
        category=product.category,
        generated=True,
    )


def _reject_odd_address(product: Product, address: str, title: str) -> None:
    """Reject an export whose name cannot be part of an address."""
    try:
        canonical_address(address)
    except NotAnAddress as error:
        raise ContentError(
            product.source,
            f'The page "{title}" cannot lie at "{address}": {error.problem}.',
            "Take the package out of `packages`, or use a version that exports plain names.",
        ) from error


def _index(product: Product, members: ProductMembers, groups: tuple[IndexGroup, ...]) -> Made:
    title = TEXTS["apiIndexOf"].replace("{name}", product.name)
    about = TEXTS["indexDescription"].replace("{product}", product.name)
    files = tuple(Link(facts_address(facts.package), facts.package) for facts in members.packages)
    unreadable = tuple(line for facts in members.packages for line in facts.unreadable)
    page = _page(product, product.api_address, title, about, None)
    return page, ReferencePage(groups=groups, files=files, unreadable=unreadable)


def _component(product: Product, sheet: ComponentSheet, address: str) -> Made:
    component = sheet.component
    title = TEXTS["apiOf"].replace("{name}", component.name)
    about = describe_component(component, product)
    page = _page(product, address, title, about, component.source)
    return page, ReferencePage(components=(sheet,))


def _hook(product: Product, sheet: HookSheet, address: str) -> Made:
    title = TEXTS["apiOf"].replace("{name}", sheet.hook.name)
    page = _page(product, address, title, describe_hook(sheet.hook, product), None)
    return page, ReferencePage(hooks=(sheet,))


def _interface(product: Product, interface: Interface, address: str) -> Made:
    title = TEXTS["apiOf"].replace("{name}", interface.name)
    page = _page(product, address, title, describe_interface(interface, product), None)
    return page, ReferencePage(interfaces=(interface,))


def _make_together(product: Product, sheets: Sheets, homes: Mapping[str, str]) -> Iterator[Made]:
    components = _by_home(sheets.components, homes)
    for address, component_sheets in sorted(components.items()):
        title = TEXTS["componentsApi"].replace("{name}", subject_of(address, homes))
        about = describe_components((sheet.component for sheet in component_sheets), product)
        page = _page(product, address, title, about, component_sheets[0].component.source)
        yield page, ReferencePage(components=tuple(component_sheets), together=True)
    for address, hook_sheets in sorted(_by_home(sheets.hooks, homes).items()):
        title = TEXTS["hooksApi"].replace("{name}", subject_of(address, homes))
        hooks: list[Hook] = [sheet.hook for sheet in hook_sheets]
        page = _page(product, address, title, describe_hooks(hooks, product), None)
        yield page, ReferencePage(hooks=tuple(hook_sheets), together=True)


def subject_of(address: str, names: Iterable[str]) -> str:
    """The subject of a shared page: a component, or otherwise the title from its address."""
    parent = address.rstrip("/").rpartition("/")[0]
    subject = parent.rpartition("/")[2].removeprefix("react-")
    return next((name for name in names if kebab(name) == subject), derived_title(parent))


def _by_home(sheets: Mapping[str, _Sheet], homes: Mapping[str, str]) -> dict[str, list[_Sheet]]:
    by_home: dict[str, list[_Sheet]] = {}
    for name, sheet in sheets.items():
        by_home.setdefault(homes[name], []).append(sheet)
    return by_home


def _lists(product: Product, members: ProductMembers) -> Iterable[Made]:
    base = product.api_address
    if members.events:
        page = _list_page(product, f"{base}events/", "events")
        yield page, ReferencePage(events=members.events)
    if members.selectors:
        page = _list_page(product, f"{base}selectors/", "selectors")
        yield page, ReferencePage(selectors=members.selectors)


def _list_page(product: Product, address: str, kind: str) -> Page:
    title = TEXTS[f"{kind}Api"].replace("{name}", product.name)
    about = TEXTS[f"{kind}Description"].replace("{product}", product.name)
    return _page(product, address, title, about, None)
