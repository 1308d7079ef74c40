"""A site that crosses every limit is built, edited, served, published and kept offline whole."""

from __future__ import annotations

import json
import os
import re
from dataclasses import replace
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from read_only_sites import find_built
from small_site import SITES, SmallSite, copy_site, site_files
from tearsheet.output.manifest import load_manifest, open_manifest
from tearsheet.output.manifest_parts import PARTS, FileDivision, FilesInParts
from tearsheet.output.output_tree import spare_of
from tearsheet.pipeline.limits import Limits
from tearsheet.progress import Progress
from tearsheet.publish.folder import Folder
from tearsheet.publish.publishing import PublishOptions, publish_site
from tearsheet.serve.application import Application
from tearsheet.serve.routing import File, Redirect

pytestmark = pytest.mark.long

LOW = FileDivision(most_files=2, files_of_a_part=20)
LIMITS = Limits(addresses=2, links=2, manifest=LOW, offline_list=LOW)
SITEMAPS = "{http://www.sitemaps.org/schemas/sitemap/0.9}"
SWITCH = "joy-ui/react-switch/index.html"


@pytest.fixture(scope="module")
def small() -> SmallSite:
    """A site as it is built without such limits."""
    return find_built("leaflet")


@pytest.fixture(scope="module")
def large(tmp_path_factory: pytest.TempPathFactory) -> SmallSite:
    """The same site, which is a large one by its limits."""
    site = SmallSite(SITES / "leaflet", tmp_path_factory.mktemp("large"), limits=LIMITS)
    site.build()
    return site


def locations(site: SmallSite, path: str) -> list[str]:
    found = ElementTree.fromstring(site.text(path)).iterfind(f".//{SITEMAPS}loc")
    return [(location.text or "").removeprefix("https://leaflet.example/") for location in found]


def product_of(site: SmallSite) -> dict[str, Any]:
    (offer,) = [
        it
        for it in json.loads(site.text("offline/products.json"))["products"]
        if it["id"] == "joy-ui"
    ]
    found: dict[str, Any] = json.loads(site.text(offer["list"].lstrip("/")))
    return found


def test_pages_are_those_of_a_small_site(small: SmallSite, large: SmallSite) -> None:
    divided = ("sitemap", "llms", "offline/", PARTS)
    one, other = (
        {path: data for path, data in site_files(site.out).items() if not path.startswith(divided)}
        for site in (small, large)
    )

    assert one == other


def test_site_maps_name_the_same_addresses(small: SmallSite, large: SmallSite) -> None:
    parts = locations(large, "sitemap.xml")

    assert len(parts) > 2
    assert [it for part in parts for it in locations(large, part)] == locations(
        small, "sitemap.xml"
    )


def test_llms_txt_leads_to_the_same_links(small: SmallSite, large: SmallSite) -> None:
    parts = re.findall(r"\(https://leaflet.example/(llms/.*\.txt)\)", large.text("llms.txt"))

    assert len(parts) > 2
    links = [row for part in parts for row in re.findall(r"- \[.*", large.text(part))]
    assert links == re.findall(r"- \[.*", small.text("llms.txt"))


def test_the_manifest_names_every_file(large: SmallSite) -> None:
    opened = open_manifest(large.out)

    assert isinstance(opened.files, FilesInParts)
    assert load_manifest(large.out).files.keys() == {
        path for path in site_files(large.out) if not path.startswith(PARTS)
    }


def test_the_list_of_a_product_has_the_same_files(small: SmallSite, large: SmallSite) -> None:
    whole, first = product_of(small), product_of(large)

    parts = [json.loads(large.text(path.lstrip("/"))) for path in first["parts"]]

    assert len(parts) > 2
    assert max(len(part["documents"]) + len(part["files"]) for part in parts) < 40
    for kind in ("documents", "files"):
        assert first[kind] == {}
        joined = {path: told for part in parts for path, told in part[kind].items()}
        assert joined == whole[kind]
    rest = {
        key: value for key, value in first.items() if key not in {"parts", "documents", "files"}
    }
    assert rest.items() <= whole.items()


def test_visitors_are_answered(large: SmallSite) -> None:
    application = Application(large.out)

    page = application.find("/joy-ui/react-switch/", ("br",), at_home=False)
    slash = application.find("/joy-ui/react-switch", ("br",), at_home=False)

    assert page.answer == File(SWITCH)
    assert page.copy
    assert page.copy.body == (large.out / f"{SWITCH}.br").read_bytes()
    assert slash.answer == Redirect("/joy-ui/react-switch/")


def test_an_edit_is_built_served_and_published_alone(tmp_path: Path) -> None:
    site = replace(copy_site("leaflet", tmp_path), limits=LIMITS)
    settings = site.content / "site.yaml"
    # With addresses that are examples, nothing is published.
    settings.write_text(settings.read_text().replace(".example", ".dev"))
    site.build()
    application = Application(site.out)
    folder = Folder("the folder", tmp_path / "www")
    options = PublishOptions(out=site.out)
    publish_site(folder, options, Progress())
    before = load_manifest(site.out).files
    page = site.content / "joy-ui" / "react-switch" / "page.md"
    page.write_text(f"{page.read_text()}\nA sentence that is new.\n")

    site.build()
    plan = publish_site(folder, options, Progress())

    after = load_manifest(site.out).files
    changed = {path for path in after if after[path] != before.get(path)}
    assert len(plan.documents) + len(plan.hashed) < len(changed) + 40
    assert len(changed) < len(after) / 2
    assert site_files(spare_of(site.out)) == site_files(site.out)
    published = open_manifest(folder.root)
    assert dict(published.files) == dict(after)
    assert all(
        (folder.root / path).read_bytes() == (site.out / path).read_bytes() for path in after
    )
    served = application.find("/joy-ui/react-switch/", (), at_home=False).copy
    assert served
    assert b"A sentence that is new." in (served.body or b"")


def test_a_site_that_is_edited_back_is_what_it_was(tmp_path: Path) -> None:
    site = replace(copy_site("leaflet", tmp_path), limits=LIMITS)
    page = site.content / "joy-ui" / "react-switch" / "page.md"
    text = page.read_text()
    site.build()
    before = site_files(site.out)

    page.write_text(f"{text}\nA sentence that is new.\n")
    site.build()
    page.write_text(text)
    site.build()

    assert site_files(site.out) == before


def test_a_site_whose_manifest_is_damaged_is_made_again(tmp_path: Path) -> None:
    site = replace(copy_site("leaflet", tmp_path), limits=LIMITS)
    page = site.content / "joy-ui" / "react-switch" / "page.md"
    site.build()
    for folder in (site.out, spare_of(site.out)):
        for part in (folder / PARTS).iterdir():
            spoil(part)

    page.write_text(f"{page.read_text()}\nA sentence that is new.\n")
    site.build()

    assert b"A sentence that is new." in (site.out / SWITCH).read_bytes()
    assert load_manifest(site.out) == load_manifest(spare_of(site.out))


def spoil(file: Path) -> None:
    """Change a file as a disk does it, which nobody sees from outside."""
    seen = file.stat()
    file.write_bytes(b"?" * seen.st_size)
    os.utime(file, ns=(seen.st_atime_ns, seen.st_mtime_ns))
