"""The searchable texts of all pages, cached between builds."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from pathlib import Path

import msgspec

from tearsheet.cache.step_cache import StepCache, digest
from tearsheet.output.output_paths import document_path
from tearsheet.search.text.layout import IndexedPage
from tearsheet.search.text.page_text import PageText, read_page_text

STEP = "search"
BUNDLE = 64
"""The number of pages per cached bundle: few enough to read it for one of them."""


HELD = 16
"""So many bundles are in memory at once: pages are asked for by and large in their order."""


class KeptTexts:
    """The cached texts; each bundle is read when one of its pages is needed."""

    def __init__(self, steps: StepCache, pages: Sequence[IndexedPage]) -> None:
        self._steps = steps
        self._pages = pages
        self._numbers = {page.address: number for number, page in enumerate(pages)}
        self._bundle = lru_cache(HELD)(self._read_bundle)

    def find(self, page: IndexedPage) -> PageText | None:
        """Find the text of a page, if the cached one is current."""
        number = self._numbers.get(page.address)
        if number is None or self._pages[number].text != page.text:
            return None
        bundle = self._bundle(number // BUNDLE)
        return bundle[number % BUNDLE] if bundle else None

    def _read_bundle(self, number: int) -> list[PageText] | None:
        key = bundle_key(self._pages[number * BUNDLE : (number + 1) * BUNDLE])
        try:
            return msgspec.msgpack.decode(self._steps.find(STEP, key) or b"", type=list[PageText])
        except msgspec.MsgspecError:
            return None


class AllTexts:
    """The texts of a site: just rendered, cached, or extracted again from the finished page."""

    def __init__(self, read: Mapping[str, PageText], kept: KeptTexts, folder: Path) -> None:
        self._read = read
        self._kept = kept
        self._folder = folder

    def find(self, page: IndexedPage) -> PageText:
        """The text of a page."""
        return self._read.get(page.address) or self._kept.find(page) or self._read_again(page)

    def _read_again(self, page: IndexedPage) -> PageText:
        file = self._folder / document_path(page.address)
        return read_page_text(page.address, file.read_text(encoding="utf-8"))


def keep_texts(steps: StepCache, pages: Sequence[IndexedPage], texts: AllTexts) -> None:
    """Cache the texts of all pages, and remove all others."""
    bundles = {bundle_key(bundle): bundle for bundle in _bundles(pages)}
    for key, bundle in bundles.items():
        if not steps.holds(STEP, key):
            bundle_texts = [texts.find(page) for page in bundle]
            steps.keep(STEP, key, msgspec.msgpack.encode(bundle_texts))
    steps.forget_others(STEP, set(bundles))


def keep_edited(
    steps: StepCache,
    before: Sequence[IndexedPage],
    pages: Sequence[IndexedPage],
    texts: AllTexts,
    edited: Iterable[int],
) -> None:
    """Cache the texts of bundles in which pages were edited, in place of those from before."""
    for start in sorted({number // BUNDLE * BUNDLE for number in edited}):
        bundle = pages[start : start + BUNDLE]
        found = [texts.find(page) for page in bundle]
        steps.keep(STEP, bundle_key(bundle), msgspec.msgpack.encode(found))
        steps.forget(STEP, bundle_key(before[start : start + BUNDLE]))


def bundle_key(pages: Sequence[IndexedPage]) -> str:
    """The cache key of the texts of some adjacent pages."""
    return digest(*(page.text for page in pages))


def _bundles(pages: Sequence[IndexedPage]) -> Iterator[Sequence[IndexedPage]]:
    return (pages[start : start + BUNDLE] for start in range(0, len(pages), BUNDLE))
