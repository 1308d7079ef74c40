"""A product line: its name, its mark, its versions and the packages it documents."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from tearsheet.model.navigation import NavigationItem
from tearsheet.model.package_rules import USUAL, PackageRules, Rules

LAST = 1000
"""The place of a product that asks for none."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Version:
    """One entry of the version menu; older ones lead to their own sites."""

    text: str
    href: str | None = None
    current: bool = False
    pages: str | None = None
    """The address of a page of this site in that version, with `{address}` for the one here."""
    without: tuple[str, ...] = ()
    """The addresses of pages that version does not have."""


@dataclass(frozen=True, slots=True)
class ProductIdentity:
    """The product a page belongs to, and the category the product stands in."""

    id: str
    category: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Api:
    """Where the pages are that are made of the facts of a product's packages."""

    address: str | None = None
    """Where they begin; by default below the product."""
    beside: bool = False
    """Whether the facts of components that work together stand beside the page about them."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Provider:
    """The component that surrounds the demos of a product: the theme they stand in."""

    id: str
    """That of the product it lies beside."""
    file: Path
    digest: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ProjectTheme:
    """What the first file of an exported project puts around a demo, as code."""

    imports: str = ""
    before: str = ""
    around: tuple[str, ...] = ()
    """The elements it stands in, from the outside in, as they are opened."""
    inside: tuple[str, ...] = ()
    """The elements before it."""
    tailwind: ProjectTheme | None = None
    """What differs where the demo is styled with Tailwind."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Product:
    """One product line, with the side navigation of its pages."""

    id: str
    category: str
    name: str
    description: str
    address: str
    logo: str
    """The mark, as the text of an SVG element that takes its colour from the text around it."""
    versions: tuple[Version, ...] = ()
    packages: tuple[str, ...] = ()
    navigation: tuple[NavigationItem, ...] = ()
    source: Path = Path()
    folders: str | None = None
    """Where a folder of the libraries' repository is looked at, with `{path}` for its path."""
    listed: bool = True
    """Whether lists of all products name it; pages about this site itself need not be."""
    order: float = LAST
    """Its place in menus and tables, the lowest first."""
    api: Api = Api()
    provider: Provider | None = None
    """What surrounds its demos; without one nothing does."""
    project: ProjectTheme | None = None
    rules: PackageRules = USUAL
    """How its packages are written."""
    provider_from: str | None = None
    """The id of the product that lends its own."""
    editor: tuple[str, ...] = ()
    """What edited demos may import beside its packages; of a package, every entry."""

    @property
    def api_address(self) -> str:
        """Where the pages about the exports of its packages begin."""
        return self.api.address or f"{self.address}api/"


def rules_of(products: Iterable[Product]) -> Rules:
    """How the packages of some products are written."""
    return {name: product.rules for product in products for name in product.packages}


def in_order(products: Iterable[Product]) -> list[Product]:
    """The products as menus and tables list them; those without a place follow as they come."""
    return sorted(products, key=lambda product: product.order)


def offered_products(products: Iterable[Product]) -> list[Product]:
    """The products that menus and tables offer: those that were released and are listed."""
    return [product for product in in_order(products) if product.versions and product.listed]
