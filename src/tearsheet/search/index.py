"""Updates the search index incrementally from the changed pages, and writes it."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from itertools import pairwise
from pathlib import Path

import msgspec
from msgspec import Struct, structs

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
from tearsheet.search.kept_texts import AllTexts, KeptTexts, keep_edited, keep_texts
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
    load_search_state,
    save_search_state,
)
from tearsheet.search.text.layout import IndexedPage, Made, TextState
from tearsheet.search.text.make import PageChange, change_text_files, make_text_files
from tearsheet.search.text.packs import GROUP
from tearsheet.search.text.page_text import PageText
from tearsheet.search.writing import Writing

MOST_CHANGES = 200
"""If more pages changed, a full rebuild of the index is quicker than an update."""

MANY = 500
"""Names and texts of fewer pages are written sooner than a second process has started."""

MOST_RUNS = 500
"""So often the product may change from page to page."""

START_STEP = "search-start"


class SearchWork(Struct, frozen=True, kw_only=True):
    """The inputs of the index."""

    site: SearchedSite
    texts: Mapping[str, PageText]
    """The texts of the pages that were just rendered."""
    cache: Path
    state: str
    """The digest of the index state that the last build stored."""
    rendered: Sequence[str]
    """The addresses of these, and of those that have no text."""
    only_texts: bool
    """Whether only the texts of the pages just rendered have changed."""
    same_places: bool
    """Whether these pages have the same ids as before."""


class WrittenSearch(Struct, frozen=True):
    """An index that was written to its folder."""

    paths: frozenset[str]
    state: str
    """The digest of the state that is stored for the next build."""


class _Sources(Struct, frozen=True):
    """The last index, and the texts of all pages."""

    before: SearchState | None
    pages: Sequence[IndexedPage]
    edited: Collection[int] | None
    """The numbers of those with another text than in the last index; None if they have others."""
    texts: AllTexts
    kept: KeptTexts
    steps: StepCache


class _TextPart(Struct, frozen=True):
    state: TextState
    same_headings: bool
    """Whether the headings are the same as in the last build."""


def write_search(work: SearchWork, tree: OutputTree) -> WrittenSearch:
    """Update the index in a folder."""
    steps = StepCache(steps_folder(work.cache))
    sources = _find_sources(work, tree, steps)
    is_new = sources.before is None and is_worth_a_process(len(sources.pages))
    state = (_make if is_new else _update)(work, sources, tree)
    _write_start(tree, _render_start(work.site, state), steps)
    return WrittenSearch(_paths(state, tree), save_search_state(work.cache, state))


def is_worth_a_process(pages: int) -> bool:
    """Whether another process should work on the index of some pages that are all new."""
    return pages >= MANY and can_fork()


def _update(work: SearchWork, sources: _Sources, tree: OutputTree) -> SearchState:
    with Writing(tree) as sink:
        text = _update_text(sources, tree, sink) or _make_text(sources, sink)
        symbols = _update_symbols(work, sources, text, sink)
        _keep_texts(sources)
    return SearchState(text=text.state, symbols=symbols)


def _make(work: SearchWork, sources: _Sources, tree: OutputTree) -> SearchState:
    """Make all files: two processes share in them."""
    with write_in_fork(tree, lambda: _make_all_symbols(work, sources, tree)) as receive:
        with Writing(tree) as sink:
            text = _make_text(sources, sink)
            _keep_texts(sources)
        return SearchState(text=text.state, symbols=receive())


def _make_all_symbols(work: SearchWork, sources: _Sources, tree: OutputTree) -> SymbolState:
    names = _find_all_names(work, sources)
    with Writing(tree) as sink:
        symbols = _make_symbols(work.site, names, sink)
    keep_names(sources.steps, symbols, names)
    return symbols


def _keep_texts(sources: _Sources) -> None:
    if sources.before and sources.edited is not None:
        before = sources.before.text.pages
        keep_edited(sources.steps, before, sources.pages, sources.texts, sources.edited)
    else:
        keep_texts(sources.steps, sources.pages, sources.texts)


def make_search(site: SearchedSite, texts: Mapping[str, PageText]) -> dict[str, bytes]:
    """The index of the pages with a text, by the paths of its files."""
    pages = [page for page in _searched_pages(site) if page.address in texts]
    made: Made = {}
    text = make_text_files(pages, (texts[page.address] for page in pages), made)
    symbols = _make_symbols(site, find_names(site, site.pages.values(), _text_in(texts)), made)
    start = _render_start(site, SearchState(text=text, symbols=symbols))
    return {**made, START: start}


def _searched_pages(site: SearchedSite) -> list[IndexedPage]:
    """The searchable pages by address; those of a product together where it changes too often.

    The text's root says from which page on they are of which product.
    """
    pages = [
        _searched(site, site.pages[address], digest)
        for address, digest in sorted(site.texts.items())
    ]
    changes = sum(_kind_of(one) != _kind_of(other) for one, other in pairwise(pages))
    return sorted(pages, key=_kind_of) if changes > MOST_RUNS else pages


def _kind_of(page: IndexedPage) -> tuple[str, bool]:
    return page.product, page.generated


def _searched(site: SearchedSite, page: Page, text: str) -> IndexedPage:
    is_listing = page.generated or page.address in site.listings
    return IndexedPage(address=page.address, product=page.product, text=text, generated=is_listing)


def _render_start(site: SearchedSite, state: SearchState) -> bytes:
    """The first file of an index."""
    searched = {page.product for page in state.text.pages}
    products = [
        (product.id, product.name) for product in in_order(site.products) if product.id in searched
    ]
    return render_start(state.table, products, msgspec.Raw(state.symbols.start))


def _find_sources(work: SearchWork, tree: OutputTree, steps: StepCache) -> _Sources:
    before = load_search_state(work.cache, work.state)
    if before and not {*tree.list_files(FOLDER)}.issuperset(before.paths):
        before = None
    old = before.text.pages if before else ()
    edited = _find_edited(work, old) if before and work.only_texts else None
    if edited is None:
        pages = _searched_pages(work.site)
        edited = _compare(old, pages) if before else None
    else:
        pages = list(old)
        for number, page in edited.items():
            pages[number] = page
    kept = KeptTexts(steps, old if before else pages)
    texts = AllTexts(work.texts, kept, tree.spare)
    return _Sources(before, pages, edited, texts, kept, steps)


def _find_edited(work: SearchWork, old: Sequence[IndexedPage]) -> dict[int, IndexedPage] | None:
    """The pages that have another text than before, by their numbers; None if there are others."""
    numbers = {page.address: number for number, page in enumerate(old)}
    digests = work.site.texts
    edited: dict[int, IndexedPage] = {}
    for address in work.rendered:
        if (address in numbers) != (address in digests):
            return None
        number = numbers.get(address)
        if number is not None and old[number].text != digests[address]:
            edited[number] = structs.replace(old[number], text=digests[address])
    return edited


def _compare(
    old: Sequence[IndexedPage], pages: Sequence[IndexedPage]
) -> dict[int, IndexedPage] | None:
    """The same, found by looking at all pages."""
    if [*map(_place, old)] != [*map(_place, pages)]:
        return None
    return {
        number: after
        for number, (before, after) in enumerate(zip(old, pages, strict=True))
        if before.text != after.text
    }


def _make_text(sources: _Sources, sink: Sink) -> _TextPart:
    texts = map(sources.texts.find, sources.pages)
    return _TextPart(make_text_files(sources.pages, texts, sink), same_headings=False)


def _update_text(sources: _Sources, tree: OutputTree, sink: Sink) -> _TextPart | None:
    """Update the files of the last build; None when that is impossible or not worth it."""
    changes = _find_changes(sources)
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


def _find_changes(sources: _Sources) -> list[PageChange] | None:
    if sources.before is None or sources.edited is None or len(sources.edited) > MOST_CHANGES:
        return None
    changes: list[PageChange] = []
    for number in sorted(sources.edited):
        before = sources.kept.find(sources.before.text.pages[number])
        if before is None:
            return None
        after = sources.texts.find(sources.pages[number])
        changes.append(PageChange(number=number, before=before, after=after))
    return changes


def _place(page: IndexedPage) -> tuple[str, str, bool]:
    return page.address, page.product, page.generated


def _read(folder: Path, path: str) -> bytes:
    data = (folder / path).read_bytes()
    if not is_named_by(path, data):
        raise ValueError(path)
    return data


def _update_symbols(
    work: SearchWork, sources: _Sources, text: _TextPart, sink: Sink
) -> SymbolState:
    if sources.before and text.same_headings and work.only_texts and work.same_places:
        return sources.before.symbols
    names = _update_names(work, sources) or _find_all_names(work, sources)
    symbols = _make_symbols(work.site, names, sink)
    keep_names(sources.steps, symbols, names)
    return symbols


def _update_names(work: SearchWork, sources: _Sources) -> Names | None:
    """All names, with those of the rendered pages replaced; None when all have to be read."""
    if sources.before is None or not work.only_texts:
        return None
    stored = find_kept_names(sources.steps, sources.before.symbols)
    if stored is None:
        return None
    rendered = [work.site.pages[address] for address in work.texts]
    return stored | find_names(work.site, rendered, _text_in(work.texts))


def _find_all_names(work: SearchWork, sources: _Sources) -> Names:
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
