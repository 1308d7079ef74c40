"""What all pages of a product share: the frame around the text and the side navigation."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from tearsheet.build.node_worker import Part
from tearsheet.build.step_cache import StepCache, digest
from tearsheet.errors import MachineError
from tearsheet.model.address import derived_title
from tearsheet.model.navigation import FLAGS, NavigationItem, comparable, walk
from tearsheet.model.page import PageProps
from tearsheet.model.product import Product
from tearsheet.model.site import Site

Render = Callable[[Iterable[Part]], list[dict[str, Any]]]

_FLAG_FIELDS = {
    "newFeature": "new_feature",
    "planned": "planned",
    "unstable": "unstable",
    "beta": "beta",
    "legacy": "legacy",
    "deprecated": "deprecated",
}
assert tuple(_FLAG_FIELDS) == FLAGS


@dataclass(frozen=True, slots=True)
class NavigationRow:
    """A top-level row of the navigation, with and without its children."""

    addresses: frozenset[str]
    open: str
    closed: str


Neighbour = tuple[str, str]
"""The address and the title of the page before or after another."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Shell:
    """The frame of one product's pages and its navigation, as HTML."""

    frame: str
    rows: tuple[NavigationRow, ...]
    order: tuple[Neighbour, ...]
    """Every page, in the order one reads them."""
    positions: Mapping[str, int]
    """Where each address stands in that order."""
    digests: tuple[str, ...]
    """What names the shell as the pages of each row see it; the last for pages of none."""

    def row_of(self, address: str) -> int:
        """The number of the row an address is under; minus one when it is under none."""
        wanted = comparable(address)
        return next((number for number, row in enumerate(self.rows) if wanted in row.addresses), -1)

    def navigation(self, number: int) -> str:
        """The rows as the pages under one of them show them: their own group open."""
        return "".join(
            row.open if position == number else row.closed for position, row in enumerate(self.rows)
        )

    def neighbours(self, address: str) -> tuple[Neighbour | None, Neighbour | None]:
        """The pages before and after one."""
        position = self.positions.get(comparable(address))
        if position is None:
            return None, None
        before = self.order[position - 1] if position else None
        after = self.order[position + 1] if position + 1 < len(self.order) else None
        return before, after


def mark_active(navigation: str, address: str) -> str:
    """Mark the row of the page that is shown."""
    link = f'<a href="{address}"'
    return navigation.replace(link, f'{link} aria-current="page"', 1)


@dataclass(frozen=True, slots=True, kw_only=True)
class ShellRenderer:
    """Who renders shells, and what was rendered before."""

    render: Render
    cache: StepCache
    reader: str
    """The fingerprint of the reader, whose components the shells are made of."""
    props: PageProps


def render_shells(site: Site, renderer: ShellRenderer) -> Mapping[str, Shell]:
    """The shell of every product, and of the pages without one, by the product's id."""
    titles = {comparable(page.address): page.settings.title for page in site.pages}
    products = {product.id: product for product in site.products}
    ids = sorted({page.product for page in site.pages} | {"docs"})
    return {name: _render_shell(site, products.get(name), titles, renderer) for name in ids}


def navigation_of(site: Site, product: Product | None) -> tuple[NavigationItem, ...]:
    """The navigation of a product's pages; the site's own where there is none."""
    return product.navigation if product and product.navigation else site.default_navigation


def title_of(item: NavigationItem, titles: Mapping[str, str]) -> str:
    """What a row says: its own words, its page's, or what its address suggests."""
    return (
        item.title
        or item.subheader
        or titles.get(comparable(item.pathname))
        or derived_title(item.pathname)
    )


def _render_shell(
    site: Site,
    product: Product | None,
    titles: Mapping[str, str],
    renderer: ShellRenderer,
) -> Shell:
    tree = navigation_of(site, product)
    translations = dict(renderer.props.translations)
    parts: list[Part] = [_frame_part(site, product, translations)]
    for item in tree:
        row = _row_props(item, titles)
        for is_open in (True, False):
            row_props = {"row": row, "open": is_open, "translations": translations}
            parts.append({"part": "NavigationRow", "props": row_props})
    question = json.dumps(parts, ensure_ascii=False)
    key = digest(renderer.reader, question)
    stored = renderer.cache.remember("shell", key, lambda: _ask(parts, renderer.render))
    frame, *rows = json.loads(stored)
    navigation = tuple(
        NavigationRow(_addresses(item), rows[2 * number], rows[2 * number + 1])
        for number, item in enumerate(tree)
    )
    order = _order(tree, titles)
    return Shell(
        frame=frame,
        rows=navigation,
        order=order,
        positions={comparable(address): number for number, (address, _) in enumerate(order)},
        digests=_digests(frame, navigation),
    )


def _order(tree: Iterable[NavigationItem], titles: Mapping[str, str]) -> tuple[Neighbour, ...]:
    return tuple(
        (item.pathname, title_of(item, titles))
        for item in walk(tree)
        if item.leads_somewhere and not item.external and "#" not in item.pathname
    )


def _digests(frame: str, rows: tuple[NavigationRow, ...]) -> tuple[str, ...]:
    opened = [digest(row.open) for row in rows]
    closed = [digest(row.closed) for row in rows]
    of_frame = digest(frame)
    variants = [
        [*closed[:number], *opened[number : number + 1], *closed[number + 1 :]]
        for number in range(len(rows))
    ]
    return tuple(digest(of_frame, *variant) for variant in [*variants, closed])


def _ask(parts: list[Part], render: Render) -> bytes:
    answers = render(parts)
    for part, answer in zip(parts, answers, strict=True):
        if "error" in answer:
            message = answer["error"].get("message", "")
            raise MachineError(
                f"The reader cannot render {part['part']}: {message}", "Run `make lint`."
            )
    return json.dumps([answer["html"] for answer in answers], ensure_ascii=False).encode()


def _addresses(item: NavigationItem) -> frozenset[str]:
    return frozenset(comparable(row.pathname) for row in walk([item]) if row.leads_somewhere)


def _frame_part(site: Site, product: Product | None, translations: dict[str, str]) -> Part:
    settings = site.settings
    return {
        "part": "Frame",
        "props": {
            "site": {
                "name": settings.name,
                "host": settings.host,
                "repository": settings.repository,
            },
            "product": _product_props(product) if product else None,
            "products": [
                {**_product_props(other), "current": other is product}
                for other in site.products
                if other.versions
            ],
            "versions": [
                {"text": version.text, "href": version.href, "current": version.current}
                for version in (product.versions if product else ())
            ],
            "translations": translations,
        },
    }


def _product_props(product: Product) -> dict[str, str]:
    return {
        "id": product.id,
        "category": product.category,
        "name": product.name,
        "description": product.description,
        "address": product.address,
        "logo": product.logo,
    }


def _row_props(item: NavigationItem, titles: Mapping[str, str]) -> dict[str, Any]:
    return {
        "pathname": item.pathname,
        "title": title_of(item, titles),
        "subheader": item.subheader,
        "external": item.external,
        "planned": item.planned,
        "icon": item.icon,
        "linkProps": dict(item.link_props),
        "plan": item.plan,
        "flags": [flag for flag, name in _FLAG_FIELDS.items() if getattr(item, name)],
        "children": [_row_props(child, titles) for child in item.children],
    }
