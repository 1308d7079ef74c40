"""Reads the files that products, navigation and redirects are made of."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from pathlib import Path

from msgspec.structs import replace

from tearsheet.cache.step_cache import content_digest
from tearsheet.content.drawing import read_gallery_drawing
from tearsheet.content.navigation_file import read_navigation
from tearsheet.content.product_file import read_product
from tearsheet.content.redirect_file import read_moves
from tearsheet.content.scan import DEMO_FOLDER, DRAWING_FILE, REDIRECT_FILE
from tearsheet.content.structure import (
    NAVIGATION_FILE,
    PRODUCT_FILE,
    Structure,
    attempt,
    read_text,
)
from tearsheet.errors import Mistake, Place, suggest
from tearsheet.model.move import Moves
from tearsheet.model.navigation import NavigationItem
from tearsheet.model.product import Product, Provider
from tearsheet.model.provider import PROVIDER_FILE

LARGEST_LIST = 64 * 1024 * 1024
"""In bytes, of a file with a row for each page: 100,000 rows are 9 MiB."""


def read_structure_files(root: Path, files: Mapping[str, bytes], key: bytes) -> Structure:
    """Read all of them; the key is the digest of their paths and contents."""
    mistakes: list[Mistake] = []
    _refuse_strays(root, files, mistakes)
    products, refused = _read_products(root, files, mistakes)
    return Structure(
        key=key,
        products=products,
        refused_products=refused,
        default_navigation=_read_navigation(root / NAVIGATION_FILE, mistakes),
        moves=_read_moves(root / REDIRECT_FILE, files, mistakes),
        drawings=_read_drawings(root, files, mistakes),
        mistakes=tuple(mistakes),
    )


def _read_products(
    root: Path, files: Mapping[str, bytes], mistakes: list[Mistake]
) -> tuple[tuple[Product, ...], tuple[str, ...]]:
    products: dict[str, Product] = {}
    refused: list[str] = []
    for path in files:
        folder, _, name = path.rpartition("/")
        if name != PRODUCT_FILE or not folder:
            continue
        product = _read_product(root / path, f"/{folder}/", mistakes)
        if product is None:
            refused.append(f"/{folder}/")
            continue
        earlier = products.setdefault(product.id, product)
        if earlier is not product:
            problem = f'There is a second product "{product.id}"; the first is {earlier.source}.'
            mistakes.append(Mistake(Place(root / path), problem, "Give one of the two another id."))
    return _with_providers(products, mistakes), tuple(refused)


def _with_providers(
    products: Mapping[str, Product], mistakes: list[Mistake]
) -> tuple[Product, ...]:
    """The products with the provider of their demos: their own, or the one they name."""
    own = {product.id: _find_provider(product) for product in products.values()}
    there = [name for name, provider in own.items() if provider]
    for product in products.values():
        if product.provider_from and product.provider_from not in there:
            problem = f'No {PROVIDER_FILE} lies beside a product "{product.provider_from}".'
            remedy = suggest(product.provider_from, there) if there else "Remove the line."
            mistakes.append(Mistake(Place(product.source), problem, remedy))
    return tuple(
        replace(product, provider=own.get(product.provider_from or product.id))
        for product in products.values()
    )


def _find_provider(product: Product) -> Provider | None:
    file = product.source.with_name(PROVIDER_FILE)
    if not file.is_file():
        return None
    return Provider(id=product.id, file=file.resolve(), digest=content_digest(file.read_bytes()))


def _read_drawings(
    root: Path, files: Mapping[str, bytes], mistakes: list[Mistake]
) -> Mapping[str, str]:
    drawings: dict[str, str] = {}
    for path in files:
        folder, _, name = path.rpartition("/")
        if name == DRAWING_FILE and f"/{DEMO_FOLDER}/" not in path:
            file = root / path
            drawing = attempt(partial(_read_drawing, file), mistakes)
            drawings[f"/{folder}/" if folder else "/"] = drawing or ""
    return drawings


def _read_drawing(file: Path) -> str:
    return read_gallery_drawing(file.read_bytes(), file)


def _refuse_strays(root: Path, files: Mapping[str, bytes], mistakes: list[Mistake]) -> None:
    """Reject files that are never read."""
    if PRODUCT_FILE in files:
        remedy = "Put it into a folder of its own; that folder becomes its address."
        place = Place(root / PRODUCT_FILE)
        mistakes.append(Mistake(place, "The top of the site is no product.", remedy))
    for path in files:
        folder, _, name = path.rpartition("/")
        if name != NAVIGATION_FILE or not folder or f"/{DEMO_FOLDER}/" in path:
            continue
        if f"{folder}/{PRODUCT_FILE}" not in files:
            problem = "No product lies here, so nobody would see this navigation."
            remedy = f"Move its rows to the {NAVIGATION_FILE} of a product, or of the site."
            mistakes.append(Mistake(Place(root / path), problem, remedy))


def _read_product(file: Path, address: str, mistakes: list[Mistake]) -> Product | None:
    navigation = _read_navigation(file.with_name(NAVIGATION_FILE), mistakes)
    return attempt(
        lambda: read_product(read_text(file), file, address, navigation, mistakes), mistakes
    )


def _read_list(file: Path) -> str:
    return read_text(file, LARGEST_LIST)


def _read_navigation(file: Path, mistakes: list[Mistake]) -> tuple[NavigationItem, ...]:
    if not file.is_file():
        return ()
    return attempt(lambda: read_navigation(_read_list(file), file, mistakes), mistakes) or ()


def _read_moves(file: Path, files: Mapping[str, bytes], mistakes: list[Mistake]) -> Moves:
    if REDIRECT_FILE not in files:
        return Moves()
    return attempt(lambda: read_moves(_read_list(file), file, mistakes), mistakes) or Moves()
