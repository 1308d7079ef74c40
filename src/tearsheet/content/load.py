"""The content folder as a site: pages, products and navigation, proven to fit together."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

from tearsheet.content.memory import Memory, read_content
from tearsheet.content.navigation_file import read_navigation
from tearsheet.content.page_file import find_setting, split_page
from tearsheet.content.product_file import read_product
from tearsheet.content.scan import PAGE_FILE, Scan
from tearsheet.content.site_file import read_site_settings
from tearsheet.content.text_file import decode_text
from tearsheet.errors import ContentError, ContentErrors, Mistake, Place, suggest
from tearsheet.model.address import product_of
from tearsheet.model.navigation import NavigationItem
from tearsheet.model.page import Page, PageSettings
from tearsheet.model.product import Product
from tearsheet.model.site import Site, SiteSettings

_Read = TypeVar("_Read")

SITE_FILE = "site.yaml"
PRODUCT_FILE = "product.yaml"
NAVIGATION_FILE = "navigation.yaml"
UNLISTED = "/experiments/"
"""Below it lie the pages that are built for authors and kept from search engines."""


@dataclass(frozen=True, slots=True)
class LoadedSite:
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
    memory = read_content(root, scan, memory)
    settings = _load_settings(root, memory, mistakes)
    products = _load_products(root, memory, mistakes)
    site = Site(
        root=root,
        settings=settings,
        products=products,
        pages=_load_pages(root, memory, products, mistakes),
        default_navigation=_load_navigation(root / NAVIGATION_FILE, mistakes),
    )
    return LoadedSite(site, memory, tuple(mistakes))


def read_page_text(page: Page) -> tuple[str, int]:
    """The text of a page below its settings, and the line of the file it begins on."""
    file = page.source
    text = split_page(decode_text(file.read_bytes(), file), file)
    return text.body, text.body_line


def _load_settings(root: Path, memory: Memory, mistakes: list[Mistake]) -> SiteSettings:
    file = root / SITE_FILE
    if SITE_FILE not in memory.files:
        remedy = "Write it with at least name, host and description."
        raise ContentErrors([Mistake(Place(file), "The site has no settings.", remedy)])
    settings = _attempt(lambda: read_site_settings(_text(file), file, mistakes), mistakes)
    if settings is None:
        raise ContentErrors(mistakes)
    return settings


def _load_products(root: Path, memory: Memory, mistakes: list[Mistake]) -> tuple[Product, ...]:
    products: dict[str, Product] = {}
    for path in memory.files:
        folder, _, name = path.rpartition("/")
        if name != PRODUCT_FILE:
            continue
        if not folder:
            remedy = "Put it into a folder of its own; that folder becomes its address."
            problem = "The top of the site is no product."
            mistakes.append(Mistake(Place(root / path), problem, remedy))
            continue
        product = _load_product(root / path, f"/{folder}/", mistakes)
        if product is None:
            continue
        earlier = products.setdefault(product.id, product)
        if earlier is not product:
            problem = f'There is a second product "{product.id}"; the first is {earlier.source}.'
            mistakes.append(Mistake(Place(root / path), problem, "Give one another id."))
    return tuple(products.values())


def _load_product(file: Path, address: str, mistakes: list[Mistake]) -> Product | None:
    navigation = _load_navigation(file.with_name(NAVIGATION_FILE), mistakes)
    return _attempt(
        lambda: read_product(_text(file), file, address, navigation, mistakes), mistakes
    )


def _load_navigation(file: Path, mistakes: list[Mistake]) -> tuple[NavigationItem, ...]:
    if not file.is_file():
        return ()
    return _attempt(lambda: read_navigation(_text(file), file, mistakes), mistakes) or ()


def _load_pages(
    root: Path, memory: Memory, products: Iterable[Product], mistakes: list[Mistake]
) -> tuple[Page, ...]:
    by_id = {product.id: product for product in products}
    pages = []
    for path, read in memory.files.items():
        if path.rpartition("/")[2] != PAGE_FILE:
            continue
        mistakes += read.mistakes
        if read.settings is not None:
            pages.append(_page(root, path, read.settings, by_id, mistakes))
    return tuple(pages)


def _page(
    root: Path,
    path: str,
    settings: PageSettings,
    products: dict[str, Product],
    mistakes: list[Mistake],
) -> Page:
    folder = path.rpartition("/")[0]
    address = f"/{folder}/" if folder else "/"
    identity = product_of(address)
    chosen = settings.product_id
    if chosen and chosen not in products:
        problem = f'There is no product "{chosen}".'
        place = find_setting("productId", _text(root / path), root / path)
        remedy = suggest(chosen, products) if products else "The site has no products yet."
        mistakes.append(Mistake(place, problem, remedy))
    product = chosen or (identity.id if identity else "docs")
    if chosen in products:
        category = products[chosen].category
    else:
        category = identity.category if identity else "docs"
    return Page(
        address=address,
        source=root / path,
        settings=settings,
        product=product,
        category=category,
        listed=not address.startswith(UNLISTED),
    )


def _text(file: Path) -> str:
    return decode_text(file.read_bytes(), file)


def _attempt(read: Callable[[], _Read | None], mistakes: list[Mistake]) -> _Read | None:
    try:
        return read()
    except ContentError as error:
        mistakes.append(error.mistake)
        return None
