"""A small site of demos, built once: they stand in the page before any script runs."""

from __future__ import annotations

import pytest
from selectolax.lexbor import LexborHTMLParser, LexborNode

from small_site import SmallSite, copy_site, manifest_of

GALLERY = """---
title: All components
description: Every component.
---

# All components

:: component ListFilter {of=gallery}

:: component ComponentGallery
"""
NAVIGATION = """- pathname: /base-ui/
- pathname: /base-ui/react-switch/
- pathname: /base-ui/all/
"""


@pytest.fixture(scope="module")
def workbench(tmp_path_factory: pytest.TempPathFactory) -> SmallSite:
    site = copy_site("workbench", tmp_path_factory.mktemp("workbench"))
    site.write("base-ui/all/page.md", GALLERY)
    site.write("base-ui/navigation.yaml", NAVIGATION)
    site.build()
    return site


@pytest.fixture(scope="module")
def page(workbench: SmallSite) -> LexborHTMLParser:
    return LexborHTMLParser(workbench.text("base-ui/react-switch/index.html"))


def live_parts(page: LexborHTMLParser) -> list[LexborNode]:
    return page.css("live-part")


def test_demos_stand_in_the_page_before_any_script(page: LexborHTMLParser) -> None:
    texts = [part.text().strip() for part in live_parts(page)]

    assert texts == ["Switched 0 times", "Switched 0 times", "", "Notify me", "Notify me"]


def test_each_live_part_names_a_chunk_that_is_there_and_a_prefix_of_its_own(
    workbench: SmallSite, page: LexborHTMLParser
) -> None:
    files = manifest_of(workbench.out)
    sources = [part.attributes["src"] or "" for part in live_parts(page)]
    prefixes = [part.attributes["prefix"] for part in live_parts(page)]

    assert all(source.lstrip("/") in files for source in sources)
    assert prefixes == ["p1-", "p2-", "p3-", "p4-", "p5-"]


def test_each_live_part_names_its_modules_in_the_table_of_the_page(
    workbench: SmallSite, page: LexborHTMLParser
) -> None:
    table = page.css_first("meta[name=live-modules]")
    assert table
    modules = (table.attributes["content"] or "").split()

    named = [
        [modules[int(number)] for number in (part.attributes["modules"] or "").split()]
        for part in live_parts(page)
    ]

    assert len(set(modules)) == len(modules)
    assert all(module.lstrip("/") in manifest_of(workbench.out) for module in modules)
    sources = [part.attributes["src"] for part in live_parts(page)]
    assert all(source in own for source, own in zip(sources, named, strict=True))


def test_only_a_cut_with_a_stylesheet_is_a_place_for_it(page: LexborHTMLParser) -> None:
    places = [part.attributes.get("data-scope") for part in live_parts(page)]

    assert places == [None, None, None, None, "base-ui/react-switch/StyledSwitch/css"]


def test_the_stylesheet_of_a_tool_travels_inside_the_page(workbench: SmallSite) -> None:
    page = LexborHTMLParser(workbench.text("base-ui/all/index.html"))

    (styles,) = page.css("head style[data-islands]")
    assert ".ListFilter-root" in styles.text()
    assert not page.css("body link[rel=stylesheet]")


def test_the_short_stylesheet_of_a_demo_travels_inside_the_page(page: LexborHTMLParser) -> None:
    (styles,) = page.css("head style[data-islands]")

    assert ".notify-me" in styles.text()
    assert not page.css("body link[rel=stylesheet]")


def test_one_empty_document_serves_all_demos_that_are_shown_apart(workbench: SmallSite) -> None:
    document = LexborHTMLParser(workbench.text("frames/apart/index.html"))

    assert document.body
    assert document.body.text().strip() == ""
    assert document.css("meta[name=robots][content=noindex]")
    assert [node.text() for node in document.css("script")] == [""]
    assert "/frames/apart/" not in workbench.text("sitemap.xml")


def test_the_same_demo_twice_makes_no_id_twice(page: LexborHTMLParser) -> None:
    inputs = page.css("live-part input")
    labels = page.css("live-part label")

    assert len({node.attributes["id"] for node in inputs}) == 2
    assert [node.attributes["for"] for node in labels] == [node.attributes["id"] for node in inputs]


def test_a_demo_only_for_the_browser_is_not_rendered_and_keeps_its_room(
    page: LexborHTMLParser,
) -> None:
    frame = page.css_first("#LocalTime .demo-frame")
    part = page.css_first("#LocalTime live-part")

    assert frame is not None
    assert part is not None
    assert part.text() == ""
    # Where no script runs the visitor is told why there is nothing to see.
    assert frame.text().strip() == "This part needs JavaScript."
    place = frame.css_first(".demo-variant")
    assert place is not None
    assert place.attributes["style"] == "min-block-size:80px"


def test_the_styles_of_a_demo_stand_in_the_head(page: LexborHTMLParser) -> None:
    styles = "".join(node.text() for node in page.css("head style[data-emotion]"))

    assert "rgb(1, 2, 3)" in styles.replace("rgb(1,2,3)", "rgb(1, 2, 3)")


def test_the_code_of_a_demo_is_in_the_page_in_every_styling(page: LexborHTMLParser) -> None:
    files = page.css("#StyledSwitch .demo-files")

    assert [node.attributes["data-styling"] for node in files] == ["system", "css"]
    assert [len(node.css("pre")) for node in files] == [1, 2]
    assert "styled('span')" in files[0].text()


def test_code_with_types_stands_in_the_page_without_them_as_well(page: LexborHTMLParser) -> None:
    files = page.css("#LocalTime .demo-files")
    blocks = page.css("#LocalTime .demo-files figure.code")

    assert [node.attributes["data-variant"] for node in files] == ["TS", "JS"]
    assert [node.attributes["data-file"] for node in blocks] == ["LocalTime.tsx", "LocalTime.jsx"]
    assert "const zone: string = 'UTC';" in files[0].text()
    assert "const zone = 'UTC';" in files[1].text()


def test_each_styling_stands_in_the_page_before_any_script(page: LexborHTMLParser) -> None:
    variants = page.css("#StyledSwitch .demo-variant")

    assert [node.attributes["data-styling"] for node in variants] == ["system", "css"]
    assert [node.text().strip() for node in variants] == ["Notify me", "Notify me"]


def test_addresses_lead_to_the_code_of_a_demo_where_it_stands_first(
    page: LexborHTMLParser,
) -> None:
    addresses = [node.id for node in page.css("#CountedSwitch .demo-address")]

    assert addresses == [
        "CountedSwitch.js",
        "CountedSwitch.tsx",
        "system-CountedSwitch.js",
        "system-CountedSwitch.tsx",
    ]
    assert page.css("#CountedSwitch-2, #CountedSwitch-3")
    assert not page.css(":is(#CountedSwitch-2, #CountedSwitch-3) .demo-address")


def test_an_isolated_demo_has_a_document_of_its_own(
    workbench: SmallSite, page: LexborHTMLParser
) -> None:
    frame = page.css_first("iframe.demo-isolated")
    assert frame is not None
    address = frame.attributes["src"] or ""
    document = LexborHTMLParser(workbench.text(f"{address.strip('/')}/index.html"))

    assert frame.attributes["title"] == "Switch: CountedSwitch"
    assert frame.attributes["height"] == "200"
    assert [part.text() for part in live_parts(document)] == ["Switched 0 times"]
    assert "noindex" in workbench.text(f"{address.strip('/')}/index.html")
    assert not document.css("main, nav, header")


def test_frames_are_not_in_the_site_map(workbench: SmallSite) -> None:
    assert "/frames/" not in workbench.text("sitemap.xml")


def test_a_page_without_live_parts_asks_for_no_demo(workbench: SmallSite) -> None:
    html = workbench.text("base-ui/index.html")

    assert "<live-part" not in html
    assert "live-modules" not in html
