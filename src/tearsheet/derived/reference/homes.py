"""The address of the API page of each component, hook and interface."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from tearsheet.derived.reference.members import ProductMembers
from tearsheet.model.anchor import kebab
from tearsheet.model.navigation import walk
from tearsheet.model.page import Page
from tearsheet.model.product import Product
from tearsheet.model.reference import Component, Hook

COMPONENTS, HOOKS = "components-api/", "hooks-api/"
"""The suffixes of the addresses of shared API pages, which are tabs of a written page."""


def find_homes(product: Product, members: ProductMembers, pages: Iterable[Page]) -> dict[str, str]:
    """The address of each, by name; several may share a page."""
    base = product.api_address
    homes = {name: f"{base}{kebab(name)}/" for name in members.interfaces}
    if not product.api.beside:
        names = (*members.components, *members.hooks)
        return homes | {name: f"{base}{kebab(name)}/" for name in names}
    beside = _find_pages_beside(product, members, pages)
    homes |= {name: f"{beside[name]}{COMPONENTS}" for name in members.components}
    homes |= {name: f"{beside[name]}{HOOKS}" for name in members.hooks}
    return homes


def _find_pages_beside(
    product: Product, members: ProductMembers, pages: Iterable[Page]
) -> dict[str, str]:
    """The page whose tab documents each component and hook, written or not."""
    written = {
        name: page.address
        for page in pages
        if page.product == product.id
        for name in (*page.settings.components, *page.settings.hooks)
    }
    rows = [item.pathname for item in walk(product.navigation)]
    addresses: dict[str, str] = {}
    for name, component in members.components.items():
        addresses[name] = written.get(name) or _by_module(component, product, rows)
    for name, hook in members.hooks.items():
        addresses[name] = (
            written.get(name) or _by_component(hook, addresses) or _by_module(hook, product, rows)
        )
    return addresses


def _by_component(hook: Hook, components: Mapping[str, str]) -> str | None:
    """The page of the component that a hook is named after."""
    called = hook.name.removeprefix("use")
    parents = [name for name in components if called.startswith(name)]
    return components[max(parents, key=len)] if parents else None


def _by_module(exported: Component | Hook, product: Product, rows: Iterable[str]) -> str:
    """The page named after the module, or the row that the module's name is a part of."""
    name = kebab(re.sub("^(?:Unstable_|unstable_)?(?:use)?", "", _module_of(exported)))
    begin = f"{product.address}react-"
    subjects = [row.removeprefix(begin).strip("/") for row in rows if row.startswith(begin)]
    parents = [subject for subject in subjects if _is_part(name, subject)]
    return f"{begin}{max(parents, key=len, default=name)}/"


def _is_part(name: str, subject: str) -> bool:
    wholes = (subject, subject.removesuffix("s"))
    return any(name == whole or name.startswith(f"{whole}-") for whole in wholes)


def _module_of(exported: Component | Hook) -> str:
    first = next(iter(exported.imports), "")
    _, _, module = first.rpartition(" from ")
    path = module.strip(" '\";").removeprefix(exported.package).strip("/")
    return path.partition("/")[0] or exported.name
