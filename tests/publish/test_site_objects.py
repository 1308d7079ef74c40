"""Only what a build wrote, and all of it, can be published."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from finished_site import finish, site
from hypothesis import given
from hypothesis import strategies as st

from tearsheet.errors import MachineError
from tearsheet.output.manifest import MANIFEST
from tearsheet.publish.site_objects import load_bytes, load_site_objects


def refuse(out: Path, because: str) -> None:
    with pytest.raises(MachineError, match=because) as refused:
        load_site_objects(out, with_headers=True)
    assert "tearsheet build" in refused.value.remedy


def test_a_folder_no_build_finished_is_refused(tmp_path: Path) -> None:
    refuse(tmp_path / "nowhere", "holds no finished build")
    refuse(tmp_path, "holds no finished build")


def test_a_damaged_manifest_is_refused(tmp_path: Path) -> None:
    out = finish(tmp_path, site())
    manifest = (out / MANIFEST).read_bytes()
    (out / MANIFEST).write_bytes(manifest[:-20])

    refuse(out, "holds no finished build")


def test_a_file_edited_by_hand_is_refused(tmp_path: Path) -> None:
    out = finish(tmp_path, site())
    (out / "index.html").write_bytes(site()["index.html"] + b"!")

    refuse(out, r"index\.html\" does not hold what the build wrote")


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    out = finish(tmp_path, site())
    (out / "robots.txt").unlink()

    refuse(out, r"robots\.txt\" belongs to the build, and cannot be read")


def test_a_link_is_refused_whatever_it_leads_to(tmp_path: Path) -> None:
    out = finish(tmp_path / "dist", site())
    (tmp_path / "copy").write_bytes((out / "robots.txt").read_bytes())
    (out / "robots.txt").unlink()
    (out / "robots.txt").symlink_to(tmp_path / "copy")

    refuse(out, "is a link")


def test_a_file_replaced_since_it_was_proven_is_not_sent(tmp_path: Path) -> None:
    out = finish(tmp_path, {"robots.txt": b"as built"})
    subject = load_site_objects(out, with_headers=True).objects[0]
    (out / "robots.txt").write_bytes(b"as edited")

    with pytest.raises(MachineError, match="does not hold what the build wrote"):
        load_bytes(subject)


@pytest.mark.parametrize(
    "path",
    [
        "../escape.html",
        "a/../../escape.html",
        "/etc/passwd",
        "a//b",
        "a/",
        "",
        ".",
        "a/./b",
        "a\\b",
        "a\0b",
        "a\nb",
        "a/ /b",
        ".tearsheet/ledger.json",
        ".TearSheet/ledger.json",
        ".manifest.json",
    ],
)
def test_a_name_no_build_writes_is_refused(tmp_path: Path, path: str) -> None:
    out = finish(tmp_path, {})
    (out / MANIFEST).write_text(json.dumps({"files": {path: "0" * 24}, "redirects": {}}))

    refuse(out, "which no build writes")


@given(path=st.text(alphabet=st.sampled_from("./\\~ a\0\n%\u202e"), max_size=8))
def test_no_name_leads_out_of_the_site(path: str, tmp_path_factory: pytest.TempPathFactory) -> None:
    out = tmp_path_factory.getbasetemp() / "names" / "dist"
    out.mkdir(parents=True, exist_ok=True)
    (out / MANIFEST).write_text(json.dumps({"files": {path: "0" * 24}, "redirects": {}}))

    with pytest.raises(MachineError):
        load_site_objects(out, with_headers=False)


def test_names_that_are_only_unusual_are_published(tmp_path: Path) -> None:
    files = {"ü ä/+%20&.txt": b"1", "assets/[id]-#1~'.js": b"2", ".well-known/x.txt": b"3"}

    objects = load_site_objects(finish(tmp_path, files), with_headers=True).objects

    assert {each.path for each in objects} == {*files, MANIFEST}


def test_compressed_copies_are_said_to_be_what_they_are_copies_of(tmp_path: Path) -> None:
    files = {
        "search/words.1a2b3c4d.json": b"[]",
        "search/words.1a2b3c4d.json.gz": b"gz",
        "download.gz": b"an archive",
    }

    site = load_site_objects(finish(tmp_path, files), with_headers=True)

    found = {each.path: each for each in site.objects}
    copy = found["search/words.1a2b3c4d.json.gz"]
    assert copy.bears_hash
    assert copy.headers["content-type"] == "application/json; charset=utf-8"
    assert copy.headers["content-encoding"] == "gzip"
    assert not found["download.gz"].bears_hash
    assert "content-encoding" not in found["download.gz"].headers
