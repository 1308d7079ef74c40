"""What a worker keeps in memory, and what it never touches."""

from __future__ import annotations

import os
import time
from dataclasses import replace
from pathlib import Path

import pytest
import zstandard

from tearsheet.output.headers import cache_control
from tearsheet.output.manifest import Manifest
from tearsheet.output.offline_worker import PATH as OFFLINE_WORKER
from tearsheet.output.speculation_rules import PATH as SPECULATION_RULES
from tearsheet.serve.file_cache import LARGEST_KEPT, MOST_OPEN, OVERHEAD, FileCache
from tearsheet.serve.release import Release


def release(root: Path, **files: bytes) -> Release:
    for name, content in files.items():
        (root / name).write_bytes(content)
    manifest = Manifest(files=dict.fromkeys(files, "hash"), redirects={})
    return Release(root=root.resolve(), manifest=manifest, stamp=(0, 0, 0))


def test_the_oldest_files_leave_when_the_room_is_used_up(tmp_path: Path) -> None:
    cache = FileCache(release(tmp_path, a=b"1", b=b"2", c=b"3"), room=2 * (2 * OVERHEAD + 1))

    for name in "abc":
        cache.fetch(f"/{name}", name, ())

    assert cache.find_cached("/a", ()) is None
    assert cache.find_cached("/b", ()) is not None
    assert cache.find_cached("/c", ()) is not None


def test_the_ways_to_ask_for_one_file_share_its_bytes(tmp_path: Path) -> None:
    cache = FileCache(release(tmp_path, page=b"plain"))
    (tmp_path / "page.br").write_bytes(b"small")

    one = cache.fetch("/page", "page", ("br", "gzip"))
    other = cache.fetch("/page", "page", ("br",), at_home=True)

    assert one is not None
    assert other is not None
    assert one.body is other.body


def test_a_shelf_that_gave_files_up_has_their_room_again(tmp_path: Path) -> None:
    names = {f"file-{number}": bytes(1000) for number in range(40)}
    cache = FileCache(release(tmp_path, **names), room=20_000)

    for name in names:
        for encodings in ((), ("br",), ("gzip",)):
            cache.fetch(f"/{name}", name, encodings)

    assert 0 <= cache.room < 20_000
    assert sum(loaded.room for loaded in cache.loaded.values()) == 20_000 - cache.room
    assert len(cache.copies) == sum(len(loaded.keys) for loaded in cache.loaded.values())


def test_a_large_file_stays_on_the_disk(tmp_path: Path) -> None:
    cache = FileCache(release(tmp_path, film=bytes(LARGEST_KEPT + 1)))

    copy = cache.fetch("/film", "film", ())

    assert copy is not None
    assert copy.body is None
    assert copy.size == LARGEST_KEPT + 1


def test_a_large_file_is_sent_as_it_was_found_whatever_becomes_of_its_name(tmp_path: Path) -> None:
    cache = FileCache(release(tmp_path, film=bytes(LARGEST_KEPT + 1)))
    copy = cache.fetch("/film", "film", ())
    (tmp_path / "film").unlink()
    (tmp_path / "film").write_bytes(b"another")

    assert copy is not None
    assert Path(copy.file).read_bytes() == bytes(LARGEST_KEPT + 1)


def test_only_so_many_large_files_are_held_open(tmp_path: Path) -> None:
    names = {f"film-{number}": bytes(LARGEST_KEPT + 1) for number in range(MOST_OPEN + 3)}
    cache = FileCache(release(tmp_path, **names))

    for name in names:
        cache.fetch(f"/{name}", name, ())
    dropped = cache.take_dropped()

    assert len(dropped) == 3
    assert len(cache.drop_all()) == MOST_OPEN
    for file in dropped:
        file.close()


def test_a_compressed_copy_is_preferred_and_named_apart(tmp_path: Path) -> None:
    cache = FileCache(release(tmp_path, page=b"plain"))
    (tmp_path / "page.gz").write_bytes(b"small")

    plain = cache.fetch("/page", "page", ())
    small = cache.fetch("/page", "page", ("br", "gzip"))

    assert plain is not None
    assert small is not None
    assert (plain.body, small.body) == (b"plain", b"small")
    assert plain.etag != small.etag
    assert ("vary", "accept-encoding") in plain.headers
    assert ("vary", "accept-encoding") in small.headers


def test_other_bytes_have_another_name_also_where_the_manifest_says_the_same(
    tmp_path: Path,
) -> None:
    first = FileCache(release(tmp_path, page=b"older")).fetch("/page", "page", ())
    second = FileCache(release(tmp_path, page=b"newer")).fetch("/page", "page", ())

    assert first is not None
    assert second is not None
    assert first.etag != second.etag


def test_a_zstandard_copy_is_made_of_what_gains_by_compression(tmp_path: Path) -> None:
    cache = FileCache(release(tmp_path, page=b"plain" * 500, photo=b"no copies"))
    (tmp_path / "page.br").write_bytes(b"small")

    page = cache.fetch("/page", "page", ("zstd",))
    photo = cache.fetch("/photo", "photo", ("zstd",))

    assert page is not None
    assert page.body is not None
    assert zstandard.ZstdDecompressor().decompress(page.body) == b"plain" * 500
    assert ("content-encoding", "zstd") in page.headers
    assert photo is not None
    assert photo.body == b"no copies"


def test_the_zstandard_copy_the_build_wrote_is_sent_as_it_is(tmp_path: Path) -> None:
    cache = FileCache(release(tmp_path, script=b"plain" * 500))
    (tmp_path / "script.zst").write_bytes(b"smallest")

    copy = cache.fetch("/script", "script", ("zstd", "gzip"))

    assert copy is not None
    assert copy.body == b"smallest"


def test_pages_name_the_rules_for_preparing_others(tmp_path: Path) -> None:
    files = {"index.html": b"<h1>Home</h1>", "icon.svg": b"<svg/>"}
    cache = FileCache(release(tmp_path, **files))

    told = [named(cache, path) for path in files]

    assert told == ['"/parts/speculation-rules.json"', None]


def named(cache: FileCache, path: str) -> str | None:
    copy = cache.fetch(f"/{path}", path, ())
    assert copy is not None
    return dict(copy.headers).get("speculation-rules")


def test_the_offline_worker_is_a_script_that_is_asked_for_every_time(tmp_path: Path) -> None:
    cache = FileCache(release(tmp_path, **{OFFLINE_WORKER: b"self"}))

    copy = cache.fetch(f"/{OFFLINE_WORKER}", OFFLINE_WORKER, ())

    assert copy is not None
    assert ("content-type", "text/javascript; charset=utf-8") in copy.headers
    assert ("cache-control", "no-cache") in copy.headers


@pytest.mark.parametrize(
    ("path", "kept"),
    [
        ("assets/browser-DRF99aCf.js", "max-age=31536000, immutable"),
        ("search/names.3f9a02b1c4.json", "max-age=31536000, immutable"),
        ("search/start.json", "max-age=0, must-revalidate"),
        ("offline/joy-ui.45f37a78c62d.json", "max-age=31536000, immutable"),
        ("offline/products.json", "max-age=0, must-revalidate"),
        ("joy-ui/search/names.3f9a02b1c4.json", "max-age=0, must-revalidate"),
        ("index.html", "max-age=0, must-revalidate"),
    ],
)
def test_what_bears_its_hash_is_kept_for_good(path: str, kept: str) -> None:
    assert cache_control(path) == kept


def test_the_rules_are_of_the_type_browsers_insist_on(tmp_path: Path) -> None:
    (tmp_path / "parts").mkdir()
    cache = FileCache(release(tmp_path, **{SPECULATION_RULES: b"{}"}))

    copy = cache.fetch(f"/{SPECULATION_RULES}", SPECULATION_RULES, ())

    assert copy is not None
    assert ("content-type", "application/speculationrules+json") in copy.headers


@pytest.mark.parametrize("name", ["linked", "../outside", "folder", "missing"])
def test_only_files_inside_the_build_are_read(tmp_path: Path, name: str) -> None:
    root = tmp_path / "dist"
    (root / "folder").mkdir(parents=True)
    (tmp_path / "outside").write_text("secret")
    (root / "linked").symlink_to(tmp_path / "outside")
    manifest = Manifest(files={name: "hash"}, redirects={})
    cache = FileCache(Release(root=root.resolve(), manifest=manifest, stamp=(0, 0, 0)))

    assert cache.fetch(f"/{name}", name, ()) is None


def test_a_file_has_the_date_of_its_bytes(tmp_path: Path) -> None:
    held = release(tmp_path, page=b"plain")
    os.utime(tmp_path / "page", (784111777, 784111777))

    copy = FileCache(held).fetch("/page", "page", ())

    assert copy is not None
    assert copy.modified == 784111777
    assert ("last-modified", "Sun, 06 Nov 1994 08:49:37 GMT") in copy.headers
    assert "last-modified" not in dict(copy.brief)


def test_a_second_that_is_not_over_yet_is_no_date(tmp_path: Path) -> None:
    held = release(tmp_path, page=b"plain")
    os.utime(tmp_path / "page", (time.time() + 60, time.time() + 60))

    copy = FileCache(held).fetch("/page", "page", ())

    assert copy is not None
    assert copy.modified is None


def test_a_date_that_a_copying_gave_to_all_files_is_none(tmp_path: Path) -> None:
    held = replace(release(tmp_path, page=b"plain"), stamp=(0, 1_000_000_000, 0))
    os.utime(tmp_path / "page", (1, 1))

    copy = FileCache(held).fetch("/page", "page", ())

    assert copy is not None
    assert copy.modified is None
