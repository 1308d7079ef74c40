"""A small complete site, built once: what lies in its folder and how it reads."""

from __future__ import annotations

import gzip
import json
import re
from collections.abc import Iterator
from xml.etree import ElementTree

import brotli
import pytest
from selectolax.lexbor import LexborHTMLParser

from read_only_sites import find_built
from small_site import SmallSite, manifest_of, site_files
from tearsheet.cache.step_cache import content_digest

ADDRESSES = (
    "/",
    "/blog/",
    "/blog/first-leaf/",
    "/experiments/docs/",
    "/guides/",
    "/joy-ui/",
    "/joy-ui/getting-started/",
    "/joy-ui/react-switch/",
)

COMPRESSED = (".css", ".html", ".js", ".json", ".md", ".svg", ".txt", ".xml")


@pytest.fixture(scope="module")
def leaflet() -> SmallSite:
    return find_built("leaflet")


def document(site: SmallSite, address: str) -> LexborHTMLParser:
    return LexborHTMLParser(site.text(f"{address.lstrip('/')}index.html"))


def attribute(page: LexborHTMLParser, selector: str, name: str) -> str:
    (node,) = page.css(selector)
    return node.attributes[name] or ""


def sitemap_addresses(site: SmallSite) -> Iterator[str]:
    names = {"s": "http://www.sitemaps.org/schemas/sitemap/0.9"}
    for loc in ElementTree.fromstring(site.text("sitemap.xml")).iterfind(".//s:loc", names):
        yield (loc.text or "").removeprefix("https://leaflet.example")


def test_every_page_is_a_document_with_a_twin(leaflet: SmallSite) -> None:
    for address in ADDRESSES:
        folder = address.strip("/")
        assert (leaflet.out / folder / "index.html").is_file()
        assert (leaflet.out / f"{folder or 'index'}.md").is_file()


def test_the_site_has_what_machines_look_for(leaflet: SmallSite) -> None:
    files = set(manifest_of(leaflet.out))

    assert {"404.html", "sitemap.xml", "robots.txt", "llms.txt", "icon.svg"} <= files
    assert {"touch-icon.png", "favicon.ico", "blog/atom.xml", "feed/blog/rss.xml"} <= files


def test_the_manifest_tells_of_every_file_and_of_its_content(leaflet: SmallSite) -> None:
    files = site_files(leaflet.out)
    del files[".manifest.json"]

    assert manifest_of(leaflet.out) == {path: content_digest(data) for path, data in files.items()}


def test_what_can_be_small_lies_there_small_as_well(leaflet: SmallSite) -> None:
    files = site_files(leaflet.out)
    texts = [path for path in manifest_of(leaflet.out) if path.endswith(COMPRESSED)]

    assert texts
    for path in texts:
        if len(files[path]) > 1024:
            assert gzip.decompress(files[f"{path}.gz"]) == files[path]
            # Programs that read Markdown rarely accept Brotli.
            if not path.endswith(".md"):
                assert brotli.decompress(files[f"{path}.br"]) == files[path]


def test_a_page_reads_completely_without_script(leaflet: SmallSite) -> None:
    page = document(leaflet, "/guides/")

    main = page.css_first("main#main-content")
    assert main is not None
    text = main.text()
    for words in ("How to write every form", "npm install leaflet", "pnpm add leaflet"):
        assert words in text
    for words in ("Save before you leave.", "Opens the search", "And a footnote."):
        assert words in text
    assert not page.css("noscript")
    assert not main.css("[hidden]:not(button)")


def test_a_page_says_what_it_is(leaflet: SmallSite) -> None:
    page = document(leaflet, "/joy-ui/react-switch/")

    assert page.root is not None
    assert page.root.attributes["lang"] == "en"
    assert ["Switch" in node.text() for node in page.css("head > title")] == [True]
    assert len(page.css("h1")) == 1
    address = "https://leaflet.example/joy-ui/react-switch/"
    assert attribute(page, 'link[rel="canonical"]', "href") == address
    described = attribute(page, 'meta[name="description"]', "content")
    assert described == "A switch turns one setting on or off, and takes effect at once."
    structured = [json.loads(node.text()) for node in page.css('script[type*="ld+json"]')]
    assert structured


def test_the_navigation_marks_the_page_itself_and_opens_its_group(leaflet: SmallSite) -> None:
    page = document(leaflet, "/joy-ui/react-switch/")

    current = [node.text().strip() for node in page.css('nav [aria-current="page"]')]
    assert any("Switch" in text for text in current)
    assert any("Components" in node.text() for node in page.css("nav details[open] summary"))
    assert not [node for node in page.css("nav a") if "Slider" in node.text()]


def test_neighbors_lead_through_the_product(leaflet: SmallSite) -> None:
    page = document(leaflet, "/joy-ui/getting-started/")

    assert attribute(page, "a.previous", "href") == "/joy-ui/"
    assert attribute(page, "a.next", "href") == "/joy-ui/react-switch/"


def test_the_page_leads_to_its_source_and_its_twin(leaflet: SmallSite) -> None:
    links = {node.attributes.get("href") for node in document(leaflet, "/guides/").css("a")}

    assert "https://github.example/leaflet/edit/main/leaflet/guides/page.md" in links
    assert "/guides.md" in links


def test_every_file_a_page_needs_is_there(leaflet: SmallSite) -> None:
    files = set(manifest_of(leaflet.out))

    for address in ADDRESSES:
        page = document(leaflet, address)
        asked = {node.attributes.get("src") for node in page.css("[src]")}
        asked |= {node.attributes.get("href") for node in page.css("link[href]")}
        own = {path.lstrip("/") for path in asked if path and path.startswith("/")}
        assert {path for path in own if "." in path} <= files


def test_experiments_are_built_and_kept_from_search_engines(leaflet: SmallSite) -> None:
    page = document(leaflet, "/experiments/docs/")

    assert "noindex" in attribute(page, 'meta[name="robots"]', "content")
    generated = ("/api/", "/changelog/")
    listed = {
        address
        for address in sitemap_addresses(leaflet)
        if not any(part in address for part in generated)
    }
    assert listed == set(ADDRESSES) - {"/experiments/docs/"}
    assert "/experiments/" not in leaflet.text("llms.txt")


def test_other_pages_are_open_to_search_engines(leaflet: SmallSite) -> None:
    assert "noindex" not in leaflet.text("guides/index.html")


def test_every_listed_page_has_a_social_image(leaflet: SmallSite) -> None:
    for address in sitemap_addresses(leaflet):
        image = attribute(document(leaflet, address), 'meta[property="og:image"]', "content")
        path = image.removeprefix("https://leaflet.example/")
        assert (leaflet.out / path).read_bytes().startswith(b"\x89PNG")


def test_the_feeds_are_xml_and_tell_of_the_entry(leaflet: SmallSite) -> None:
    for path in ("blog/atom.xml", "feed/blog/rss.xml"):
        text = "".join(ElementTree.fromstring(leaflet.text(path)).itertext())
        assert "The first leaf" in text
        assert "https://leaflet.example/guides/" in text


def test_the_page_of_the_lost_leads_back_and_is_not_listed(leaflet: SmallSite) -> None:
    page = LexborHTMLParser(leaflet.text("404.html"))

    assert len(page.css("h1")) == 1
    assert page.css('a[href="/"]')
    assert "noindex" in leaflet.text("404.html")


def test_no_id_stands_twice_and_no_page_loads_from_elsewhere(leaflet: SmallSite) -> None:
    for address in ADDRESSES:
        page = document(leaflet, address)
        ids = [node.attributes["id"] for node in page.css("[id]")]
        assert len(ids) == len(set(ids))
        sources = [node.attributes.get("src") or "" for node in page.css("[src]")]
        sheets = page.css('link[rel~="stylesheet"]')
        sources += [node.attributes.get("href") or "" for node in sheets]
        assert not [source for source in sources if re.match(r"(https?:)?//", source)]


def test_names_of_assets_change_with_their_content(leaflet: SmallSite) -> None:
    assets = [path for path in manifest_of(leaflet.out) if path.startswith("assets/")]

    assert assets
    for path in assets:
        assert re.search(r"[-/][\w-]{8,}\.", path), path
