"""The front pages of a site and of its products: products, news, and the pages at a glance."""

from __future__ import annotations

import datetime
from collections.abc import Mapping
from pathlib import Path

from msgspec.structs import replace
from selectolax.lexbor import LexborHTMLParser

from small_site import SmallSite
from tearsheet.derived.overview import describe_news, describe_products
from tearsheet.derived.page_gallery import describe_pages
from tearsheet.errors import Place
from tearsheet.model.changelog import ChangelogRelease
from tearsheet.model.navigation import NavigationItem
from tearsheet.model.page import Page, PageSettings
from tearsheet.model.product import Product, Version
from tearsheet.model.site import Site, SiteSettings

PACKAGE = "@mui/material"


def row(pathname: str, *children: NavigationItem) -> NavigationItem:
    return NavigationItem(pathname=pathname, source=Place(Path("nav.yaml")), children=children)


NAVIGATION = (
    row("/toys/guides-group/", row("/toys/wind/"), row("/toys/unwritten/")),
    row(
        "/toys/components-group/",
        row("/toys/all-components/"),
        row("/toys/flying/", row("/toys/react-kite/"), row("/toys/react-balloon/")),
    ),
)
TOYS = Product(
    id="toys",
    category="core",
    name="Toys",
    description="Things to play with.",
    address="/toys/",
    logo="<svg></svg>",
    versions=(Version(text="v1"), Version(text="v2", current=True)),
    packages=(PACKAGE,),
    navigation=NAVIGATION,
)


def page(address: str, title: str, day: int = 0, tag: str = "") -> Page:
    settings = PageSettings(
        title=title,
        description=f"About {title}.",
        date=datetime.date(2026, 1, day) if day else None,
        tags=(tag,) if tag else (),
    )
    file = f"content{address}page.md"
    return Page(address=address, file=file, settings=settings, product="toys", category="core")


def site_of(*pages: Page, drawings: Mapping[str, str] | None = None) -> Site:
    return Site(
        root=Path("content"),
        settings=SiteSettings(name="Small", host="https://small.example", description="A site."),
        products=(TOYS,),
        pages=pages,
        default_navigation=(),
        drawings=drawings or {},
    )


def test_products_are_shown_with_their_current_version() -> None:
    (toys,) = describe_products(site_of())

    assert (toys["name"], toys["version"], toys["address"]) == ("Toys", "v2", "/toys/")


def test_news_of_a_product_are_its_posts_newest_first() -> None:
    posts = (
        page("/blog/old/", "Old", 1, "toys"),
        page("/blog/new/", "New", 2, "toys"),
        page("/blog/other/", "Other", 3),
    )

    assert titles(describe_news(site_of(*posts), TOYS, {})["posts"]) == ["New", "Old"]
    assert titles(describe_news(site_of(*posts), None, {})["posts"]) == ["Other", "New", "Old"]


def test_a_product_without_posts_shows_those_of_all() -> None:
    news = describe_news(site_of(page("/blog/other/", "Other", 3)), TOYS, {})

    assert titles(news["posts"]) == ["Other"]


def test_the_documented_release_has_the_day_of_its_changelog() -> None:
    (release,) = describe_news(site_of(), TOYS, {})["releases"]
    dated = ChangelogRelease(package=PACKAGE, version=release["version"], day="2025-03-28")

    (release,) = describe_news(site_of(), TOYS, {PACKAGE: (dated,)})["releases"]

    assert (release["name"], release["day"], release["address"]) == ("Toys", "28 March 2025", None)


def test_pages_are_shown_in_the_groups_of_the_navigation() -> None:
    pages = (
        page("/toys/", "Toys"),
        page("/toys/wind/", "Wind"),
        page("/toys/all-components/", "All components"),
        page("/toys/react-kite/", "Kite"),
    )

    groups = describe_pages(site_of(*pages), TOYS)

    shown = {group["title"]: titles(group["pages"]) for group in groups}
    assert list(shown.values()) == [["Wind"], ["Kite"]]


def test_groups_of_one_title_have_headings_with_different_ids() -> None:
    named = [replace(group, title="Flying") for group in NAVIGATION]
    toys = replace(TOYS, navigation=tuple(named))
    pages = (page("/toys/wind/", "Wind"), page("/toys/react-kite/", "Kite"))

    groups = describe_pages(replace(site_of(*pages), products=(toys,)), toys)

    assert [group["id"] for group in groups] == ["pages-flying", "pages-flying-2"]


def test_only_a_group_of_drawn_pages_shows_drawings() -> None:
    pages = (page("/toys/wind/", "Wind"), page("/toys/react-kite/", "Kite"))
    drawings = {"/": "<path/>", "/toys/react-kite/": "<circle/>"}

    guides, flying = describe_pages(site_of(*pages, drawings=drawings), TOYS)

    assert [entry["drawing"] for entry in guides["pages"]] == [None]
    assert [entry["drawing"] for entry in flying["pages"]] == ["<circle/>"]


def test_a_front_page_says_how_it_is_laid_out_and_lists_no_contents(warm_site: SmallSite) -> None:
    text = "Text.\n\n## One\n\nA.\n\n## Two\n\nB.\n"
    warm_site.page("front", text, title="Front", more=["layout: landing"])
    warm_site.page("plain", text, title="Plain")
    warm_site.navigation("/front/", "/plain/")
    warm_site.build()

    front, plain = (warm_site.text(f"{name}/index.html") for name in ("front", "plain"))

    assert '<body id="top" data-layout="landing">' in front
    assert '<body id="top">' in plain
    assert (count_contents(front), count_contents(plain)) == (0, 2)


def count_contents(html: str) -> int:
    return len(LexborHTMLParser(html).css(".contents a"))


def test_an_unknown_layout_is_refused_with_the_known_ones(site: SmallSite) -> None:
    site.write("a/page.md", "---\ntitle: A\ndescription: B.\nlayout: wid\n---\n\nText.\n")

    (mistake,) = site.read_mistakes()

    assert 'no layout "wid"' in mistake.problem
    assert '"wide"' in mistake.remedy


def titles(entries: list[dict[str, str]]) -> list[str]:
    return [entry["title"] for entry in entries]
