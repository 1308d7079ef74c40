"""A site whose manifest is divided is served like any other, also while builds change places."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tearsheet.output.manifest import Manifest, write_manifest
from tearsheet.output.manifest_parts import PARTS, FileDivision, FilesInParts, LostPart
from tearsheet.serve.application import Application
from tearsheet.serve.routing import File, NotFound, Redirect

LOW = FileDivision(most_files=2, files_of_a_part=2)


def write_site(dist: Path, text: str) -> Path:
    files = {"404.html", "film.mp4"}
    files |= {f"page-{number}{end}" for number in range(20) for end in ("/index.html", ".md")}
    for path in files:
        (dist / path).parent.mkdir(parents=True, exist_ok=True)
        (dist / path).write_text(f"{text} {path}")
    redirects = {f"/old-{number}/": f"/page-{number}/" for number in range(20)}
    digests = {path: f"{text} {path}".encode().hex() for path in sorted(files)}
    write_manifest(dist, Manifest(digests, redirects), LOW)
    return dist


def exchange(dist: Path, newer: Path) -> None:
    """Put another build in place of one, of which nothing is left."""
    shutil.rmtree(dist)
    newer.rename(dist)


@pytest.mark.parametrize(
    ("path", "answer"),
    [
        ("/page-7/", File("page-7/index.html")),
        ("/page-7.md", File("page-7.md")),
        ("/page-7", Redirect("/page-7/")),
        ("/PAGE-7/", Redirect("/page-7/")),
        ("/old-7/", Redirect("/page-7/")),
        ("/old-7", Redirect("/page-7/")),
        ("/page-77/", NotFound()),
        ("/.manifest.json", NotFound()),
    ],
)
def test_addresses_lead_where_they_lead_on_a_small_site(
    tmp_path: Path, path: str, answer: File | Redirect | NotFound
) -> None:
    application = Application(write_site(tmp_path / "dist", "one"))

    finding = application.find(path, (), at_home=False)

    assert isinstance(application.cache.release.manifest.files, FilesInParts)
    assert finding.answer == answer


def test_no_part_is_sent_to_a_visitor(tmp_path: Path) -> None:
    dist = write_site(tmp_path / "dist", "one")
    application = Application(dist)

    found = [
        application.find(f"/{PARTS}/{part.name}", (), at_home=False).answer
        for part in (dist / PARTS).iterdir()
    ]

    assert set(found) == {NotFound()}


def test_a_newer_build_answers_what_is_asked_after_the_exchange(tmp_path: Path) -> None:
    dist = write_site(tmp_path / "dist", "one")
    application = Application(dist)
    exchange(dist, write_site(tmp_path / "next", "two"))

    # Nothing of the older build is left, in which its page is looked for first.
    address = application.find_markdown_address("/page-3/")
    finding = application.find(address, (), at_home=False)

    assert address == "/page-3.md"
    assert finding.copy
    assert finding.copy.body == b"two page-3.md"


def test_a_site_whose_parts_are_gone_is_not_said_to_have_no_pages(tmp_path: Path) -> None:
    dist = write_site(tmp_path / "dist", "one")
    application = Application(dist)
    shutil.rmtree(dist / PARTS)

    with pytest.raises(LostPart):
        application.find("/page-3/", (), at_home=False)
