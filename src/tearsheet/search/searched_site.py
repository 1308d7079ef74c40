"""What the search has to know of a site to make an index of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from tearsheet.model.page import Page
from tearsheet.model.product import Product
from tearsheet.search.symbols.named_page import NamedPage
from tearsheet.search.text.page_text import PageText


@dataclass(frozen=True, slots=True, kw_only=True)
class SearchedSite:
    """A finished site, as far as it is searched."""

    pages: Mapping[str, Page]
    """By their addresses."""
    products: Sequence[Product]
    texts: Mapping[str, str]
    """The digest of the text of each page that can be found."""
    name_page: Callable[[Page, PageText], NamedPage]
    """A page with everything on it that has a name."""
