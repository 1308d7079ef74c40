"""The symbols of all pages: everything that the search finds by name."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import chain
from typing import TYPE_CHECKING

import msgspec

from tearsheet.cache.step_cache import StepCache, digest
from tearsheet.model.page import Page
from tearsheet.search.files import Sink
from tearsheet.search.searched_site import SearchedSite
from tearsheet.search.state import SymbolState
from tearsheet.search.text.page_text import PageText

if TYPE_CHECKING:
    from tearsheet.search.symbols.make import SymbolFiles
    from tearsheet.search.symbols.rows import HeldRows

Names = dict[str, bytes]
"""The symbols of each page, by its address; encoded, since all are at hand at once."""

encode_rows = msgspec.msgpack.Encoder().encode

STEP = "search-names"
_UNREAD = PageText(words="", places="", shown="")


FindText = Callable[[Page], PageText | None]
"""Finds the text of a page; None for one that has none."""


def find_names(site: SearchedSite, pages: Iterable[Page], text_of: FindText) -> Names:
    """The symbols of some pages, as far as these were rendered."""
    # Imported lazily: an edit of a text has the same names.
    from tearsheet.search.symbols.make import find_rows

    return {
        page.address: encode_rows(find_rows(site.name_page(page, text_of(page) or _UNREAD)))
        for page in pages
    }


def write_symbols(site: SearchedSite, names: Names, sink: Sink) -> SymbolFiles:
    """The files of all symbols."""
    from tearsheet.search.symbols.make import make_symbols

    return make_symbols(HeldNames(names), site.products, sink)


class HeldNames:
    """The symbols of all pages, decoded page by page, as often as they are gone through."""

    def __init__(self, names: Names) -> None:
        from tearsheet.search.symbols.rows import HeldRows

        self._names = names
        self._decode = msgspec.msgpack.Decoder(tuple[HeldRows, ...]).decode

    def __iter__(self) -> Iterator[HeldRows]:
        return chain.from_iterable(map(self._decode, self._names.values()))


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
    return digest(state.start, *chain.from_iterable(sorted(state.table.items())), *state.others)
