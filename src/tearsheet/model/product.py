"""A product line: its name, its logo, its versions and the packages it documents."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from msgspec import Struct

from tearsheet.model.code_styling import CODE_STYLINGS, CodeStyling
from tearsheet.model.navigation import NavigationItem
from tearsheet.model.package_rules import USUAL, PackageRules, Rules

LAST = 1000
"""The default place of a product."""


class Version(Struct, frozen=True, kw_only=True):
    """One entry of the version menu; older versions have their own sites."""

    text: str
    href: str | None = None
    current: bool = False
    pages: str | None = None
    """The address of a page of this site in that version, with `{address}` for the one here."""
    without: tuple[str, ...] = ()
    """The addresses of pages that version does not have."""
    support: str | None = None
    """What users of the version can expect, in a few words."""


class ProductIdentity(Struct, frozen=True):
    """The product a page belongs to, and the category of the product."""

    id: str
    category: str


class Api(Struct, frozen=True, kw_only=True):
    """Where the API pages of a product are."""

    address: str | None = None
    """Their base address; by default below the product."""
    beside: bool = False
    """Whether API pages are tabs of the page about their components."""


class Provider(Struct, frozen=True, kw_only=True):
    """The component that surrounds the demos of a product, usually a theme provider."""

    id: str
    """That of the product it lies beside."""
    file: Path
    digest: str


class ProjectTheme(Struct, frozen=True, kw_only=True):
    """The code around a demo in the main file of an exported project."""

    imports: str = ""
    before: str = ""
    around: tuple[str, ...] = ()
    """The opening tags of the elements around it, from the outside in."""
    inside: tuple[str, ...] = ()
    """The elements before it."""
    tailwind: ProjectTheme | None = None
    """What differs where the demo is styled with Tailwind."""


class Product(Struct, frozen=True, kw_only=True):
    """One product line, with the side navigation of its pages."""

    id: str
    category: str
    name: str
    description: str
    address: str
    logo: str
    """The logo, as the text of an SVG element in `currentColor`."""
    versions: tuple[Version, ...] = ()
    packages: tuple[str, ...] = ()
    navigation: tuple[NavigationItem, ...] = ()
    source: Path = Path()
    folders: str | None = None
    """The URL of a folder of the libraries' repository, with `{path}` for its path."""
    listed: bool = True
    """Whether lists of all products include it."""
    order: float = LAST
    """Its place in menus and tables, the lowest first."""
    api: Api = Api()
    provider: Provider | None = None
    """The provider around its demos, if any."""
    project: ProjectTheme | None = None
    rules: PackageRules = USUAL
    """How its packages are written."""
    provider_from: str | None = None
    """The id of the product whose provider it uses."""
    stylings: tuple[CodeStyling, ...] = CODE_STYLINGS
    """How its demos may be styled."""
    editor: tuple[str, ...] = ()
    """What edited demos may import beside its packages; of a package, every entry."""
    hydrates: bool = True
    """Whether its components take over prerendered HTML; those that measure text cannot."""

    @property
    def api_address(self) -> str:
        """The base address of its API pages."""
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


def offered_stylings(products: Iterable[Product]) -> list[CodeStyling]:
    """The stylings that demos of any of the products have; without products all there are."""
    allowed = {styling for product in products for styling in product.stylings}
    return [styling for styling in CODE_STYLINGS if styling in allowed or not allowed]
