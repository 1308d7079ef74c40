"""A small site of demos, built once: they stand in the page before any script runs."""

from __future__ import annotations

import pytest
from selectolax.lexbor import LexborHTMLParser, LexborNode

from small_site import SITES, SmallSite, manifest_of


@pytest.fixture(scope="module")
def workbench(tmp_path_factory: pytest.TempPathFactory) -> SmallSite:
    site = SmallSite(SITES / "workbench", tmp_path_factory.mktemp("workbench"))
    site.build()
    return site


@pytest.fixture(scope="module")
def page(workbench: SmallSite) -> LexborHTMLParser:
    return LexborHTMLParser(workbench.text("base-ui/react-switch/index.html"))


def live_parts(page: LexborHTMLParser) -> list[LexborNode]:
    return page.css("live-part")


def test_demos_stand_in_the_page_before_any_script(page: LexborHTMLParser) -> None:
    texts = [part.text().strip() for part in live_parts(page)]

    assert texts == ["Switched 0 times", "Switched 0 times", "", "Notify me"]


def test_each_live_part_names_a_chunk_that_is_there_and_a_prefix_of_its_own(
    workbench: SmallSite, page: LexborHTMLParser
) -> None:
    files = manifest_of(workbench.out)
    sources = [part.attributes["src"] or "" for part in live_parts(page)]
    prefixes = [part.attributes["prefix"] for part in live_parts(page)]

    assert all(source.lstrip("/") in files for source in sources)
    assert prefixes == ["p1-", "p2-", "p3-", "p4-"]


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
    assert frame.attributes["style"] == "min-block-size:80px"


def test_the_styles_of_a_demo_stand_in_the_head(page: LexborHTMLParser) -> None:
    styles = "".join(node.text() for node in page.css("head style[data-emotion]"))

    assert "rgb(1, 2, 3)" in styles.replace("rgb(1,2,3)", "rgb(1, 2, 3)")


def test_the_code_of_a_demo_is_in_the_page_in_every_styling(page: LexborHTMLParser) -> None:
    tabs = page.css("#StyledSwitch [data-tab]")

    assert [node.attributes["data-tab"] for node in tabs] == ["system", "css"]
    assert [len(tab.css("pre")) for tab in tabs] == [1, 2]
    assert "styled('span')" in tabs[0].text()


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
