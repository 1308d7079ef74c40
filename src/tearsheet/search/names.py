"""What the search knows by name: the symbols of all pages, from what the build knows of each."""

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
"""What has a name on each page, by its address."""

STEP = "search-names"
_UNREAD = PageText(words="", places="", shown="")


def find_names(site: SearchedSite, pages: Iterable[Page], texts: Mapping[str, PageText]) -> Names:
    """Everything that has a name on some pages, as far as they were rendered."""
    return {
        page.address: find_rows(site.name_page(page, texts.get(page.address, _UNREAD)))
        for page in pages
    }


def write_symbols(site: SearchedSite, names: Names) -> SymbolFiles:
    """The files of everything that has a name."""
    return lay_down([*chain.from_iterable(names.values())], site.products)


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
