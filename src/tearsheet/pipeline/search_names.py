"""What the search knows by name: the symbols of all pages, from what the build knows of each."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import chain

import msgspec

from tearsheet.cache.step_cache import StepCache, digest
from tearsheet.content.demo_files import PageDemos
from tearsheet.model.article import Heading
from tearsheet.model.page import Page
from tearsheet.page.page_job import PageRecord
from tearsheet.page.plan import Plan, placed_on
from tearsheet.search.search_state import SymbolState
from tearsheet.search.symbols.make import SymbolFiles, find_rows, lay_down
from tearsheet.search.symbols.named_page import NamedPage
from tearsheet.search.symbols.rows import HeldRows
from tearsheet.search.text.page_text import PageText

Names = dict[str, tuple[HeldRows, ...]]
"""What has a name on each page, by its address."""

STEP = "search-names"
SCHEME = "light"
"""The one of the theme that is told in full; the other schemes have the same keys."""

_ERROR_PAGE = "component ErrorCodes"
"""What a page places that lists the messages of production errors."""

_THEME_PAGE = "component ThemeViewer"
"""What a page places that shows the default theme."""

_UNKNOWN, _UNREAD = PageRecord(files={}), PageText(words="", places="", shown="")


def find_names(
    plan: Plan,
    pages: Iterable[Page],
    records: Mapping[str, PageRecord],
    texts: Mapping[str, PageText],
) -> Names:
    """Everything that has a name on some pages, as far as they were rendered."""
    return {
        page.address: find_rows(
            _named(
                plan,
                page,
                records.get(page.address, _UNKNOWN),
                texts.get(page.address, _UNREAD),
            )
        )
        for page in pages
    }


def write_symbols(plan: Plan, names: Names) -> SymbolFiles:
    """The files of everything that has a name."""
    return lay_down([*chain.from_iterable(names.values())], plan.site.products)


def keep_names(steps: StepCache, state: SymbolState, names: Names) -> None:
    """Keep what the files of a state were made of."""
    key = _key(state)
    steps.keep(STEP, key, msgspec.msgpack.encode(names))
    steps.forget_others(STEP, {key})


def find_kept_names(steps: StepCache, state: SymbolState) -> Names | None:
    """Find what the files of a state were made of, if that was kept."""
    try:
        return msgspec.msgpack.decode(steps.find(STEP, _key(state)) or b"", type=Names)
    except msgspec.MsgspecError:
        return None


def _key(state: SymbolState) -> str:
    return digest(state.start, *chain.from_iterable(sorted(state.table.items())))


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
        theme=plan.theme.get(SCHEME, {}) if _THEME_PAGE in placed_on(plan, page) else {},
        icons=plan.icons.names if page.address == plan.icons.page else (),
    )
