"""The components that `:: component` can place, and their props."""

from __future__ import annotations

import json
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from msgspec.structs import replace

from tearsheet.content.history_file import describe_history
from tearsheet.derived.blog_lists import describe_list, find_lists
from tearsheet.derived.changelogs import Changelogs, changelog_address
from tearsheet.derived.component_copies import (
    copy_changes,
    copy_error_codes,
    copy_gallery,
    copy_icons,
    copy_news,
    copy_products,
    copy_sizes,
    copy_theme,
    copy_tool,
    copy_versions,
)
from tearsheet.derived.component_gallery import describe_components
from tearsheet.derived.feature_gallery import describe_features
from tearsheet.derived.history_step import cut_to_step, newest_step
from tearsheet.derived.icon_files import NAMES
from tearsheet.derived.icons import NO_ICONS, Icons
from tearsheet.derived.measured_facts import NO_MEASURED_FACTS, MeasuredFacts
from tearsheet.derived.overview import describe_news, describe_products, describe_release
from tearsheet.derived.page_gallery import describe_pages
from tearsheet.model.blog import BLOG_ADDRESS
from tearsheet.model.history import PackageHistory
from tearsheet.model.product import Product, Version, in_order, offered_products
from tearsheet.model.site import Site
from tearsheet.model.size import PackageSizes
from tearsheet.model.theme_tree import ThemeTree

Addresses = Mapping[str, Mapping[str, str]]

VERSIONS_ADDRESS = "/versions/"
"""The page of all versions; the table on that page does not link to itself."""


def component_props(
    site: Site,
    product: Product | None,
    measured: MeasuredFacts = NO_MEASURED_FACTS,
    error_codes: Mapping[int, str] = MappingProxyType({}),
    addresses: Addresses = MappingProxyType({}),
    theme: Mapping[str, ThemeTree] = MappingProxyType({}),
    icons: Icons = NO_ICONS,
    changelogs: Changelogs = MappingProxyType({}),
) -> dict[str, str]:
    """The props of every component, as JSON text, for the pages of one product.

    `addresses` are those of the reference, by product and by name; `theme` is the default light
    theme, and what differs in the dark one.
    """
    props_by_name = {
        "ApiChanges": _changes(product, measured),
        "BlogIndex": _blog(site),
        "ColorTool": {"twin": copy_tool()},
        "ComponentGallery": describe_components(site, product),
        "DensityTool": {"twin": copy_tool()},
        "ErrorCodes": _error_codes(error_codes),
        "ErrorMessage": _error_codes(error_codes),
        "FeatureGallery": describe_features(site, product),
        "IconFinder": _icons(icons, site.settings.host),
        "JoyThemeBuilder": {"twin": copy_tool()},
        "JoyVariables": {"options": ["of"], "twin": copy_tool()},
        "ListFilter": {"options": ["of"]},
        "News": _news(site, product, changelogs),
        "PageGallery": _gallery(site, product),
        "ProductCards": _products(site),
        "SizeTable": _sizes(site, measured, addresses),
        "ThemePlayground": _error_codes(error_codes) | {"twin": copy_tool()},
        "ThemeViewer": _theme(theme),
        "VersionTable": _versions(site, changelogs),
    }
    return {
        name: json.dumps(props, ensure_ascii=False, sort_keys=True)
        for name, props in props_by_name.items()
    }


def _theme(theme: Mapping[str, ThemeTree]) -> dict[str, Any]:
    trees = {scheme: _write(tree) for scheme, tree in theme.items()}
    return {**trees, "twin": copy_theme(theme)} if theme else {}


def _write(tree: ThemeTree) -> str:
    # As JSON text, in which the keys keep the order of the theme.
    return json.dumps(tree, ensure_ascii=False, separators=(",", ":"))


def _versions(site: Site, changelogs: Changelogs) -> dict[str, Any]:
    pages = {page.address for page in site.pages}
    props = {
        "products": [
            {
                "name": product.name,
                "address": product.address,
                "category": product.category,
                "logo": product.logo,
                "versions": [
                    _version(version) for version in product.versions if _is_single_version(version)
                ],
                "packages": [describe_release(name, changelogs) for name in product.packages],
                "changelog": next(
                    (path for path in [changelog_address(product)] if path in pages), None
                ),
            }
            for product in offered_products(site.products)
        ]
    }
    return {**props, "twin": copy_versions(props["products"], site.settings.host)}


def _version(version: Version) -> dict[str, Any]:
    return {
        "text": version.text,
        "href": version.href,
        "current": version.current,
        "support": version.support,
    }


def _is_single_version(version: Version) -> bool:
    return version.href != VERSIONS_ADDRESS


def _error_codes(codes: Mapping[int, str]) -> dict[str, Any]:
    rows = [{"number": number, "message": codes[number]} for number in sorted(codes)]
    return {"codes": rows, "twin": copy_error_codes(codes)} if codes else {"codes": rows}


def _sizes(site: Site, measured: MeasuredFacts, addresses: Addresses) -> dict[str, Any]:
    sizes = measured.sizes.packages
    packages: dict[str, dict[str, Any]] = {}
    for product in in_order(site.products):
        product_addresses = addresses.get(product.id, {})
        for name in product.packages:
            if name in sizes and name not in packages:
                packages[name] = _weights(name, sizes[name], product_addresses)
    props: dict[str, Any] = {"packages": [*packages.values()]}
    return {**props, "twin": copy_sizes(packages, measured.sizes)} if packages else props


def _weights(package: str, sizes: PackageSizes, addresses: Mapping[str, str]) -> dict[str, Any]:
    # The page carries them: without the names of the values, and no finer than they are shown.
    rows = [
        (
            name,
            addresses.get(name),
            _in_hundreds(size.minified),
            _in_hundreds(size.brotli),
            _in_hundreds(size.shared_minified),
            _in_hundreds(size.shared_brotli),
        )
        for name, size in sizes.components.items()
    ]
    return {"name": package, "version": sizes.version, "rows": rows}


def _in_hundreds(size: int) -> int:
    """A size in hundreds of bytes, rounded half up."""
    return (size + 50) // 100


def _icons(icons: Icons, host: str) -> dict[str, Any]:
    props = {"table": icons.table, "list": f"/{NAMES}", "count": len(icons.names)}
    return {**props, "twin": copy_icons(icons, f"/{NAMES}", host)} if icons.names else props


def _with_history(product: Product, measured: MeasuredFacts) -> list[str]:
    histories = measured.histories
    return [name for name in product.packages if name in histories and histories[name].versions]


def _changes(product: Product | None, measured: MeasuredFacts) -> dict[str, Any]:
    documented = _with_history(product, measured) if product else []
    return {
        "options": ["package"],
        "package": documented[0] if documented else "",
        "choices": {"package": {name: _step(measured.histories[name]) for name in documented}},
    }


def _step(history: PackageHistory) -> dict[str, Any]:
    """The newest step of a history; the reader fetches the rest when other versions are chosen."""
    step = newest_step(history.versions)
    cut = cut_to_step(history, step)
    return {"step": step, "history": describe_history(cut), "twin": copy_changes(cut, step)}


def _gallery(site: Site, product: Product | None) -> dict[str, Any]:
    groups = describe_pages(site, product)
    return {"groups": groups, "twin": copy_gallery(groups, site.settings.host)}


def _products(site: Site) -> dict[str, Any]:
    products = describe_products(site)
    return {"products": products, "twin": copy_products(products, site.settings.host)}


def _news(site: Site, product: Product | None, changelogs: Changelogs) -> dict[str, Any]:
    news = describe_news(site, product, changelogs)
    return {**news, "twin": copy_news(news, site.settings.host)}


def _blog(site: Site) -> dict[str, Any]:
    """The newest posts, for pages outside of the blog."""
    newest = find_lists(site)[BLOG_ADDRESS]
    return describe_list(replace(newest, parts=()), site)
