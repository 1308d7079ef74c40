"""Updates the search index incrementally from the changed pages, and writes it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import msgspec
from msgspec import Struct

from tearsheet.cache.step_cache import StepCache, digest, steps_folder
from tearsheet.model.page import Page
from tearsheet.model.product import in_order
from tearsheet.output.compressed_file import CompressedFile
from tearsheet.output.compression import (
    ASSET_LEVEL,
    ASSET_QUALITY,
    begin_brotli,
    compress_gzip,
    end_brotli,
)
from tearsheet.output.encodings import BROTLI, GZIP, SUFFIXES
from tearsheet.output.forked_writing import write_in_fork
from tearsheet.output.output_tree import OutputTree
from tearsheet.processes.forked_call import can_fork
from tearsheet.search.files import (
    FOLDER,
    START,
    Sink,
    divide_start,
    file_path,
    is_named_by,
    render_start,
    write_json,
)
from tearsheet.search.index_sources import (
    SearchWork,
    Sources,
    find_changes,
    find_searched_pages,
    find_sources,
    keep_all_texts,
)
from tearsheet.search.names import (
    FindText,
    Names,
    find_kept_names,
    find_names,
    keep_names,
    write_symbols,
)
from tearsheet.search.searched_site import SearchedSite
from tearsheet.search.state import (
    SearchState,
    SymbolState,
    save_search_state,
)
from tearsheet.search.text.layout import Made, TextState
from tearsheet.search.text.make import change_text_files, make_text_files
from tearsheet.search.text.packs import GROUP
from tearsheet.search.text.page_text import PageText
from tearsheet.search.writing import Writing

MANY = 500
"""Names and texts of fewer pages are written sooner than a second process has started."""

START_STEP = "search-start"


class WrittenSearch(Struct, frozen=True):
    """An index that was written to its folder."""

    paths: frozenset[str]
    state: str
    """The digest of the state that is stored for the next build."""


class _TextPart(Struct, frozen=True):
    state: TextState
    same_headings: bool
    """Whether the headings are the same as in the last build."""


def write_search(work: SearchWork, tree: OutputTree) -> WrittenSearch:
    """Update the index in a folder."""
    steps = StepCache(steps_folder(work.cache))
    sources = find_sources(work, tree, steps)
    is_new = sources.before is None and is_worth_a_process(len(sources.pages))
    state = (_make if is_new else _update)(work, sources, tree)
    _write_start(tree, _render_start(work.site, state), steps)
    return WrittenSearch(_paths(state, tree), save_search_state(work.cache, state))


def is_worth_a_process(pages: int) -> bool:
    """Whether another process should work on the index of some pages that are all new."""
    return pages >= MANY and can_fork()


def _update(work: SearchWork, sources: Sources, tree: OutputTree) -> SearchState:
    with Writing(tree) as sink:
        text = _update_text(sources, tree, sink) or _make_text(sources, sink)
        symbols = _update_symbols(work, sources, text, sink)
        keep_all_texts(sources)
    return SearchState(text=text.state, symbols=symbols)


def _make(work: SearchWork, sources: Sources, tree: OutputTree) -> SearchState:
    """Make all files: two processes share in them."""
    with write_in_fork(tree, lambda: _make_all_symbols(work, sources, tree)) as receive:
        with Writing(tree) as sink:
            text = _make_text(sources, sink)
            keep_all_texts(sources)
        return SearchState(text=text.state, symbols=receive())


def _make_all_symbols(work: SearchWork, sources: Sources, tree: OutputTree) -> SymbolState:
    names = _find_all_names(work, sources)
    with Writing(tree) as sink:
        symbols = _make_symbols(work.site, names, sink)
    keep_names(sources.steps, symbols, names)
    return symbols


def make_search(site: SearchedSite, texts: Mapping[str, PageText]) -> dict[str, bytes]:
    """The index of the pages with a text, by the paths of its files."""
    pages = [page for page in find_searched_pages(site) if page.address in texts]
    made: Made = {}
    text = make_text_files(pages, (texts[page.address] for page in pages), made)
    symbols = _make_symbols(site, find_names(site, site.pages.values(), _text_in(texts)), made)
    start = _render_start(site, SearchState(text=text, symbols=symbols))
    return {**made, START: start}


def _render_start(site: SearchedSite, state: SearchState) -> bytes:
    """The first file of an index."""
    searched = {page.product for page in state.text.pages}
    products = [
        (product.id, product.name) for product in in_order(site.products) if product.id in searched
    ]
    return render_start(state.table, products, msgspec.Raw(state.symbols.start))


def _make_text(sources: Sources, sink: Sink) -> _TextPart:
    texts = map(sources.texts.find, sources.pages)
    return _TextPart(make_text_files(sources.pages, texts, sink), same_headings=False)


def _update_text(sources: Sources, tree: OutputTree, sink: Sink) -> _TextPart | None:
    """Update the files of the last build; None when that is impossible or not worth it."""
    changes = find_changes(sources)
    if sources.before is None or changes is None:
        return None
    if not changes:
        return _TextPart(sources.before.text, same_headings=True)
    same = all(change.before.headings == change.after.headings for change in changes)
    groups = {
        first: [sources.texts.find(page) for page in sources.pages[first : first + GROUP]]
        for first in sorted({change.number // GROUP * GROUP for change in changes})
    }
    try:
        state, made = change_text_files(
            sources.before.text, changes, groups, lambda path: _read(tree.spare, path)
        )
    except (OSError, ValueError):
        return None
    for path, data in made.items():
        sink[path] = data
    return _TextPart(state, same_headings=same)


def _read(folder: Path, path: str) -> bytes:
    data = (folder / path).read_bytes()
    if not is_named_by(path, data):
        raise ValueError(path)
    return data


def _update_symbols(work: SearchWork, sources: Sources, text: _TextPart, sink: Sink) -> SymbolState:
    if sources.before and text.same_headings and work.only_texts and work.same_places:
        return sources.before.symbols
    names = _update_names(work, sources) or _find_all_names(work, sources)
    symbols = _make_symbols(work.site, names, sink)
    keep_names(sources.steps, symbols, names)
    return symbols


def _update_names(work: SearchWork, sources: Sources) -> Names | None:
    """All names, with those of the rendered pages replaced; None when all have to be read."""
    if sources.before is None or not work.only_texts:
        return None
    stored = find_kept_names(sources.steps, sources.before.symbols)
    if stored is None:
        return None
    rendered = [work.site.pages[address] for address in work.texts]
    return stored | find_names(work.site, rendered, _text_in(work.texts))


def _find_all_names(work: SearchWork, sources: Sources) -> Names:
    indexed = {page.address: page for page in sources.pages}

    def text_of(page: Page) -> PageText | None:
        return sources.texts.find(indexed[page.address]) if page.address in indexed else None

    in_order = [work.site.pages[address] for address in sorted(work.site.pages)]
    return find_names(work.site, in_order, text_of)


def _text_in(texts: Mapping[str, PageText]) -> FindText:
    return lambda page: texts.get(page.address)


def _make_symbols(site: SearchedSite, names: Names, sink: Sink) -> SymbolState:
    """The symbols part of an index."""
    files = write_symbols(site, names, sink)
    table = {name: file_path(name, data) for name, data in files.files.items()}
    for name, data in files.files.items():
        sink[table[name]] = data
    return SymbolState(start=write_json(files.start).encode(), table=table, others=files.others)


def _write_start(tree: OutputTree, data: bytes, steps: StepCache) -> None:
    """Write the first file with maximum compression, because every search waits for it."""
    head, end = divide_start(data)
    key = digest(head)
    begun = steps.remember(START_STEP, key, lambda: begin_brotli(head, ASSET_QUALITY))
    steps.forget_others(START_STEP, {key})
    copies = {
        BROTLI: lambda: end_brotli(begun, end),
        GZIP: lambda: compress_gzip(data, ASSET_LEVEL),
    }
    CompressedFile(START, data, copies).write(tree)


def _paths(state: SearchState, tree: OutputTree) -> frozenset[str]:
    paths = [START, *state.paths]
    siblings = {f"{path}{end}" for path in paths for end in SUFFIXES.values()}
    return frozenset((*paths, *siblings.intersection(tree.list_files(FOLDER))))
