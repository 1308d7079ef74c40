"""The gallery of a product's pages, grouped like its navigation."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from tearsheet.derived.component_gallery import is_gallery
from tearsheet.derived.gallery_drawings import GalleryDrawings
from tearsheet.markdown.features.heading import read_anchor
from tearsheet.model.navigation import NavigationItem, Titles, comparable, title_of, walk
from tearsheet.model.page import Page
from tearsheet.model.product import Product
from tearsheet.model.site import Site, navigation_of


def describe_pages(site: Site, product: Product | None) -> list[dict[str, Any]]:
    """The written pages of a product, as the reader's `PageGallery` shows them.

    A group in which few pages have a drawing of their own is shown as a list.
    """
    pages = {comparable(page.address): page for page in site.pages if not page.generated}
    pages.pop(comparable(product.address) if product else "", None)
    titles = {address: page.settings.title for address, page in pages.items()}
    drawings = GalleryDrawings(site.drawings)
    groups: list[dict[str, Any]] = []
    for title, rows in _find_groups(navigation_of(site, product), titles):
        shown = [page for page in (pages.get(comparable(row.pathname)) for row in rows) if page]
        if shown:
            drawn = 2 * sum(drawings.has_own(page.address) for page in shown) > len(shown)
            cards = [_describe(page, drawings if drawn else None) for page in shown]
            groups.append({"id": _group_id(title, groups), "title": title, "pages": cards})
    return groups


def _group_id(title: str, before: list[dict[str, Any]]) -> str:
    """The id of the heading of a group; titles of inner groups may repeat."""
    ident = f"pages-{read_anchor(title)}"
    repeated = sum(group["title"] == title for group in before)
    return f"{ident}-{repeated + 1}" if repeated else ident


def _find_groups(
    tree: Iterable[NavigationItem], titles: Titles
) -> Iterator[tuple[str, list[NavigationItem]]]:
    """The rows of each top-level group; those of the groups in it are groups of their own."""
    for top in tree:
        rows = [row for row in top.children if not row.children and not is_gallery(row)]
        yield title_of(top, titles), [top, *rows]
        for group in (row for row in top.children if row.children):
            yield title_of(group, titles), list(walk([group]))


def _describe(page: Page, drawings: GalleryDrawings | None) -> dict[str, Any]:
    return {
        "title": page.settings.title,
        "description": page.settings.description,
        "address": page.address,
        "drawing": drawings.find(page.address) if drawings else None,
    }
