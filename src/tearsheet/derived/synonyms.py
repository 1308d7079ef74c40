"""Gives the synonyms of a site to the pages that they mean, as keywords."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping

from msgspec.structs import replace

from tearsheet.content.load import LoadedSite
from tearsheet.derived.reference.site_reference import Reference
from tearsheet.errors import Mistake, suggest
from tearsheet.model.page import Page
from tearsheet.model.synonym import Synonym

_Addresses = Mapping[str, tuple[str, ...]]


def add_synonyms(loaded: LoadedSite, reference: Reference) -> LoadedSite:
    """A site whose pages have the words for them as keywords; unknown meanings become mistakes."""
    site = loaded.site
    if not site.synonyms:
        return loaded
    addresses = _find_addresses(site.pages, reference)
    mistakes = tuple(_find_unknown(site.synonyms, addresses))
    words = _gather_words(site.synonyms, addresses)
    first = _gather_words(map(_with_first_meaning, site.synonyms), addresses)
    pages = tuple(
        _with_keywords(page, words.get(page.address, ()), first.get(page.address, ()))
        for page in site.pages
    )
    return replace(loaded, site=replace(site, pages=pages), mistakes=(*loaded.mistakes, *mistakes))


def _find_addresses(pages: Iterable[Page], reference: Reference) -> _Addresses:
    """What can be meant: every page by its address, and every export with a page per product."""
    found: dict[str, tuple[str, ...]] = {page.address: (page.address,) for page in pages}
    written = _find_written(pages)
    for product, documented in reference.products.items():
        for name, home in documented.homes.items():
            found[name] = (*found.get(name, ()), written.get((product, name), home))
    for (_, name), address in written.items():
        found[name] = tuple(dict.fromkeys((*found.get(name, ()), address)))
    return found


def _find_written(pages: Iterable[Page]) -> Mapping[tuple[str, str], str]:
    """The written page about each export, by product and name: the one that names it earliest."""
    ranked: dict[tuple[str, str], tuple[int, str]] = {}
    for page in pages:
        for place, name in enumerate((*page.settings.components, *page.settings.hooks)):
            key = (page.product, name)
            ranked[key] = min(ranked.get(key, (place, page.address)), (place, page.address))
    return {key: address for key, (_, address) in ranked.items()}


def _find_unknown(synonyms: Iterable[Synonym], addresses: _Addresses) -> Iterator[Mistake]:
    for synonym in synonyms:
        for meaning, place in synonym.meanings:
            if meaning not in addresses:
                problem = f'"{synonym.word}" means "{meaning}", which is no component and no page.'
                yield Mistake(place, problem, suggest(meaning, addresses))


def _gather_words(synonyms: Iterable[Synonym], addresses: _Addresses) -> Mapping[str, list[str]]:
    words: defaultdict[str, list[str]] = defaultdict(list)
    for synonym in synonyms:
        for meaning, _ in synonym.meanings:
            for address in addresses.get(meaning, ()):
                words[address].append(synonym.word)
    return words


def _with_first_meaning(synonym: Synonym) -> Synonym:
    """What most people mean by the word."""
    return replace(synonym, meanings=synonym.meanings[:1])


def _with_keywords(page: Page, words: Iterable[str], foremost: Iterable[str]) -> Page:
    own = {keyword.lower() for keyword in page.settings.keywords}
    added = tuple(word for word in dict.fromkeys(words) if word.lower() not in own)
    meant = tuple(dict.fromkeys(word.lower() for word in foremost))
    if not added and not meant:
        return page
    keywords = (*page.settings.keywords, *added)
    return replace(page, settings=replace(page.settings, keywords=keywords, foremost=meant))
