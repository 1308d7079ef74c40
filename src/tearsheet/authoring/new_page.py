"""The files of `tearsheet new page`."""

from __future__ import annotations

import datetime
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from tearsheet.authoring.blog_entry import list_post
from tearsheet.authoring.content_folder import load_text, reject_demo_folder, reject_existing
from tearsheet.authoring.draft import Draft, Sheet
from tearsheet.authoring.navigation_rows import NewRow, find_row, place_row
from tearsheet.authoring.page_template import NewPage, render_page
from tearsheet.content.belonging import Belonging
from tearsheet.content.scan import PAGE_FILE
from tearsheet.content.structure import NAVIGATION_FILE
from tearsheet.derived.api_entries import find_entry
from tearsheet.model.address import derived_title
from tearsheet.model.blog import BLOG_ADDRESS
from tearsheet.model.product import Product
from tearsheet.model.site import Site
from tearsheet.model.source import ApiEntry

FIRST_SECTION = "Basics"


@dataclass(frozen=True, slots=True, kw_only=True)
class PageRequest:
    """The arguments of the command."""

    address: str
    title: str
    description: str
    group: str | None
    today: datetime.date


def draft_page(site: Site, request: PageRequest) -> Draft:
    """Draft a page, and its navigation row or blog entry.

    Raises:
        ContentError: the page exists, or the navigation has no place for it.
    """
    file = page_file(site.root, request.address)
    reject_demo_folder(site.root, request.address)
    reject_existing([file])
    product = Belonging({product.id: product for product in site.products}).find(request.address)
    entry = _documented(request.address, product)
    post = _is_post(site, request)
    page = NewPage(
        title=request.title,
        description=request.description,
        components=(entry.name,) if entry and not _is_hook(entry) else (),
        hooks=(entry.name,) if entry and _is_hook(entry) else (),
        package=entry.package if entry else None,
        date=request.today if post else None,
        sections=() if post else (f"## {FIRST_SECTION}",),
    )
    sheet = Sheet(file=file, text=render_page(page))
    links = [_blog_sheet(site, request)] if post else _row_sheets(site, product, request)
    demo = () if post else (_demo_step(request.address, entry),)
    steps = (*demo, f"tearsheet dev, and open {request.address} while you write")
    return Draft(sheets=(sheet, *links), next_steps=steps)


def page_file(root: Path, address: str) -> Path:
    """The page file of an address."""
    return root / address.strip("/") / PAGE_FILE


def _documented(address: str, product: Product | None) -> ApiEntry | None:
    """The component or hook that a page such as /library/react-rating/ is about."""
    segment = address.strip("/").rpartition("/")[2]
    if product is None or not segment.startswith("react-"):
        return None
    return find_entry(derived_title(f"/api/{segment}/"), product.packages, {})


def _is_hook(entry: ApiEntry) -> bool:
    return entry.name.startswith("use")


def _is_post(site: Site, request: PageRequest) -> bool:
    inside = request.address.startswith(BLOG_ADDRESS) and request.address != BLOG_ADDRESS
    return inside and request.group is None and page_file(site.root, BLOG_ADDRESS).exists()


def _blog_sheet(site: Site, request: PageRequest) -> Sheet:
    file = page_file(site.root, BLOG_ADDRESS)
    text = list_post(
        load_text(file), request.address, request.title, request.description, request.today
    )
    return Sheet(file=file, text=text, is_new=False, remark="a link to the post")


def _row_sheets(site: Site, product: Product | None, request: PageRequest) -> Iterator[Sheet]:
    row = NewRow(request.address, request.title)
    main = product.source.with_name(NAVIGATION_FILE) if product else site.root / NAVIGATION_FILE
    trees = {each.source.with_name(NAVIGATION_FILE): each.navigation for each in site.products}
    trees[site.root / NAVIGATION_FILE] = site.default_navigation
    for file, tree in trees.items():
        present = find_row(tree, row.pathname)
        # Other products may have an unwritten row for the page.
        if file == main or (present and present.unwritten):
            placed = place_row(load_text(file), file, row, request.group if file == main else None)
            if placed.remark:
                yield Sheet(
                    file=file, text=placed.text, is_new=not file.exists(), remark=placed.remark
                )


def _demo_step(address: str, entry: ApiEntry | None) -> str:
    name = f"Basic{entry.name}" if entry and not _is_hook(entry) else "FirstDemo"
    return f"tearsheet new demo {name} --page {address}"
