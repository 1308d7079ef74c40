"""The gallery of a product's features, each with the plan that has it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import groupby
from typing import Any

from msgspec import Struct

from tearsheet.derived.gallery_markdown import write_gallery
from tearsheet.markdown.features.heading import read_anchor
from tearsheet.model.navigation import (
    NavigationItem,
    Titles,
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

COMMUNITY = "community"
"""The plan of everything that is in no other one."""


def describe_features(site: Site, product: Product | None) -> dict[str, Any]:
    """The features of a product by group, or those of the products below it by product."""
    pages = {comparable(page.address): page for page in site.pages}
    titles = {address: page.settings.title for address, page in pages.items()}
    groups = [
        {
            "id": f"features-{read_anchor(title)}",
            "title": title,
            "features": _describe_all(features, pages, titles),
        }
        for title, features in _find_groups(site, product, titles)
    ]
    return {
        "groups": groups,
        "twin": write_gallery(groups, "features", site.settings.host, _remark),
    }


class _Feature(Struct, frozen=True, kw_only=True):
    row: NavigationItem
    parents: tuple[NavigationItem, ...]
    """The groups around it, the outermost first."""


def _find_groups(
    site: Site, product: Product | None, titles: Titles
) -> Iterator[tuple[str, list[_Feature]]]:
    below = [each for each in in_order(site.products) if product and _is_below(each, product)]
    if below:
        for each in below:
            if features := list(_find_features(site, each)):
                yield each.name, features
        return
    for group, found in groupby(_find_features(site, product), key=lambda it: it.parents[0]):
        yield title_of(group, titles), list(found)


def _is_below(inner: Product, outer: Product) -> bool:
    return inner.address != outer.address and inner.address.startswith(outer.address)


def _find_features(site: Site, product: Product | None) -> Iterator[_Feature]:
    """The rows in the groups of a navigation."""
    for row, parents in walk_with_parents(navigation_of(site, product)):
        is_feature = parents and not row.children and not row.external and not row.planned
        if is_feature and "/api/" not in row.pathname:
            yield _Feature(row=row, parents=parents)


def _describe_all(
    features: list[_Feature], pages: Mapping[str, Page], titles: Titles
) -> list[dict[str, Any]]:
    """The features of a group; those that share a title also have that of their inner group."""
    counts = Counter(title_of(it.row, titles) for it in features)
    described = []
    for it in features:
        title = title_of(it.row, titles)
        if counts[title] > 1:
            title = f"{title_of(it.parents[-1], titles)}: {title}"
        described.append(_describe(it, title, pages))
    return described


def _describe(feature: _Feature, title: str, pages: Mapping[str, Page]) -> dict[str, Any]:
    row = feature.row
    page = pages.get(comparable(row.pathname)) if row.leads_somewhere else None
    plan = plan_of(row, feature.parents) or COMMUNITY
    # That a title is no link says that there is no page: one chip on nearly all would say no more.
    flags = [flag for flag in flags_of(row) if flag != "unwritten"]
    return {
        "title": title,
        "address": page.address if page else None,
        "description": page.settings.description if page else "",
        "plan": {"kind": plan, "text": TEXTS[plan]},
        "flags": [{"kind": flag, "text": TEXTS[flag]} for flag in flags],
    }


def _remark(feature: Mapping[str, Any]) -> str:
    return f" ({feature['plan']['text']})"
