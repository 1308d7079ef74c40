"""Renders the shells: what all pages of a product share."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import partial
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from tearsheet.cache.step_cache import StepCache, digest
from tearsheet.errors import MachineError
from tearsheet.model.blog import BLOG_ADDRESS, RSS_ADDRESS
from tearsheet.model.link import Link
from tearsheet.model.navigation import (
    NavigationItem,
    Titles,
    comparable,
    page_address,
    title_of,
    walk,
)
from tearsheet.model.notice import Notice, find_notice, today
from tearsheet.model.page import PageProps
from tearsheet.model.product import Product, offered_products, offered_stylings
from tearsheet.model.site import Site, SiteSettings, navigation_of
from tearsheet.model.texts import TEXTS
from tearsheet.page.navigation_branches import DividedNavigation, divide_navigation
from tearsheet.page.navigation_rows import row_at_rest, row_views, sample_row
from tearsheet.page.shell import (
    NO_VIEW,
    Branches,
    OpenRow,
    ReadingOrder,
    Shell,
    navigation_path,
)

if TYPE_CHECKING:
    from tearsheet.bundle.node_worker import Part, Render

STEP, BRANCHES = "shell", "shell-branches"

MOST_PARTS, MOST_BYTES = 50, 256 * 1024
"""Of what is rendered at once: Node, and who asks it, holds all of it with its HTML."""


class ShellRenderer(Struct, frozen=True, kw_only=True):
    """The function that renders shells, and the cache of those rendered before."""

    render: Render
    cache: StepCache
    made_by: str
    """The digest of the engine and the reader, which render the shells."""
    props: PageProps


class _StoredShell(Struct, frozen=True, kw_only=True, array_like=True):
    """What of a shell is cached; the rest is that of the navigation, which is in memory."""

    frame: str
    whole: str
    branches: tuple[str, ...]
    resting: tuple[str, ...]
    views: tuple[OpenRow, ...]
    digests: tuple[str, ...]
    of_order: tuple[int, ...]
    """The view of each page in the reading order."""
    others: dict[str, int]
    """The views of other addresses."""


class _View(Struct, frozen=True):
    """A top-level row in one of its states, its props as JSON."""

    position: int
    addresses: frozenset[str]
    props: bytes


class _ShellInputs(Struct, frozen=True, kw_only=True):
    """What a shell is rendered from."""

    name: str
    frame: Part
    tree: tuple[NavigationItem, ...]
    titles: Titles
    pages: tuple[Link, ...]
    """Every page, in reading order."""
    key: str
    """The digest of all this."""


def render_shells(site: Site, renderer: ShellRenderer) -> Mapping[str, Shell]:
    """The shell of every product, and of the pages without one, by the product's id."""
    titles = _find_titles(site)
    ids = sorted({page.product for page in site.pages} | {"docs"})
    return {name: _load_shell(site, name, titles, renderer) for name in ids}


def _find_titles(site: Site) -> Titles:
    return {comparable(page.address): page.settings.title for page in site.pages}


def _load_shell(site: Site, name: str, titles: Titles, renderer: ShellRenderer) -> Shell:
    inputs = _find_inputs(site, name, titles, renderer)
    stored = _find_stored(inputs.key, renderer.cache) or _make_shell(inputs, renderer)[0]
    return Shell(
        frame=stored.frame,
        whole=stored.whole,
        # Without these inputs, which would hold the titles of all pages.
        branches=Branches(
            stored.branches, partial(_load_branches, site, name, renderer, inputs.key)
        ),
        resting=stored.resting,
        views=stored.views,
        digests=stored.digests,
        others=stored.others,
        order=ReadingOrder.make(inputs.pages, stored.of_order),
    )


def _find_inputs(site: Site, name: str, titles: Titles, renderer: ShellRenderer) -> _ShellInputs:
    product = next((product for product in site.products if product.id == name), None)
    tree = navigation_of(site, product)
    frame = _frame_part(site, name, product, titles, _find_translated(renderer.props))
    rows = [(item, title_of(item, titles)) for item in walk(tree)]
    # Where a row is written changes nothing of it.
    inputs = msgspec.json.encode((frame, tree, [title for _, title in rows]), enc_hook=_leave_out)
    return _ShellInputs(
        name=name,
        frame=frame,
        tree=tree,
        titles=titles,
        pages=tuple(Link(item.pathname, title) for item, title in rows if _is_read(item)),
        key=digest(renderer.made_by, inputs),
    )


def _find_translated(props: PageProps) -> dict[str, str]:
    """The texts that are not those which the reader has itself: each part takes its own copy."""
    return {name: text for name, text in props.translations.items() if TEXTS.get(name) != text}


def _leave_out(_file: object) -> str:
    return ""


def _is_read(item: NavigationItem) -> bool:
    """Whether a row is a page of the reading order."""
    return item.leads_somewhere and not item.external and "#" not in item.pathname


def _find_stored(key: str, cache: StepCache) -> _StoredShell | None:
    found = cache.find(STEP, key)
    if found is None:
        return None
    stored = msgspec.msgpack.decode(found, type=_StoredShell)
    return stored if not stored.branches or cache.holds(BRANCHES, key) else None


def _load_branches(
    site: Site, name: str, renderer: ShellRenderer, key: str
) -> Iterator[tuple[str, str]]:
    stored = renderer.cache.find(BRANCHES, key)
    if stored is None:
        # Damaged since the last build: both are made again.
        stored = _make_shell(_find_inputs(site, name, _find_titles(site), renderer), renderer)[1]
    branches = msgspec.msgpack.decode(stored, type=dict[str, msgspec.Raw])
    return ((path, msgspec.msgpack.decode(html, type=str)) for path, html in branches.items())


def _make_shell(inputs: _ShellInputs, renderer: ShellRenderer) -> tuple[_StoredShell, bytes]:
    """Render a shell and the files of its navigation, which are encoded, and cache both."""
    folder = navigation_path(inputs.name).removesuffix(".html")
    divided = divide_navigation(inputs.tree, inputs.titles, folder, renderer.made_by)
    views = _find_views(inputs)
    parts = _list_parts(inputs, divided, views, _find_translated(renderer.props))
    html = _render_parts(parts, renderer.render)
    frame, whole, sample = (next(html) for _ in range(3))
    branches = {branch.path: next(html) for branch in divided.branches} | divided.titles
    resting = tuple(next(html) for _ in inputs.tree)
    opened = tuple(OpenRow(view.position, next(html)) for view in views)
    numbers = _number_views(views)
    addresses = [page_address(address) for address, _ in inputs.pages]
    in_order = set(addresses)
    shell = _StoredShell(
        frame=frame,
        whole="".join([whole, *_place_titles(divided, sample)]),
        branches=tuple(branches),
        resting=resting,
        views=opened,
        digests=_digests(frame, resting, opened),
        of_order=tuple(numbers.get(address, NO_VIEW) for address in addresses),
        others={at: number for at, number in numbers.items() if at not in in_order},
    )
    encoded = msgspec.msgpack.encode(branches)
    renderer.cache.keep(BRANCHES, inputs.key, encoded)
    renderer.cache.keep(STEP, inputs.key, msgspec.msgpack.encode(shell))
    return shell, encoded


def _find_views(inputs: _ShellInputs) -> list[_View]:
    """The states of all top-level rows in which they are not at rest."""
    return [
        _View(position, view.addresses, msgspec.json.encode(view.row))
        for position, item in enumerate(inputs.tree)
        for at_rest in [row_at_rest(item, inputs.titles)]
        for view in row_views(item, inputs.titles)
        if view.row != at_rest
    ]


def _number_views(views: Iterable[_View]) -> dict[str, int]:
    """The view of each address in it."""
    return {
        page_address(address): number
        for number, view in enumerate(views)
        for address in view.addresses
    }


def _list_parts(
    inputs: _ShellInputs,
    divided: DividedNavigation,
    views: Iterable[_View],
    translations: dict[str, str],
) -> Iterator[Part]:
    """The parts of a shell, in the order in which their HTML is taken."""
    texts = msgspec.Raw(msgspec.json.encode(translations))
    yield inputs.frame
    # Each part carries the texts of the interface, so that long lists are one part.
    yield _rows_part(msgspec.json.encode(divided.rows), texts)
    yield _row_part(msgspec.json.encode(sample_row()), texts)
    for branch in divided.branches:
        yield _rows_part(branch.rows, texts)
    for item in inputs.tree:
        yield _row_part(msgspec.json.encode(row_at_rest(item, inputs.titles)), texts)
    for view in views:
        yield _row_part(view.props, texts)


def _rows_part(rows: bytes, texts: msgspec.Raw) -> Part:
    return {
        "part": "NavigationRows",
        "props": {"rows": msgspec.Raw(rows), "translations": texts},
    }


def _row_part(row: bytes, texts: msgspec.Raw) -> Part:
    return {"part": "NavigationRow", "props": {"row": msgspec.Raw(row), "translations": texts}}


def _place_titles(divided: DividedNavigation, sample: str) -> Iterator[str]:
    """What names the files with the titles of all rows, where there are such files."""
    if divided.titles:
        files = " ".join(f"/{path}" for path in divided.titles)
        yield f'<template data-titles="{files}">{sample}</template>'


def _digests(frame: str, resting: Iterable[str], views: tuple[OpenRow, ...]) -> tuple[str, ...]:
    page_frame = digest(frame, *resting)
    return (*(digest(page_frame, str(view.position), view.html) for view in views), page_frame)


def _render_parts(parts: Iterable[Part], render: Render) -> Iterator[str]:
    for batch in _in_batches(parts):
        for part, answer in zip(batch, render(batch), strict=True):
            if "error" in answer:
                message = answer["error"].get("message", "")
                raise MachineError(
                    f"The reader cannot render {part['part']}: {message}", "Run `make lint`."
                )
            yield answer["html"]


def _in_batches(parts: Iterable[Part]) -> Iterator[list[Part]]:
    batch: list[Part] = []
    size = 0
    for part in parts:
        batch.append(part)
        size += _size(part)
        if len(batch) == MOST_PARTS or size > MOST_BYTES:
            yield batch
            batch, size = [], 0
    if batch:
        yield batch


def _size(part: Part) -> int:
    """The bytes of the rows of a part."""
    props = part["props"]
    return len(props.get("rows") or props.get("row") or b"")


def _frame_part(
    site: Site,
    name: str,
    product: Product | None,
    titles: Mapping[str, str],
    translations: dict[str, str],
) -> Part:
    settings = site.settings
    return {
        "part": "Frame",
        "props": {
            "site": {
                "name": settings.name,
                "host": settings.host,
                "repository": settings.repository,
                "asksConsent": settings.tag_service is not None and settings.consent,
                "pages": list(_site_pages(site, titles)),
                "feed": RSS_ADDRESS if comparable(BLOG_ADDRESS) in titles else None,
            },
            "product": _product_props(product, settings) if product else None,
            "navigation": f"/{navigation_path(name)}",
            "products": [
                {**_product_props(other, settings), "current": other is product}
                for other in offered_products(site.products)
            ],
            "versions": [
                {
                    "text": version.text,
                    "href": version.href,
                    "current": version.current,
                    "pages": version.pages,
                    "without": version.without,
                }
                for version in (product.versions if product else ())
            ],
            "stylings": offered_stylings(site.products),
            "notice": _notice_props(find_notice(settings.notices, today())),
            "translations": translations,
        },
    }


def _notice_props(notice: Notice | None) -> dict[str, str] | None:
    return {"id": notice.id, "text": notice.text, "href": notice.href} if notice else None


def _site_pages(site: Site, titles: Mapping[str, str]) -> Iterator[dict[str, str]]:
    """The pages of no product that the footer links to."""
    for item in site.default_navigation:
        if item.leads_somewhere:
            yield {"title": title_of(item, titles), "address": item.pathname}


def _product_props(product: Product, settings: SiteSettings) -> dict[str, str]:
    return {
        "id": product.id,
        "category": settings.categories.get(product.category, product.category),
        "name": product.name,
        "description": product.description,
        "address": product.address,
        "logo": product.logo,
    }
