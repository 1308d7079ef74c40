"""What the search knows by name: the symbols of all pages, from what the build knows of each."""

from __future__ import annotations

from collections.abc import Mapping

from tearsheet.build.page_job import PageRecord
from tearsheet.build.plan import Plan, placed_on
from tearsheet.content.demo_files import PageDemos
from tearsheet.model.article import Heading
from tearsheet.model.page import Page
from tearsheet.model.theme_tree import THEME_ADDRESS
from tearsheet.search.symbols.make import SymbolFiles, make_symbol_files
from tearsheet.search.symbols.named_page import NamedPage
from tearsheet.search.text.page_text import PageText

SCHEME = "light"
"""The one of the theme that is told in full; the other schemes have the same keys."""

_ERROR_PAGE = "component ErrorCodes"
"""What a page places that lists the messages of production errors."""

_UNKNOWN, _UNREAD = PageRecord(files={}), PageText(words="", places="", shown="")


def make_symbols(
    plan: Plan, records: Mapping[str, PageRecord], texts: Mapping[str, PageText]
) -> SymbolFiles:
    """The files of everything that has a name, as far as pages were rendered."""
    named = (
        _named(plan, page, records.get(page.address, _UNKNOWN), texts.get(page.address, _UNREAD))
        for page in plan.site.pages
    )
    return make_symbol_files(named, plan.site.products)


def _named(plan: Plan, page: Page, record: PageRecord, text: PageText) -> NamedPage:
    demos = plan.demos.get(page.address.strip("/"), PageDemos()).demos
    return NamedPage(
        page=page,
        ids=frozenset(record.ids),
        headings=tuple(
            Heading(level=level, id=ident, text=words) for level, ident, words in text.headings
        ),
        demos=tuple(demos),
        reference=plan.reference.pages.get(page.address),
        errors=plan.error_codes if _ERROR_PAGE in placed_on(plan, page) else {},
        theme=plan.theme.get(SCHEME, {}) if page.address == THEME_ADDRESS else {},
        icons=plan.icons.names if page.address == plan.icons.page else (),
    )
