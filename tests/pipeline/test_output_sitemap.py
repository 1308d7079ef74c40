from __future__ import annotations

import datetime
from xml.etree import ElementTree

from hypothesis import given
from hypothesis import strategies as st

from outputs_samples import HOST, a_page, a_site
from tearsheet.pipeline.sitemap import render_sitemap

NAMES = {"s": "http://www.sitemaps.org/schemas/sitemap/0.9"}


def addresses(xml: str) -> list[str | None]:
    return [loc.text for loc in ElementTree.fromstring(xml).iterfind(".//s:loc", NAMES)]


def test_pages_stand_in_the_site_map_by_their_whole_address() -> None:
    site = a_site(a_page("/joy-ui/react-switch/"), a_page("/"))

    files = render_sitemap(site)

    assert list(files) == ["sitemap.xml"]
    assert addresses(files["sitemap.xml"]) == [f"{HOST}/", f"{HOST}/joy-ui/react-switch/"]


def test_pages_that_are_not_listed_are_left_out() -> None:
    site = a_site(a_page("/a/"), a_page("/experiments/docs/demos/", listed=False))

    files = render_sitemap(site)

    assert addresses(files["sitemap.xml"]) == [f"{HOST}/a/"]


def test_only_a_page_with_a_date_says_when_it_changed() -> None:
    site = a_site(a_page("/blog/one/", date=datetime.date(2025, 4, 1)), a_page("/about/"))

    entries = ElementTree.fromstring(render_sitemap(site)["sitemap.xml"])

    changed = {entry[0].text: entry.findtext("s:lastmod", None, NAMES) for entry in entries}
    assert changed == {f"{HOST}/about/": None, f"{HOST}/blog/one/": "2025-04-01"}


def test_too_many_pages_are_split_into_parts_under_an_index() -> None:
    site = a_site(*(a_page(f"/p{number}/") for number in range(5)))

    files = render_sitemap(site, most_addresses=2)

    assert list(files) == ["sitemap.xml", "sitemap-1.xml", "sitemap-2.xml", "sitemap-3.xml"]
    assert addresses(files["sitemap.xml"]) == [f"{HOST}/sitemap-{part}.xml" for part in (1, 2, 3)]
    assert [len(addresses(files[f"sitemap-{part}.xml"])) for part in (1, 2, 3)] == [2, 2, 1]


def test_no_part_is_larger_than_allowed() -> None:
    site = a_site(*(a_page(f"/{'é' * 30}{number}/") for number in range(20)))

    files = render_sitemap(site, most_bytes=1000)

    parts = [text for name, text in files.items() if name != "sitemap.xml"]
    assert sum(len(addresses(part)) for part in parts) == 20
    assert max(len(part.encode()) for part in parts) <= 1000


def test_a_site_without_pages_still_has_a_site_map() -> None:
    files = render_sitemap(a_site())

    assert addresses(files["sitemap.xml"]) == []


def test_the_order_of_the_pages_does_not_change_the_site_map() -> None:
    pages = [a_page("/b/"), a_page("/a/"), a_page("/c/")]

    assert render_sitemap(a_site(*pages)) == render_sitemap(a_site(*reversed(pages)))


@given(st.text(max_size=40))
def test_any_address_gives_one_well_formed_ascii_address(name: str) -> None:
    site = a_site(a_page(f"/{name}/"))

    [address] = addresses(render_sitemap(site)["sitemap.xml"])

    assert address is not None
    assert address.isascii()
    assert not set(address) & set(' "<>\\^`{|}\n?#')
