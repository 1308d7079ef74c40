"""The social images of a site: drawn once for each title and description."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from tearsheet.cache.step_cache import StepCache, digest
from tearsheet.model.page import Page
from tearsheet.model.product import Product
from tearsheet.model.site import Site
from tearsheet.model.texts import TEXTS
from tearsheet.project import PACKAGES

if TYPE_CHECKING:
    from concurrent.futures import Executor

    from tearsheet.page.social.social_text import Typefaces

STEP = "social"
BATCH = 24


def social_keys(site: Site) -> dict[str, str]:
    """The digest of each page's social image, by address; empty when the site has them off."""
    if not site.settings.social_images:
        return {}
    # Imported where a site has pictures.
    from tearsheet.page.social.picture_digest import picture_digest

    products = {product.id: product for product in site.products}
    code_digest = picture_digest()
    grounds = {
        name: digest(code_digest, site.settings.name, *_ground_words(products.get(name))[:2])
        for name in {page.product for page in site.pages}
    }
    return {page.address: digest(grounds[page.product], *_words(page)) for page in site.pages}


def social_address(key: str) -> str:
    """The address of a picture."""
    return f"/assets/social/{key}.png"


def draw_missing(
    site: Site, keys: Mapping[str, str], cache: StepCache, executor: Executor | None
) -> None:
    """Draw the pictures that are not in the cache."""
    missing: dict[str, list[Page]] = {}
    first = {keys[page.address]: page for page in reversed(site.pages) if page.address in keys}
    for key, page in first.items():
        if cache.find(STEP, key) is None:
            missing.setdefault(page.product, []).append(page)
    products = {product.id: product for product in site.products}
    batches = [
        (name, pages[start : start + BATCH])
        for name, pages in missing.items()
        for start in range(0, len(pages), BATCH)
    ]
    if not batches:
        return
    # Imported where pictures are drawn, which most builds do not.
    from tearsheet.page.social.social_text import load_typefaces
    from tearsheet.processes.submissions import run_unordered

    # Remote workers may not have the reader's packages.
    draw = partial(_draw_batch, site.settings.name, load_typefaces(PACKAGES))
    jobs = [
        (_ground_words(products.get(name)), [(keys[page.address], *_words(page)) for page in pages])
        for name, pages in batches
    ]
    for drawn in run_unordered(executor, draw, jobs):
        for key, data in drawn:
            cache.keep(STEP, key, data)


def social_files(keys: Mapping[str, str], cache: StepCache) -> Iterator[tuple[str, bytes]]:
    """The pictures as files of the site."""
    for key in sorted(set(keys.values())):
        data = cache.find(STEP, key)
        if data is not None:
            yield social_address(key).lstrip("/"), data


def _words(page: Page) -> tuple[str, str]:
    if page.generated:
        # One picture for all of a product's API pages: there are hundreds, and only names differ.
        return TEXTS["apiReference"], TEXTS["referenceInWords"]
    return page.settings.title, page.settings.description


def _ground_words(product: Product | None) -> tuple[str, str, Path]:
    if product is None:
        from tearsheet.derived.icon import render_icon

        return "", render_icon(), Path("icon.svg")
    return product.name, product.logo, product.source


def _draw_batch(
    site_name: str,
    typefaces: Typefaces,
    job: tuple[tuple[str, str, Path], Iterable[tuple[str, str, str]]],
) -> list[tuple[str, bytes]]:
    from tearsheet.page.social.social_ground import draw_ground
    from tearsheet.page.social.social_image import draw_social_image

    (name, logo, source), wanted = job
    ground = draw_ground(site_name, name or site_name, logo, typefaces, source)
    return [
        (key, draw_social_image(title, description, ground, typefaces))
        for key, title, description in wanted
    ]
