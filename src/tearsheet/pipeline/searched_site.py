"""The pages and facts of a built site that the search is made from."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from tearsheet.content.demo_files import PageDemos
from tearsheet.model.article import Heading
from tearsheet.model.page import Page
from tearsheet.page.make_inputs import placed_on
from tearsheet.page.render import PageRecord
from tearsheet.page.site_context import SiteContext
from tearsheet.search.searched_site import SearchedSite
from tearsheet.search.symbols.named_page import NamedPage
from tearsheet.search.text.page_text import PageText

SCHEME = "light"
"""The color scheme whose theme is complete; the other has the same keys."""

_ERROR_PAGE = "component ErrorCodes"
"""The directive of the page that lists the messages of production errors."""

_THEME_PAGE = "component ThemeViewer"
"""The directive of the page that shows the default theme."""

_LISTS = frozenset(
    f"component {name}" for name in ("ApiChanges", "ComponentGallery", "PageGallery", "SizeTable")
)
"""The directives of blocks that list what other pages are about."""


def find_searched_site(
    context: SiteContext, records: Mapping[str, PageRecord], texts: Mapping[str, str]
) -> SearchedSite:
    """The input of the search, as far as pages were rendered; `texts` are their digests."""
    return SearchedSite(
        pages=context.pages,
        products=context.site.products,
        texts=texts,
        listings=frozenset(
            address
            for address, placed in context.memory.find_placing().items()
            if not _LISTS.isdisjoint(placed)
        ),
        name_page=partial(_name_page, context, records),
    )


def _name_page(
    context: SiteContext, records: Mapping[str, PageRecord], page: Page, text: PageText
) -> NamedPage:
    demos = context.demos.get(page.address.strip("/"), PageDemos()).demos
    return NamedPage(
        page=page,
        ids=frozenset(records[page.address].ids) if page.address in records else frozenset(),
        headings=tuple(
            Heading(level=level, id=ident, text=words) for level, ident, words in text.headings
        ),
        demos=tuple(demos),
        reference=context.reference.pages.get(page.address),
        errors=context.error_codes if _ERROR_PAGE in placed_on(context, page) else {},
        theme=context.theme.get(SCHEME, {}) if _THEME_PAGE in placed_on(context, page) else {},
        icons=context.icons.names if page.address == context.icons.page else (),
    )
