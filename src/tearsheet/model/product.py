"""A product line: its name, its mark, its versions and the packages it documents."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from tearsheet.model.address import FAMILY
from tearsheet.model.navigation import NavigationItem


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


def in_order_of_families(products: Iterable[Product]) -> list[Product]:
    """The products as menus and tables list them: category by category, the core first."""
    return sorted(products, key=_place)


def offered_products(products: Iterable[Product]) -> list[Product]:
    """The products that menus and tables offer: those that were released and are listed."""
    return [one for one in in_order_of_families(products) if one.versions and one.listed]


def _place(product: Product) -> tuple[int, int]:
    return _place_in(CATEGORIES, product.category), _place_in(FAMILY, product.id)


def _place_in(known: tuple[str, ...], name: str) -> int:
    return known.index(name) if name in known else len(known)


CATEGORIES = ("core", "x", "toolpad")
"""The categories whose order is settled; others follow as they are found."""
