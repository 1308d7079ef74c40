"""The symbols of all pages: everything that the search finds by name."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import chain

import msgspec

from tearsheet.cache.step_cache import StepCache, digest
from tearsheet.model.page import Page
from tearsheet.search.searched_site import SearchedSite
from tearsheet.search.state import SymbolState
from tearsheet.search.symbols.make import SymbolFiles, find_rows, lay_down
from tearsheet.search.symbols.rows import HeldRows
from tearsheet.search.text.page_text import PageText

Names = dict[str, tuple[HeldRows, ...]]
"""The symbols of each page, by its address."""

STEP = "search-names"
_UNREAD = PageText(words="", places="", shown="")


def find_names(site: SearchedSite, pages: Iterable[Page], texts: Mapping[str, PageText]) -> Names:
    """The symbols of some pages, as far as these were rendered."""
    return {
        page.address: find_rows(site.name_page(page, texts.get(page.address, _UNREAD)))
        for page in pages
    }


def write_symbols(site: SearchedSite, names: Names) -> SymbolFiles:
    """The files of all symbols."""
    return lay_down([*chain.from_iterable(names.values())], site.products)


def keep_names(steps: StepCache, state: SymbolState, names: Names) -> None:
    """Cache the names that the files of a state were made from."""
    key = _key(state)
    steps.keep(STEP, key, msgspec.msgpack.encode(names))
    steps.forget_others(STEP, {key})


def find_kept_names(steps: StepCache, state: SymbolState) -> Names | None:
    """Find the names that the files of a state were made from, if they are cached."""
    try:
        return msgspec.msgpack.decode(steps.find(STEP, _key(state)) or b"", type=Names)
    except msgspec.MsgspecError:
        return None


def _key(state: SymbolState) -> str:
    return digest(state.start, *chain.from_iterable(sorted(state.table.items())))
