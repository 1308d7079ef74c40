"""The reference of a whole site: its generated pages, and the entries that link to them."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct, field
from msgspec.structs import replace

from tearsheet.derived.measured_facts import NO_MEASURED_FACTS, MeasuredFacts
from tearsheet.model.link import Link
from tearsheet.model.page import Page
from tearsheet.model.reference import Component, PackageFacts
from tearsheet.model.reference_page import IndexGroup, ReferencePage
from tearsheet.model.source import ApiEntry


class ReferenceEntry(Struct, frozen=True, kw_only=True):
    """A component or a hook, and the address of its API page."""

    package: str
    address: str
    summary: str
    component: Component | None = None


class ProductReference(Struct, frozen=True, kw_only=True):
    """The reference of one product."""

    pages: Mapping[str, tuple[Page, ReferencePage]]
    """By their address, the index first."""
    groups: tuple[IndexGroup, ...]
    homes: Mapping[str, str]
    """The address of each component, hook and type, by its name."""
    entries: Mapping[str, ReferenceEntry]
    """By the name of the component or hook."""
    tabs: Mapping[str, tuple[Link, ...]] = field(default_factory=dict)
    """The tabs of pages that belong together, by the address of each page."""


class Reference(Struct, frozen=True, kw_only=True):
    """The reference of all products."""

    products: Mapping[str, ProductReference] = field(default_factory=dict)
    packages: Mapping[str, PackageFacts] = field(default_factory=dict)
    measured: MeasuredFacts = NO_MEASURED_FACTS
    """The sizes and histories of the packages."""
    pages: Mapping[str, ReferencePage] = field(default_factory=dict)
    """The content of each generated page, by its address."""
    anchors: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    """The anchors of those pages, by the address and their spelling in packages."""
    tabs: Mapping[str, tuple[Link, ...]] = field(default_factory=dict)
    demos: Mapping[str, Mapping[str, tuple[str, ...]]] = field(default_factory=dict)
    """The addresses of the pages about each component and hook, by package."""

    def complete(self, entry: ApiEntry) -> ApiEntry:
        """A component or hook of a page, with the address of its API page."""
        reference_entry = self._find(entry.name, (entry.package,))
        if reference_entry is None:
            return entry
        component = reference_entry.component
        return replace(
            entry,
            address=reference_entry.address,
            summary=reference_entry.summary,
            has_props=component is not None and bool(component.props),
        )

    def find_component(self, name: str, page: Page) -> Component | None:
        """The component a page refers to by name: one of its package, or of its product."""
        product_reference = self.products.get(page.product)
        in_package = self._find(name, (page.settings.package,)) if page.settings.package else None
        entry = in_package or (product_reference.entries.get(name) if product_reference else None)
        return entry.component if entry else None

    def _find(self, name: str, packages: tuple[str, ...]) -> ReferenceEntry | None:
        entries = (product.entries.get(name) for product in self.products.values())
        return next((entry for entry in entries if entry and entry.package in packages), None)
