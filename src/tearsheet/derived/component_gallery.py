"""The component gallery of a product, grouped like its navigation."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from tearsheet.derived.gallery_drawings import GalleryDrawings
from tearsheet.derived.gallery_markdown import write_gallery
from tearsheet.markdown.features.heading import read_anchor
from tearsheet.model.navigation import NavigationItem, comparable, names_of_flags, title_of, walk
from tearsheet.model.page import Page
from tearsheet.model.product import Product
from tearsheet.model.site import Site, navigation_of
from tearsheet.model.texts import TEXTS
from tearsheet.model.written_text import escape_markdown

_COMPONENTS = "/components-group"
"""The suffix of the address of the navigation group with the components."""
_GALLERY = "/all-components"


def describe_components(site: Site, product: Product | None) -> dict[str, Any]:
    """The groups of a product's components, with a card for each, even without a page."""
    pages = {comparable(page.address): page for page in site.pages}
    titles = {address: page.settings.title for address, page in pages.items()}
    cards = _Cards(site.sentences, pages, titles, GalleryDrawings(site.drawings))
    groups = [
        {"id": read_anchor(title), "title": title, "cards": [cards.describe(row) for row in rows]}
        for title, rows in _find_groups(navigation_of(site, product), titles)
    ]
    return {"groups": groups, "twin": write_gallery(groups, "cards", site.settings.host, _remark)}


def _find_groups(
    tree: Iterable[NavigationItem], titles: Mapping[str, str]
) -> Iterator[tuple[str, list[NavigationItem]]]:
    for top in tree:
        if not comparable(top.pathname).endswith(_COMPONENTS):
            continue
        ungrouped = [row for row in top.children if not row.children and not is_gallery(row)]
        if ungrouped:
            yield TEXTS["components"], ungrouped
        for group in top.children:
            if group.children:
                rows = [row for row in walk(group.children) if not row.children]
                yield title_of(group, titles), rows


def is_gallery(row: NavigationItem) -> bool:
    """Whether a row leads to the gallery of all components."""
    return comparable(row.pathname).endswith(_GALLERY)


class _Cards:
    """Makes the cards of components."""

    def __init__(
        self,
        sentences: Mapping[str, str],
        pages: Mapping[str, Page],
        titles: Mapping[str, str],
        drawings: GalleryDrawings,
    ) -> None:
        self.sentences, self.pages, self.titles = sentences, pages, titles
        self.drawings = drawings

    def describe(self, row: NavigationItem) -> dict[str, Any]:
        """One card; without a page it has only the short description, and no link."""
        page = self.pages.get(comparable(row.pathname))
        name = comparable(row.pathname).rpartition("/")[2].removeprefix("react-")
        return {
            "title": title_of(row, self.titles),
            "drawing": self.drawings.find(row.pathname),
            "address": page.address if page and row.leads_somewhere else None,
            # The short description, if there is one, otherwise that of the page.
            "description": self.sentences.get(name) or (page.settings.description if page else ""),
            "flags": [{"kind": kind, "text": TEXTS[kind]} for kind in names_of_flags(row)],
        }


def _remark(card: Mapping[str, Any]) -> str:
    return f": {escape_markdown(card['description'])}"
