"""What all pages of a product share: the frame around the text and the side navigation."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from tearsheet.cache.step_cache import StepCache, digest
from tearsheet.errors import MachineError
from tearsheet.model.blog import BLOG_ADDRESS, RSS_ADDRESS
from tearsheet.model.link import Link
from tearsheet.model.navigation import NavigationItem, comparable, title_of, walk
from tearsheet.model.notice import Notice, find_notice, today
from tearsheet.model.page import PageProps
from tearsheet.model.product import Product, offered_products, offered_stylings
from tearsheet.model.site import Site, SiteSettings, navigation_of
from tearsheet.model.texts import TEXTS
from tearsheet.page.navigation_branches import DividedNavigation, divide_navigation
from tearsheet.page.navigation_rows import row_at_rest, row_views, sample_row

if TYPE_CHECKING:
    from tearsheet.bundle.node_worker import Part, Render

BATCH = 500
"""Parts that are rendered at once: Node reads all of their props before the first."""


class OpenRow(Struct, frozen=True):
    """A top-level row of the navigation in one of its states, as HTML."""

    position: int
    html: str


class Shell(Struct, frozen=True, kw_only=True):
    """The frame of one product's pages and its navigation, as HTML."""

    frame: str
    whole: str
    """All rows, with groups that expand in place: a separate file, loaded on demand."""
    branches: Mapping[str, str]
    """Of a navigation with many rows, the files it is divided into, by path."""
    resting: tuple[str, ...]
    """The top-level rows with all groups collapsed."""
    views: tuple[OpenRow, ...]
    places: Mapping[str, int]
    """The view of each address; addresses without a view show all rows collapsed."""
    order: tuple[Link, ...]
    """Every page, in reading order."""
    positions: Mapping[str, int]
    """The position of each address in that order."""
    digests: tuple[str, ...]
    """The digest of the shell in each view; the last is for pages without a view."""

    def view_of(self, address: str) -> int:
        """The number of an address's view; -1 if it has none."""
        return self.places.get(comparable(address), -1)

    def navigation(self, view: int) -> str:
        """The rows as the pages of a view show them: expanded around the page."""
        rows = list(self.resting)
        if view >= 0:
            rows[self.views[view].position] = self.views[view].html
        return "".join(rows)

    def neighbors(self, address: str) -> tuple[Link | None, Link | None]:
        """The pages before and after one."""
        position = self.positions.get(comparable(address))
        if position is None:
            return None, None
        before = self.order[position - 1] if position else None
        after = self.order[position + 1] if position + 1 < len(self.order) else None
        return before, after


def mark_active(navigation: str, address: str) -> str:
    """Mark the row of the current page."""
    link = f'<a href="{address}"'
    return navigation.replace(link, f'{link} aria-current="page"', 1)


class ShellRenderer(Struct, frozen=True, kw_only=True):
    """The function that renders shells, and the cache of those rendered before."""

    render: Render
    cache: StepCache
    made_by: str
    """The digest of the engine and the reader, which render the shells."""
    props: PageProps


def render_shells(site: Site, renderer: ShellRenderer) -> Mapping[str, Shell]:
    """The shell of every product, and of the pages without one, by the product's id."""
    titles = {comparable(page.address): page.settings.title for page in site.pages}
    products = {product.id: product for product in site.products}
    ids = sorted({page.product for page in site.pages} | {"docs"})
    return {name: _render_shell(site, name, products.get(name), titles, renderer) for name in ids}


def navigation_path(name: str) -> str:
    """The path of the file with the whole navigation of a shell.

    It has no hash, so that pages do not change when a title in it does.
    """
    return f"parts/navigation/{name}.html"


def _render_shell(
    site: Site,
    name: str,
    product: Product | None,
    titles: Mapping[str, str],
    renderer: ShellRenderer,
) -> Shell:
    tree = navigation_of(site, product)
    frame = _frame_part(site, name, product, titles, _find_translated(renderer.props))
    shown_titles = [title_of(item, titles) for item in walk(tree)]
    inputs = msgspec.json.encode((frame, tree, shown_titles), enc_hook=_leave_out)
    key = digest(renderer.made_by, inputs)
    stored = renderer.cache.remember(
        "shell",
        key,
        lambda: msgspec.msgpack.encode(_make_shell(name, frame, tree, titles, renderer)),
    )
    return msgspec.msgpack.decode(stored, type=Shell)


def _find_translated(props: PageProps) -> dict[str, str]:
    """The texts that are not those which the reader has itself: each part takes its own copy."""
    return {name: text for name, text in props.translations.items() if TEXTS.get(name) != text}


def _leave_out(_file: object) -> str:
    """What stands for a path in a cache key: where a row is written changes nothing of it."""
    return ""


def _make_shell(
    name: str,
    frame_part: Part,
    tree: tuple[NavigationItem, ...],
    titles: Mapping[str, str],
    renderer: ShellRenderer,
) -> Shell:
    translations = _find_translated(renderer.props)
    resting = [row_at_rest(item, titles) for item in tree]
    views = [
        (position, view)
        for position, item in enumerate(tree)
        for view in row_views(item, titles)
        if view.row != resting[position]
    ]
    folder = navigation_path(name).removesuffix(".html")
    divided = divide_navigation(tree, titles, folder, renderer.made_by)
    parts = [frame_part]
    # Each part carries the texts of the interface, so that long lists are one part.
    for rows in [divided.rows, *(branch.rows for branch in divided.branches)]:
        parts.append(
            {"part": "NavigationRows", "props": {"rows": rows, "translations": translations}}
        )
    for row in [*resting, *(view.row for _, view in views), sample_row()]:
        parts.append({"part": "NavigationRow", "props": {"row": row, "translations": translations}})
    frame, whole, *others, sample = _render_parts(parts, renderer.render)
    in_branches, single = others[: len(divided.branches)], others[len(divided.branches) :]
    branches = dict(zip((branch.path for branch in divided.branches), in_branches, strict=True))
    at_rest, in_views = tuple(single[: len(tree)]), single[len(tree) :]
    opened = tuple(
        OpenRow(position, html) for (position, _), html in zip(views, in_views, strict=True)
    )
    order = _order(tree, titles)
    return Shell(
        frame=frame,
        whole="".join([whole, *_place_titles(divided, sample)]),
        branches=branches | divided.titles,
        resting=at_rest,
        views=opened,
        places={
            address: number for number, (_, view) in enumerate(views) for address in view.addresses
        },
        order=order,
        positions={comparable(address): number for number, (address, _) in enumerate(order)},
        digests=_digests(frame, at_rest, opened),
    )


def _place_titles(divided: DividedNavigation, sample: str) -> Iterator[str]:
    """What names the files with the titles of all rows, where there are such files."""
    if divided.titles:
        files = " ".join(f"/{path}" for path in divided.titles)
        yield f'<template data-titles="{files}">{sample}</template>'


def _order(tree: Iterable[NavigationItem], titles: Mapping[str, str]) -> tuple[Link, ...]:
    return tuple(
        Link(item.pathname, title_of(item, titles))
        for item in walk(tree)
        if item.leads_somewhere and not item.external and "#" not in item.pathname
    )


def _digests(frame: str, resting: Iterable[str], views: tuple[OpenRow, ...]) -> tuple[str, ...]:
    page_frame = digest(frame, *resting)
    return (*(digest(page_frame, str(view.position), view.html) for view in views), page_frame)


def _render_parts(parts: list[Part], render: Render) -> list[str]:
    batches = (parts[start : start + BATCH] for start in range(0, len(parts), BATCH))
    answers = [answer for batch in batches for answer in render(batch)]
    for part, answer in zip(parts, answers, strict=True):
        if "error" in answer:
            message = answer["error"].get("message", "")
            raise MachineError(
                f"The reader cannot render {part['part']}: {message}", "Run `make lint`."
            )
    return [answer["html"] for answer in answers]


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
