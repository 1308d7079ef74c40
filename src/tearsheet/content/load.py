"""Loads the content folder as a site: pages, products and navigation, checked for consistency."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

from tearsheet.content.author_file import AUTHOR_FILE, read_authors
from tearsheet.content.belonging import Belonging
from tearsheet.content.memory import Memory, read_content
from tearsheet.content.message_file import MESSAGE_FILE, read_messages
from tearsheet.content.page_file import add_picture, add_title, find_setting, split_page
from tearsheet.content.scan import PAGE_FILE, Scan
from tearsheet.content.sentence_file import SENTENCE_FILE, read_sentences
from tearsheet.content.site_file import read_site_settings
from tearsheet.content.structure import (
    Structure,
    attempt,
    belongs_to_structure,
    read_structure,
    read_text,
)
from tearsheet.content.structure_ahead import read_ahead
from tearsheet.content.synonym_file import SYNONYM_FILE, read_synonyms
from tearsheet.errors import ContentErrors, Mistake, Place, suggest
from tearsheet.model.anchor import find_segment
from tearsheet.model.author import Author
from tearsheet.model.house_message import HouseMessage
from tearsheet.model.navigation import walk
from tearsheet.model.page import Page, PageSettings
from tearsheet.model.product import Product
from tearsheet.model.site import Site, SiteSettings
from tearsheet.model.synonym import Synonym

SITE_FILE = "site.yaml"
UNLISTED = "/experiments/"
"""The folder of pages that are built for authors and hidden from search engines."""
BLOG = "/blog/"
"""The folder of posts, which have a date and authors."""


class LoadedSite(Struct, frozen=True):
    """A site, what was read to make it, and what is wrong with it."""

    site: Site
    memory: Memory
    mistakes: tuple[Mistake, ...]


def load_site(root: Path, scan: Scan, memory: Memory) -> LoadedSite:
    """Read the content folder.

    Raises:
        ContentErrors: the site's own settings cannot be read, so nothing else makes sense.
    """
    mistakes = list(scan.mistakes)
    with read_ahead(root, scan, memory) as receive:
        memory, unopened = read_content(root, scan, memory)
        mistakes += unopened
        settings = _load_settings(root, memory, mistakes)
        structure = read_structure(root, _structure_files(memory), receive())
    mistakes += structure.mistakes
    authors = _load_authors(root, memory, mistakes)
    site = Site(
        root=root,
        settings=settings,
        products=structure.products,
        pages=_load_pages(root, memory, structure, authors, mistakes),
        default_navigation=structure.default_navigation,
        messages=_load_messages(root, memory, mistakes),
        authors=authors,
        sentences=_load_sentences(root, memory, mistakes),
        synonyms=_load_synonyms(root, memory, mistakes),
        moves=structure.moves,
        drawings=structure.drawings,
    )
    return LoadedSite(site, replace(memory, structure=structure), tuple(mistakes))


def read_page_text(page: Page) -> tuple[str, int]:
    """The text of a page with its title, and the line of the file it begins on."""
    file = page.source
    text, first_line = add_title(split_page(read_text(file), file), page.settings.title)
    picture = page.settings.picture
    return add_picture(text, first_line, picture) if picture else (text, first_line)


def _load_settings(root: Path, memory: Memory, mistakes: list[Mistake]) -> SiteSettings:
    file = root / SITE_FILE
    if SITE_FILE not in memory.files and any(it.where.file == file for it in mistakes):
        raise ContentErrors(mistakes)
    if SITE_FILE not in memory.files:
        remedy = "Write it with at least name, host and description."
        raise ContentErrors([Mistake(Place(file), "The site has no settings.", remedy)])
    settings = attempt(lambda: read_site_settings(read_text(file), file, mistakes), mistakes)
    if settings is None:
        raise ContentErrors(mistakes)
    return settings


def _load_messages(root: Path, memory: Memory, mistakes: list[Mistake]) -> tuple[HouseMessage, ...]:
    if MESSAGE_FILE not in memory.files:
        return ()
    file = root / MESSAGE_FILE
    return attempt(lambda: read_messages(read_text(file), file, mistakes), mistakes) or ()


def _load_sentences(root: Path, memory: Memory, mistakes: list[Mistake]) -> Mapping[str, str]:
    if SENTENCE_FILE not in memory.files:
        return {}
    file = root / SENTENCE_FILE
    return attempt(lambda: read_sentences(read_text(file), file, mistakes), mistakes) or {}


def _load_synonyms(root: Path, memory: Memory, mistakes: list[Mistake]) -> tuple[Synonym, ...]:
    if SYNONYM_FILE not in memory.files:
        return ()
    file = root / SYNONYM_FILE
    return attempt(lambda: read_synonyms(read_text(file), file, mistakes), mistakes) or ()


def _load_authors(root: Path, memory: Memory, mistakes: list[Mistake]) -> tuple[Author, ...]:
    if AUTHOR_FILE not in memory.files:
        return ()
    file, folder = root / AUTHOR_FILE, BLOG.lstrip("/")
    below = [path.removeprefix(folder) for path in memory.files if path.startswith(folder)]
    beside = [name for name in below if "/" not in name and name not in (PAGE_FILE, file.name)]
    return attempt(lambda: read_authors(read_text(file), file, beside, mistakes), mistakes) or ()


def _structure_files(memory: Memory) -> dict[str, bytes]:
    return {path: read.digest for path, read in memory.files.items() if belongs_to_structure(path)}


def _load_pages(
    root: Path,
    memory: Memory,
    structure: Structure,
    authors: Iterable[Author],
    mistakes: list[Mistake],
) -> tuple[Page, ...]:
    names = [author.name for author in authors]
    by_id = {product.id: product for product in structure.products}
    belonging, rows = Belonging(by_id), _find_rows(structure)
    pages = []
    for path, read in memory.files.items():
        if path.rpartition("/")[2] != PAGE_FILE:
            continue
        mistakes += read.mistakes
        if read.settings is not None:
            page = _page(root, path, read.settings, belonging, rows)
            # A product that could not be read may be the one that a page names.
            if not structure.refused_products:
                mistakes += _unknown_product(page, by_id)
            mistakes += _misplaced_settings(page)
            mistakes += _unknown_names(page, names)
            pages.append(page)
    return tuple(pages)


def _find_rows(structure: Structure) -> dict[str, str]:
    """The addresses of all rows: nearly every page has one, and they need not be there twice."""
    trees = (structure.default_navigation, *(product.navigation for product in structure.products))
    return {row.pathname: row.pathname for tree in trees for row in walk(tree)}


def _page(
    root: Path,
    path: str,
    settings: PageSettings,
    belonging: Belonging,
    rows: Mapping[str, str],
) -> Page:
    folder = path.rpartition("/")[0]
    address = f"/{folder}/" if folder else "/"
    identity = belonging.identify(address, settings.product_id)
    return Page(
        address=rows.get(address, address),
        file=path,
        root=root,
        settings=settings,
        product=identity.id,
        category=identity.category,
        listed=not address.startswith(UNLISTED),
    )


def _unknown_product(page: Page, products: Mapping[str, Product]) -> Iterator[Mistake]:
    chosen = page.settings.product_id
    if chosen and chosen not in products:
        remedy = suggest(chosen, products) if products else "The site has no products yet."
        yield _at_setting("productId", page, f'There is no product "{chosen}".', remedy)


def _misplaced_settings(page: Page) -> Iterator[Mistake]:
    """The mistakes of settings that a page cannot have in its folder."""
    settings = page.settings
    if page.address.startswith(BLOG) or not (settings.date or settings.authors or settings.tags):
        return
    of_posts = {"date": settings.date, "authors": settings.authors, "tags": settings.tags}
    for key, value in of_posts.items():
        if value:
            remedy = f"Remove the line, or move the page below {BLOG}."
            yield _at_setting(key, page, f'Only a post of the blog has "{key}".', remedy)


def _unknown_names(page: Page, authors: list[str]) -> Iterator[Mistake]:
    """The mistakes of unknown authors, and of tags that cannot have a page."""
    if not page.address.startswith(BLOG):
        return
    for name in page.settings.authors:
        if authors and name not in authors:
            remedy = f"{suggest(name, authors)} Or add them to {AUTHOR_FILE}."
            yield _at_setting("authors", page, f'There is no author "{name}".', remedy)
    for tag in page.settings.tags:
        if find_segment(tag) is None:
            remedy = "Use Latin letters or digits: the tag is part of an address."
            yield _at_setting("tags", page, f'The tag "{tag}" can have no page.', remedy)


def _at_setting(key: str, page: Page, problem: str, remedy: str) -> Mistake:
    file = page.source
    return Mistake(find_setting(key, read_text(file), file), problem, remedy)
