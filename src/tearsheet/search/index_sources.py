"""What an index is made from: the last one, the pages, and the texts of all of them."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from itertools import pairwise
from pathlib import Path

from msgspec import Struct, structs

from tearsheet.cache.step_cache import StepCache
from tearsheet.model.page import Page
from tearsheet.output.output_tree import OutputTree
from tearsheet.search.files import FOLDER
from tearsheet.search.kept_texts import AllTexts, KeptTexts, keep_edited, keep_texts
from tearsheet.search.searched_site import SearchedSite
from tearsheet.search.state import SearchState, load_search_state
from tearsheet.search.text.layout import IndexedPage
from tearsheet.search.text.make import PageChange
from tearsheet.search.text.page_text import PageText

MOST_CHANGES = 200
"""If more pages changed, a full rebuild of the index is quicker than an update."""

MOST_RUNS = 500
"""So often the product may change from page to page."""


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


class Sources(Struct, frozen=True):
    """The last index, and the texts of all pages."""

    before: SearchState | None
    pages: Sequence[IndexedPage]
    edited: Collection[int] | None
    """The numbers of those with another text than in the last index; None if they have others."""
    texts: AllTexts
    kept: KeptTexts
    steps: StepCache


def find_sources(work: SearchWork, tree: OutputTree, steps: StepCache) -> Sources:
    """Load the last index, and find out in what it differs from the one that is wanted."""
    before = load_search_state(work.cache, work.state)
    if before and not {*tree.list_files(FOLDER)}.issuperset(before.paths):
        before = None
    old = before.text.pages if before else ()
    edited = _find_edited(work, old) if before and work.only_texts else None
    if edited is None:
        pages = find_searched_pages(work.site)
        edited = _compare(old, pages) if before else None
    else:
        pages = list(old)
        for number, page in edited.items():
            pages[number] = page
    kept = KeptTexts(steps, old if before else pages)
    texts = AllTexts(work.texts, kept, tree.spare)
    return Sources(before, pages, edited, texts, kept, steps)


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


def find_changes(sources: Sources) -> list[PageChange] | None:
    """The pages that an update has to change; None where a new index is needed, or quicker."""
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


def keep_all_texts(sources: Sources) -> None:
    """Cache the texts of all pages for the next build."""
    if sources.before and sources.edited is not None:
        before = sources.before.text.pages
        keep_edited(sources.steps, before, sources.pages, sources.texts, sources.edited)
    else:
        keep_texts(sources.steps, sources.pages, sources.texts)


def find_searched_pages(site: SearchedSite) -> list[IndexedPage]:
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
