"""The gallery of a product's features, each with the plan that has it."""

from __future__ import annotations

from pathlib import Path

from selectolax.lexbor import LexborHTMLParser

from small_site import SmallSite
from tearsheet.derived.feature_gallery import describe_features
from tearsheet.errors import Place
from tearsheet.model.navigation import NavigationItem
from tearsheet.model.product import Product
from tearsheet.model.site import Site, SiteSettings

GRID = """\
name: Grid
description: A table.
logo: logo.svg
"""
LOGO = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M1 1h7v7H1z"/></svg>'
NAVIGATION = """\
- pathname: /x/grid/
  title: Overview
- pathname: /x/grid/main-features/
  title: Main features
  children:
    - pathname: /x/grid/sorting/
    - pathname: /x/grid/rows/
      title: Rows
      plan: pro
      children:
        - pathname: /x/grid/pinning/
          title: Pinning
          unwritten: true
        - pathname: /x/grid/grouping/
          title: Grouping
          plan: premium
          unwritten: true
    - pathname: /x/grid/gantt/
      title: Gantt
      planned: true
"""


def begin_gallery(site: SmallSite) -> LexborHTMLParser:
    site.write("x/grid/product.yaml", GRID)
    site.write("x/grid/logo.svg", LOGO)
    site.write("x/grid/navigation.yaml", NAVIGATION)
    site.page("x/grid", "## Features\n\n:: component FeatureGallery", title="Grid")
    site.page("x/grid/sorting", title="Sorting")
    site.build()
    return LexborHTMLParser(site.text("x/grid/index.html"))


def test_features_are_shown_with_their_plans_also_those_without_a_page(
    warm_site: SmallSite,
) -> None:
    gallery = begin_gallery(warm_site)

    entries = [" ".join(entry.text().split()) for entry in gallery.css("main section li")]
    assert [title.text() for title in gallery.css("main h3")] == ["Main features"]
    assert entries == [
        "Sorting CommunityWhat it is for.",
        "Pinning Pro",
        "Grouping Premium",
    ]
    assert [link.attributes["href"] for link in gallery.css("main section a")] == [
        "/x/grid/sorting/"
    ]


def test_the_gallery_of_features_reads_as_markdown_too(warm_site: SmallSite) -> None:
    begin_gallery(warm_site)

    copy = warm_site.text("x/grid.md")
    assert "/x/grid/sorting/) (Community)" in copy
    assert "- Grouping (Premium)" in copy


def row(pathname: str, *children: NavigationItem) -> NavigationItem:
    return NavigationItem(pathname=pathname, source=Place(Path("nav.yaml")), children=children)


def product(name: str, address: str, *navigation: NavigationItem) -> Product:
    return Product(
        id=name.lower(),
        category="x",
        name=name,
        description="Of parts.",
        address=address,
        logo="<svg></svg>",
        versions=(),
        packages=(),
        navigation=navigation,
    )


def test_a_product_with_others_below_it_shows_the_features_of_those() -> None:
    family = product("X", "/x/", row("/x/guides/", row("/x/guides/start/")))
    grid = product("Grid", "/x/grid/", row("/x/grid/rows/", row("/x/grid/pinning/")))
    trees = product("Trees", "/x/trees/", row("/x/trees/items/", row("/x/trees/order/")))
    site = Site(
        root=Path("content"),
        settings=SiteSettings(name="Small", host="https://small.example", description="A site."),
        products=(family, grid, trees, product("Xylophones", "/xylophones/")),
        pages=(),
        default_navigation=(),
    )

    groups = describe_features(site, family)["groups"]

    shown = {group["title"]: [it["title"] for it in group["features"]] for group in groups}
    assert shown == {"Grid": ["Pinning"], "Trees": ["Order"]}


def test_features_of_one_title_are_told_apart_by_their_groups() -> None:
    rows = tuple(
        NavigationItem(
            pathname=f"/x/grid/{group}-{title.lower()}/",
            source=Place(Path("nav.yaml")),
            title=title,
        )
        for group, title in (("rows", "Overview"), ("rows", "Height"), ("pivoting", "Overview"))
    )
    groups = row("/x/grid/rows/", *rows[:2]), row("/x/grid/pivoting/", rows[2])
    grid = product("Grid", "/x/grid/", row("/x/grid/main/", *groups))
    site = Site(
        root=Path("content"),
        settings=SiteSettings(name="Small", host="https://small.example", description="A site."),
        products=(grid,),
        pages=(),
        default_navigation=(),
    )

    (main,) = describe_features(site, grid)["groups"]

    shown = [it["title"] for it in main["features"]]
    assert shown == ["Rows: Overview", "Height", "Pivoting: Overview"]
