"""The inputs of the search index from a site."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence

from msgspec import Struct

from tearsheet.model.page import Page
from tearsheet.model.product import Product
from tearsheet.search.symbols.named_page import NamedPage
from tearsheet.search.text.page_text import PageText


class SearchedSite(Struct, frozen=True, kw_only=True):
    """The searchable data of a finished site."""

    pages: Mapping[str, Page]
    """The pages by their address."""
    products: Sequence[Product]
    texts: Mapping[str, str]
    """The digest of the text of each searchable page."""
    listings: Collection[str]
    """The addresses of pages whose text is mostly a list of others; they rank below prose."""
    name_page: Callable[[Page, PageText], NamedPage]
    """Collects the named things on a page."""
