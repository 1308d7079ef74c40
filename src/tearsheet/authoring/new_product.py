"""The files of `tearsheet new product`."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from tearsheet.authoring.content_folder import reject_demo_folder, reject_existing
from tearsheet.authoring.draft import Draft, Sheet
from tearsheet.authoring.new_page import page_file
from tearsheet.authoring.page_template import NewPage, render_page
from tearsheet.authoring.product_template import (
    LOGO,
    LOGO_FILE,
    NewProduct,
    render_installation,
    render_navigation,
    render_product,
)
from tearsheet.content.product_file import derived_id
from tearsheet.content.structure import NAVIGATION_FILE, PRODUCT_FILE
from tearsheet.errors import ContentError
from tearsheet.model.site import Site


@dataclass(frozen=True, slots=True, kw_only=True)
class ProductRequest:
    """The arguments of the command."""

    address: str
    name: str
    description: str
    version: str | None
    packages: tuple[str, ...]


def draft_product(site: Site, request: ProductRequest) -> Draft:
    """Draft the product file, logo, navigation and overview page of a product.

    Raises:
        ContentError: one of the files exists, or another product has the id.
    """
    folder = site.root / request.address.strip("/")
    overview = page_file(site.root, request.address)
    facts, logo, navigation = (folder / n for n in (PRODUCT_FILE, LOGO_FILE, NAVIGATION_FILE))
    reject_demo_folder(site.root, request.address)
    reject_existing([facts, logo, navigation, overview])
    _reject_taken(site, derived_id(request.address), facts)
    product = NewProduct(
        address=request.address,
        name=request.name,
        description=request.description,
        version=request.version,
        packages=request.packages,
    )
    page = NewPage(
        title=request.name,
        description=request.description,
        contents=False,
        sections=(render_installation(request.packages),) if request.packages else (),
    )
    texts = {
        facts: render_product(product),
        logo: LOGO,
        navigation: render_navigation(request.address),
        overview: render_page(page),
    }
    sheets = tuple(Sheet(file=file, text=text) for file, text in texts.items())
    return Draft(sheets=sheets, next_steps=_next_steps(request, facts, logo))


def _reject_taken(site: Site, name: str, facts: Path) -> None:
    for product in site.products:
        if product.id == name:
            raise ContentError(
                facts,
                problem=f'"{name}" is the id of "{product.name}", of {product.source}.',
                remedy="Choose an address that makes another id.",
            )


def _next_steps(request: ProductRequest, facts: Path, logo: Path) -> tuple[str, ...]:
    release = f"add versions to {facts} once it is released, so that the menus show it"
    return (
        f"draw its own mark in {logo}",
        *(() if request.version else (release,)),
        f'tearsheet new page {request.address}getting-started/ --description "…"',
        f"tearsheet dev, and open {request.address}",
    )
