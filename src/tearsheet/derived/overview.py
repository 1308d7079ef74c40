"""What the front pages of the site and of its products show: the products, and what is new."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from tearsheet.derived.blog import posts_of, write_day, write_day_of
from tearsheet.derived.changelogs import Changelogs, changelog_address
from tearsheet.derived.sizes.outdated import installed_version
from tearsheet.model.blog import BLOG_ADDRESS
from tearsheet.model.page import Page
from tearsheet.model.product import Product, offered_products
from tearsheet.model.site import Site

MOST_POSTS = 3


def describe_products(site: Site) -> list[dict[str, Any]]:
    """The products that menus offer, each with its logo and its current version."""
    return [
        {
            "name": product.name,
            "description": product.description,
            "address": product.address,
            "logo": product.logo,
            "version": next((entry.text for entry in product.versions if entry.current), ""),
        }
        for product in offered_products(site.products)
    ]


def describe_news(site: Site, product: Product | None, changelogs: Changelogs) -> dict[str, Any]:
    """The newest posts and the documented releases: those of one product, or of all.

    A product without a post of its own shows the newest of all.
    """
    products = [product] if product else offered_products(site.products)
    pages = {page.address for page in site.pages}
    return {
        "posts": [
            {
                "title": page.settings.title,
                "address": page.address,
                "description": page.settings.description,
                "date": day.isoformat(),
                "day": write_day(day),
            }
            for day, page in _choose_posts(site.pages, product)
        ],
        "releases": list(_describe_releases(products, pages, changelogs)),
        "blog": BLOG_ADDRESS if BLOG_ADDRESS in pages else None,
    }


def _choose_posts(pages: Iterable[Page], product: Product | None) -> list[Any]:
    posts = posts_of(page for page in pages if not page.generated)
    about = [post for post in posts if product and product.id in post[1].settings.tags]
    return (about or posts)[:MOST_POSTS]


def _describe_releases(
    products: Iterable[Product], pages: Iterable[str], changelogs: Changelogs
) -> Iterator[dict[str, Any]]:
    for product in products:
        changelog = changelog_address(product)
        for name in product.packages[:1]:
            release = describe_release(name, changelogs)
            if release["version"]:
                yield {
                    **release,
                    "name": product.name,
                    "address": changelog if changelog in pages else None,
                }


def describe_release(package: str, changelogs: Changelogs) -> dict[str, Any]:
    """The installed version of a package and its day, where the changelog tells one."""
    version = installed_version(package) or ""
    released = (release for release in changelogs.get(package, ()) if release.version == version)
    day = next((release.day for release in released), "")
    named = write_day_of(day) if day else ""
    return {"name": package, "version": version, "date": day, "day": named}
