"""The gallery of a product's features, each with the plan that has it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import groupby
from typing import Any

from tearsheet.markdown.features.heading import read_anchor
from tearsheet.model.absolute_address import absolute_address
from tearsheet.model.navigation import (
    NavigationItem,
    Plan,
    comparable,
    flags_of,
    plan_of,
    title_of,
    walk_with_parents,
)
from tearsheet.model.page import Page
from tearsheet.model.product import Product, in_order
from tearsheet.model.site import Site, navigation_of
from tearsheet.model.texts import TEXTS
from tearsheet.model.written_text import escape_markdown

COMMUNITY = "community"
"""The plan of everything that is in no other one."""


def describe_features(site: Site, product: Product | None) -> dict[str, Any]:
    """The features of a product by group, or those of the products below it by product."""
    pages = {comparable(page.address): page for page in site.pages}
    groups = [
        {
            "id": f"features-{read_anchor(title)}",
            "title": title,
            "features": [_describe(row, plan, pages) for row, plan in rows],
        }
        for title, rows in _find_groups(site, product, pages)
    ]
    return {"groups": groups, "twin": _write_markdown_list(groups, site.settings.host)}


Rows = list[tuple[NavigationItem, Plan | None]]


def _find_groups(
    site: Site, product: Product | None, pages: Mapping[str, Page]
) -> Iterator[tuple[str, Rows]]:
    below = [each for each in in_order(site.products) if product and _is_below(each, product)]
    if below:
        for each in below:
            if rows := [(row, plan) for row, plan, _ in _find_features(site, each)]:
                yield each.name, rows
        return
    titles = {address: page.settings.title for address, page in pages.items()}
    for group, found in groupby(_find_features(site, product), key=lambda feature: feature[2]):
        yield title_of(group, titles), [(row, plan) for row, plan, _ in found]


def _is_below(inner: Product, outer: Product) -> bool:
    return inner.address != outer.address and inner.address.startswith(outer.address)


def _find_features(
    site: Site, product: Product | None
) -> Iterator[tuple[NavigationItem, Plan | None, NavigationItem]]:
    """The rows of the groups of a navigation, each with its plan and its outermost group."""
    for row, parents in walk_with_parents(navigation_of(site, product)):
        is_feature = parents and not row.children and not row.external and not row.planned
        if is_feature and "/api/" not in row.pathname:
            yield row, plan_of(row, parents), parents[0]


def _describe(row: NavigationItem, plan: Plan | None, pages: Mapping[str, Page]) -> dict[str, Any]:
    page = pages.get(comparable(row.pathname))
    titles = {comparable(page.address): page.settings.title} if page else {}
    kind = plan or COMMUNITY
    return {
        "title": title_of(row, titles),
        "address": page.address if page and row.leads_somewhere else None,
        "description": page.settings.description if page and row.leads_somewhere else "",
        "plan": {"kind": kind, "text": TEXTS[kind]},
        "flags": [{"kind": flag, "text": TEXTS[flag]} for flag in flags_of(row)],
    }


def _write_markdown_list(groups: Iterable[Mapping[str, Any]], host: str) -> str:
    parts = []
    for group in groups:
        rows = "\n".join(_write_row(feature, host) for feature in group["features"])
        parts.append(f"**{escape_markdown(group['title'])}**\n\n{rows}")
    return "\n\n".join(parts)


def _write_row(feature: Mapping[str, Any], host: str) -> str:
    words = escape_markdown(feature["title"])
    address = feature["address"]
    name = f"[{words}]({absolute_address(host, address)})" if address else words
    return f"- {name} ({feature['plan']['text']})"
