from __future__ import annotations

from urllib.robotparser import RobotFileParser

from outputs_samples import HOST, a_page, a_site
from tearsheet.pipeline.robots import render_robots


def read(text: str) -> RobotFileParser:
    parser = RobotFileParser()
    parser.parse(text.splitlines())
    return parser


def test_the_site_map_is_named_by_its_whole_address() -> None:
    robots = read(render_robots(a_site()))

    assert robots.site_maps() == [f"{HOST}/sitemap.xml"]


def test_crawlers_may_fetch_unlisted_pages_so_that_they_see_noindex() -> None:
    page = a_page("/experiments/docs/demos/", listed=False)

    robots = read(render_robots(a_site(page)))

    assert robots.can_fetch("Googlebot", f"{HOST}{page.address}")


def test_parts_of_pages_are_not_for_crawlers() -> None:
    robots = read(render_robots(a_site()))

    assert not robots.can_fetch("Googlebot", f"{HOST}/parts/navigation/docs.html")
