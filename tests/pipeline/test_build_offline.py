"""The offline worker as it is published, and how a site goes without."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from read_only_sites import find_built
from small_site import SmallSite, copy_site, manifest_of

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
    assert "offline/away/index.html" in manifest_of(warm_site.out)
    switch_off(warm_site)

    warm_site.build()

    farewell = warm_site.text("sw.js")
    assert farewell != before
    assert "unregister()" in farewell
    assert "fetch" not in farewell
    assert home_of(warm_site, "index.html") is None
    assert not any(path.startswith("offline/") for path in manifest_of(warm_site.out))


@pytest.fixture(scope="module")
def leaflet() -> SmallSite:
    """A site with a product, published where there may be a worker."""
    return find_built("leaflet")


def offers(site: SmallSite) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(site.text("offline/products.json"))["products"]
    return found


def list_of(site: SmallSite, product: str) -> dict[str, Any]:
    (offer,) = [offer for offer in offers(site) if offer["id"] == product]
    found: dict[str, Any] = json.loads(site.text(offer["list"].lstrip("/")))
    return found


def size_sent(site: SmallSite, address: str) -> int:
    path = f"{address.lstrip('/')}index.html" if address.endswith("/") else address.lstrip("/")
    small = site.out / f"{path}.br"
    return (small if small.exists() else site.out / path).stat().st_size


def test_the_list_of_a_product_names_all_its_pages_and_what_they_need(leaflet: SmallSite) -> None:
    listed = list_of(leaflet, "joy-ui")

    pages = {path for path in listed["documents"] if path.startswith("/joy-ui/")}
    assert {"/joy-ui/", "/joy-ui/react-switch/", "/joy-ui/getting-started/"} <= pages
    assert len(pages) == listed["pages"]
    beside = {"/", "/icon.svg", "/frames/apart/", "/parts/navigation/joy-ui.html"}
    assert beside <= listed["documents"].keys()
    html = leaflet.text("joy-ui/react-switch/index.html")
    named = set(re.findall(r'="(/assets/(?!social/)[^" ]+)', html))
    assert named
    assert named <= listed["files"].keys()
    # What the scripts fetch when it is wanted, and the faces that stylesheets name.
    assert any("SearchDialog" in path for path in listed["files"])
    assert any(path.endswith(".woff2") for path in listed["files"])


def test_a_product_with_many_rows_takes_all_files_of_its_navigation_along(tmp_path: Path) -> None:
    site = copy_site("leaflet", tmp_path)
    planned = (f"- {{pathname: /joy-ui/p{n}/, title: P{n}, unwritten: true}}\n" for n in range(600))
    file = site.content / "joy-ui" / "navigation.yaml"
    more = "- pathname: /joy-ui/more/\n  title: More\n  children:\n    "
    file.write_text(f"{file.read_text()}{more}{'    '.join(planned)}")

    site.build()

    folder = site.out / "parts" / "navigation" / "joy-ui"
    files = {f"/parts/navigation/joy-ui/{file.name}" for file in folder.glob("*.[hj]*[!rz]")}
    # Those of its two large groups, and the titles.
    assert len(files) == 3
    assert files <= list_of(site, "joy-ui")["documents"].keys()


def test_the_sizes_are_those_of_what_is_sent(leaflet: SmallSite) -> None:
    listed = list_of(leaflet, "joy-ui")

    told = {path: size for path, (_, size) in listed["documents"].items()} | listed["files"]
    assert told == {path: size_sent(leaflet, path) for path in told}
    (offer,) = [offer for offer in offers(leaflet) if offer["id"] == "joy-ui"]
    assert offer["bytes"] == sum(told.values())


def test_an_edit_changes_the_list_of_its_product_and_no_other(tmp_path: Path) -> None:
    leaflet = copy_site("leaflet", tmp_path)
    leaflet.build()
    before = {offer["id"]: offer["list"] for offer in offers(leaflet)}
    old = list_of(leaflet, "joy-ui")
    page = leaflet.content / "joy-ui" / "react-switch" / "page.md"
    page.write_text(f"{page.read_text()}\nMore.\n")

    leaflet.build()

    after = {offer["id"]: offer["list"] for offer in offers(leaflet)}
    changed = {name for name in before if before[name] != after[name]}
    assert changed == {"joy-ui"}
    new = list_of(leaflet, "joy-ui")
    assert {path for path, told in new["documents"].items() if old["documents"][path] != told} == {
        "/joy-ui/react-switch/"
    }
    assert new["files"] == old["files"]
    # Nobody asks for the one before any more.
    assert before["joy-ui"].lstrip("/") not in manifest_of(leaflet.out)
