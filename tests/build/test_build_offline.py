"""The offline worker as it is published, and how a site goes without."""

from __future__ import annotations

import re

from small_site import SmallSite, manifest_of

SWITCHED_OFF = "offline: false\n"


def home_of(site: SmallSite, page: str) -> str | None:
    found = re.search(r'<html [^>]*data-home="([^"]*)"', site.text(page))
    return found and found[1]


def switch_off(site: SmallSite) -> None:
    site.write("site.yaml", (site.content / "site.yaml").read_text() + SWITCHED_OFF)


def test_the_worker_knows_the_files_that_every_page_loads(warm_site: SmallSite) -> None:
    warm_site.build()

    worker = warm_site.text("sw.js")

    loaded = set(re.findall(r'"(/assets/(?:browser|styles)[^"]+)"', warm_site.text("index.html")))
    assert len(loaded) == 2
    assert all(address in worker for address in loaded)
    known = set(re.findall(r"/assets/[\w.-]+\.\w+", worker))
    assert {path.lstrip("/") for path in known} <= set(manifest_of(warm_site.out))


def test_pages_say_on_which_host_it_may_be(warm_site: SmallSite) -> None:
    warm_site.build()

    assert home_of(warm_site, "index.html") == "small.example"
    assert home_of(warm_site, "404.html") == "small.example"


def test_a_port_is_no_part_of_that(warm_site: SmallSite) -> None:
    settings = (warm_site.content / "site.yaml").read_text()
    warm_site.write("site.yaml", settings.replace("small.example", "small.example:8443"))

    warm_site.build()

    assert home_of(warm_site, "index.html") == "small.example"


def test_switched_off_it_is_replaced_by_one_that_leaves(warm_site: SmallSite) -> None:
    warm_site.build()
    before = warm_site.text("sw.js")
    switch_off(warm_site)

    warm_site.build()

    farewell = warm_site.text("sw.js")
    assert farewell != before
    assert "unregister()" in farewell
    assert "fetch" not in farewell
    assert home_of(warm_site, "index.html") is None
