"""Finished HTML is read as a browser reads it."""

from __future__ import annotations

import pytest
from selectolax.lexbor import LexborHTMLParser

from read_only_sites import find_built
from tearsheet.page.inspection import inspect_page


@pytest.mark.parametrize(
    "html",
    [
        '<p id="a" ID="b">',
        "<p id='a' class=b><a href=/x/>",
        '<a title="1 > 0" href="/x/?a&amp;b#c">',
        "<a\nhref = '/x/'\n>",
        '<A HREF="/x/"><IMG SRC="/y.png" ALT="">',
        '<!-- <a href="/x/"> --><p id=a>',
        '<script>const link = "<a href=\'/x/\'>";</script><p id="a">',
        '<title>About <a href="/x/"></title><textarea id="t"><p id="a"></textarea>',
        '<svg><clipPath id="Cut"></clipPath></svg>',
        '<a data-href="/x/" href>',
        '<span class="t-string" id="a">',
        '<pre tabindex="0"><code><span class="t-string">a</span></code></pre><p id="a">',
        '<pre tabindex="0"><code><a href="/x/">a</a></code></pre><p id="a">',
        '<pre tabindex="0"><code><span class="t" id="b">a</span></code></pre><p id="a">',
        '<pre tabindex="0"><code><span class="t">a</span>',
    ],
)
def test_ids_and_links_are_those_a_parser_finds(html: str) -> None:
    assert_as_parsed(html)


def test_whole_pages_are_read_as_a_parser_reads_them() -> None:
    for page in find_built("leaflet").out.rglob("*.html"):
        assert_as_parsed(page.read_text(encoding="utf-8"))


def assert_as_parsed(html: str) -> None:
    nodes = LexborHTMLParser(html).css(":is([id],[href],[src])")
    ids = [node.attributes["id"] for node in nodes if node.attributes.get("id")]
    links = [node.attributes.get("href") or node.attributes.get("src") for node in nodes]

    inspection = inspect_page(html)

    assert inspection.ids == tuple(dict.fromkeys(ids))
    assert inspection.links == tuple(dict.fromkeys(x for x in links if x and x[0] in "/#"))


def test_tags_without_end_do_not_hold_it_up() -> None:
    assert inspect_page("<a href='" * 500 + '<p id="' * 500).ids == ()
