"""The reference of a whole site: the pages that are made of facts, and who may lead to them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from tearsheet.derived.measured_facts import NO_MEASURED_FACTS, MeasuredFacts
from tearsheet.model.link import Link
from tearsheet.model.page import Page
from tearsheet.model.reference import Component, PackageFacts
from tearsheet.model.reference_page import IndexGroup, ReferencePage
from tearsheet.model.source import ApiEntry


@dataclass(frozen=True, slots=True, kw_only=True)
class ReferenceEntry:
    """A component or a hook, and where its facts are read."""

    package: str
    address: str
    summary: str
    component: Component | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class ProductReference:
    """The reference of one product."""

    pages: Mapping[str, tuple[Page, ReferencePage]]
    """By their address, the index first."""
    groups: tuple[IndexGroup, ...]
    homes: Mapping[str, str]
    """Where each component, hook and type is read, by its name."""
    entries: Mapping[str, ReferenceEntry]
    """By the name of the component or hook."""
    tabs: Mapping[str, tuple[Link, ...]] = field(default_factory=dict)
    """The parts of pages that stand beside each other, by the address of each of them."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Reference:
    """The reference of all products."""

    products: Mapping[str, ProductReference] = field(default_factory=dict)
    packages: Mapping[str, PackageFacts] = field(default_factory=dict)
    measured: MeasuredFacts = NO_MEASURED_FACTS
    """The sizes and histories of the packages."""
    pages: Mapping[str, ReferencePage] = field(default_factory=dict)
    """What each generated page shows, by its address."""
    anchors: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    """The anchors of those pages, by the address and by how packages may write them."""
    tabs: Mapping[str, tuple[Link, ...]] = field(default_factory=dict)
    demos: Mapping[str, Mapping[str, tuple[str, ...]]] = field(default_factory=dict)
    """The addresses of the pages about each component and hook, by package."""

    def complete(self, entry: ApiEntry) -> ApiEntry:
        """A component or hook of a page, with where its facts are read."""
        found = self._find(entry.name, (entry.package,))
        return replace(entry, address=found.address, summary=found.summary) if found else entry

    def find_component(self, name: str, page: Page) -> Component | None:
        """The component a page means by a name: one of its package, or of its product."""
        own = self.products.get(page.product)
        given = self._find(name, (page.settings.package,)) if page.settings.package else None
        found = given or (own.entries.get(name) if own else None)
        return found.component if found else None

    def _find(self, name: str, packages: tuple[str, ...]) -> ReferenceEntry | None:
        entries = (product.entries.get(name) for product in self.products.values())
        return next((found for found in entries if found and found.package in packages), None)
