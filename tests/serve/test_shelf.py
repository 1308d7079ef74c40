"""What a worker keeps in memory, and what it never touches."""

from __future__ import annotations

from pathlib import Path

import pytest

from tearsheet.build.answers import cache_control
from tearsheet.build.manifest import Manifest
from tearsheet.build.outputs.offline_worker import PATH as OFFLINE_WORKER
from tearsheet.build.outputs.speculation_rules import PATH as SPECULATION_RULES
from tearsheet.serve.release import Release
from tearsheet.serve.shelf import LARGEST_KEPT, OVERHEAD, Shelf


def release(root: Path, **files: bytes) -> Release:
    for name, content in files.items():
        (root / name).write_bytes(content)
    manifest = Manifest(files=dict.fromkeys(files, "hash"), redirects={})
    return Release(root=root.resolve(), manifest=manifest, stamp=(0, 0, 0))


def test_the_oldest_files_leave_when_the_room_is_used_up(tmp_path: Path) -> None:
    shelf = Shelf(release(tmp_path, a=b"1", b=b"2", c=b"3"), room=2 * (OVERHEAD + 1))

    for name in "abc":
        shelf.fetch_copy(f"/{name}", name, ())

    assert shelf.find_copy("/a", ()) is None
    assert shelf.find_copy("/b", ()) is not None
    assert shelf.find_copy("/c", ()) is not None


def test_a_large_file_stays_on_the_disk(tmp_path: Path) -> None:
    shelf = Shelf(release(tmp_path, film=bytes(LARGEST_KEPT + 1)))

    copy = shelf.fetch_copy("/film", "film", ())

    assert copy is not None
    assert copy.body is None
    assert copy.size == LARGEST_KEPT + 1
    assert shelf.find_copy("/film", ()) is None


def test_a_compressed_copy_is_preferred_and_named_apart(tmp_path: Path) -> None:
    shelf = Shelf(release(tmp_path, page=b"plain"))
    (tmp_path / "page.gz").write_bytes(b"small")

    plain = shelf.fetch_copy("/page", "page", ())
    small = shelf.fetch_copy("/page", "page", ("br", "gzip"))

    assert plain is not None
    assert small is not None
    assert (plain.body, plain.etag) == (b"plain", '"hash"')
    assert (small.body, small.etag) == (b"small", '"hash-gzip"')
    assert ("vary", "accept-encoding") in plain.headers
    assert ("vary", "accept-encoding") in small.headers


def test_pages_name_the_rules_for_preparing_others_where_there_are_any(tmp_path: Path) -> None:
    (tmp_path / "parts").mkdir()
    files = {"index.html": b"<h1>Home</h1>", "icon.svg": b"<svg/>"}
    without = Shelf(release(tmp_path, **files))
    with_rules = Shelf(release(tmp_path, **files, **{SPECULATION_RULES: b"{}"}))

    told = [named(shelf, path) for shelf in (with_rules, without) for path in files]

    assert told == ['"/parts/speculation-rules.json"', None, None, None]


def named(shelf: Shelf, path: str) -> str | None:
    copy = shelf.fetch_copy(f"/{path}", path, ())
    assert copy is not None
    return dict(copy.headers).get("speculation-rules")


def test_the_offline_worker_is_a_script_that_is_asked_for_every_time(tmp_path: Path) -> None:
    shelf = Shelf(release(tmp_path, **{OFFLINE_WORKER: b"self"}))

    copy = shelf.fetch_copy(f"/{OFFLINE_WORKER}", OFFLINE_WORKER, ())

    assert copy is not None
    assert ("content-type", "text/javascript; charset=utf-8") in copy.headers
    assert ("cache-control", "no-cache") in copy.headers


@pytest.mark.parametrize(
    ("path", "kept"),
    [
        ("assets/browser-DRF99aCf.js", "public, max-age=31536000, immutable"),
        ("search/names.3f9a02b1c4.json", "public, max-age=31536000, immutable"),
        ("search/start.json", "public, max-age=0, must-revalidate"),
        ("joy-ui/search/names.3f9a02b1c4.json", "public, max-age=0, must-revalidate"),
        ("index.html", "public, max-age=0, must-revalidate"),
    ],
)
def test_what_bears_its_hash_is_kept_for_good(path: str, kept: str) -> None:
    assert cache_control(path) == kept


def test_the_rules_are_of_the_type_browsers_insist_on(tmp_path: Path) -> None:
    (tmp_path / "parts").mkdir()
    shelf = Shelf(release(tmp_path, **{SPECULATION_RULES: b"{}"}))

    copy = shelf.fetch_copy(f"/{SPECULATION_RULES}", SPECULATION_RULES, ())

    assert copy is not None
    assert ("content-type", "application/speculationrules+json") in copy.headers


@pytest.mark.parametrize("name", ["linked", "../outside", "folder", "missing"])
def test_only_files_inside_the_build_are_read(tmp_path: Path, name: str) -> None:
    root = tmp_path / "dist"
    (root / "folder").mkdir(parents=True)
    (tmp_path / "outside").write_text("secret")
    (root / "linked").symlink_to(tmp_path / "outside")
    manifest = Manifest(files={name: "hash"}, redirects={})
    shelf = Shelf(Release(root=root.resolve(), manifest=manifest, stamp=(0, 0, 0)))

    assert shelf.fetch_copy(f"/{name}", name, ()) is None
