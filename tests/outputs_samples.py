"""Small sites for the tests of the outputs, and the words that break careless ones."""

from __future__ import annotations

import datetime
from pathlib import Path

from tearsheet.errors import Place
from tearsheet.model.navigation import NavigationItem
from tearsheet.model.page import Page, PageSettings
from tearsheet.model.product import Product
from tearsheet.model.site import Site, SiteSettings

HOST = "https://docs.example"

HOSTILE = (
    "<b>&amp;\"quoted\" and 'single'</b>",
    "</script><script>alert(1)</script>",
    '"><img src=x onerror=alert(1)>',
    "]]> ends nothing <![CDATA[",
    "-->",
    "party 🎉 \u2028 line \u2029 paragraph",
    "مفتاح \u202e reversed",
    "control \x00\x08\x1f \ufffe \ud800 characters",
)


def a_page(
    address: str,
    *,
    title: str = "Switch",
    description: str = "A switch turns one setting on or off.",
    product: str = "joy-ui",
    listed: bool = True,
    date: datetime.date | None = None,
    authors: tuple[str, ...] = (),
    tags: tuple[str, ...] = (),
) -> Page:
    settings = PageSettings(
        title=title, description=description, date=date, authors=authors, tags=tags
    )
    return Page(
        address=address,
        file="page.md",
        settings=settings,
        product=product,
        category="core",
        listed=listed,
    )


def a_product(*pathnames: str, name: str = "Joy UI") -> Product:
    rows = (
        NavigationItem(pathname=pathname, source=Place(Path("navigation.yaml")))
        for pathname in pathnames
    )
    return Product(
        id="joy-ui",
        category="core",
        name=name,
        description="Components with joy.",
        address="/joy-ui/",
        logo="<svg/>",
        navigation=tuple(rows),
    )


def a_site(
    *pages: Page,
    products: tuple[Product, ...] = (),
    name: str = "Tearsheet",
    description: str = "Components, documented.",
) -> Site:
    return Site(
        root=Path("content"),
        settings=SiteSettings(name=name, host=HOST, description=description),
        products=products,
        pages=pages,
        default_navigation=(),
    )
