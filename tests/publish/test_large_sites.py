"""A large site is compared and sent part by part; what comes of it is what comes of a small one."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable
from pathlib import Path

import pytest
from finished_site import LOW, Files, finish, publish, served, site
from object_server import Bucket

from small_site import site_files
from tearsheet.errors import MachineError
from tearsheet.output.manifest import MANIFEST, load_manifest, open_manifest
from tearsheet.output.manifest_parts import DIVISION, PARTS, FileDivision, FilesInParts, part_of
from tearsheet.progress import Progress
from tearsheet.publish.folder import Folder
from tearsheet.publish.records import LostRecord
from tearsheet.publish.rollback import roll_back

pytest_plugins = ["targets"]

BLOBS, RECORD_PARTS = ".tearsheet/blobs/", ".tearsheet/parts/"
DIVIDED = FileDivision(most_files=2, files_of_a_part=4)


def many_pages(**edited: str) -> dict[str, bytes]:
    """A site of some pages, of which a few say something else."""
    pages = {f"page-{number}": f"This is page {number}." for number in range(60)} | edited
    return site() | {f"{name}/index.html": text.encode() for name, text in pages.items()}


def below(paths: Iterable[str], *folders: str) -> set[str]:
    return {path for path in paths if path.startswith(folders)}


def stored(root: Path) -> set[str]:
    """What lies at a folder for the releases, besides what visitors get."""
    return below(site_files(root), BLOBS, RECORD_PARTS, f"{PARTS}/")


def test_a_large_site_is_brought_whole_and_can_be_served(folder: Folder, tmp_path: Path) -> None:
    plan = publish(folder, finish(tmp_path / "dist", many_pages(), DIVIDED))

    assert served(site_files(folder.root)) == many_pages()
    opened = open_manifest(folder.root)
    assert isinstance(opened.files, FilesInParts)
    assert set(opened.files) == set(many_pages())
    assert plan.files_of_site == len(site_files(tmp_path / "dist"))
    assert plan.size_of_site == sum(map(len, site_files(tmp_path / "dist").values()))


def test_an_edit_asks_and_sends_what_the_edit_is_about(bucket: Bucket, tmp_path: Path) -> None:
    publish(bucket.target(), finish(tmp_path / "old", many_pages(), DIVIDED))
    out = finish(tmp_path / "new", edited := many_pages(**{"page-7": "Edited."}), DIVIDED)
    bucket.changes()
    bucket.host.asked.clear()

    publish(bucket.target(), out, concurrency=1)

    asked = [asked.path.partition("/www/")[2] for asked in bucket.host.asked]
    read = [
        asked.path
        for asked in bucket.host.asked
        if asked.method == "GET" and RECORD_PARTS in asked.path
    ]
    # The part of the page, and the one to which the manifest is counted.
    assert len(read) <= 2
    # Their parts, the record, the page, the manifest and its part, the copies, ledger and lease.
    assert len(asked) <= 30
    assert len(below(asked, BLOBS)) == 2
    assert len(below(asked, f"{PARTS}/")) == 1
    assert served(bucket.objects()) == edited


def test_nothing_changed_asks_for_the_record_alone(bucket: Bucket, tmp_path: Path) -> None:
    out = finish(tmp_path / "dist", many_pages(), DIVIDED)
    publish(bucket.target(), out)
    bucket.host.asked.clear()

    plan = publish(bucket.target(), out)

    assert not plan.changes
    # The lease, the ledger and the record of the release.
    assert [asked.method for asked in bucket.host.asked] == ["GET", "GET", "GET"]


def test_files_of_parts_that_are_the_same_are_not_read(folder: Folder, tmp_path: Path) -> None:
    publish(folder, finish(tmp_path / "old", many_pages(), DIVIDED))
    out = finish(tmp_path / "new", edited := many_pages(**{"page-7": "Edited."}), DIVIDED)
    files = open_manifest(out).files
    assert isinstance(files, FilesInParts)
    # The file that names all parts is counted to one of them, which is read each time.
    read = {files.parts.find("page-7/index.html"), part_of(MANIFEST, len(files.parts.digests))}
    unread = [path for path in many_pages() if files.parts.find(path) not in read]
    assert len(unread) > 40
    for path in unread:
        os.truncate(out / path, 0)

    publish(folder, out)

    assert served(site_files(folder.root)) == edited


@pytest.mark.parametrize("path", ["page-7/index.html", "page-7/index.html.br"])
def test_what_is_sent_is_proven(folder: Folder, tmp_path: Path, path: str) -> None:
    files = many_pages() | {"page-7/index.html.br": b"br"}
    publish(folder, finish(tmp_path / "old", files, DIVIDED))
    edited = files | {"page-7/index.html": b"Edited.", "page-7/index.html.br": b"br Edited"}
    out = finish(tmp_path / "new", edited, DIVIDED)
    (out / path).write_bytes(b"By hand")

    with pytest.raises(MachineError, match="does not hold what the build wrote"):
        publish(folder, out)

    assert served(site_files(folder.root)) == files


@pytest.mark.parametrize(
    ("before", "after"),
    [(DIVISION, DIVIDED), (DIVIDED, DIVISION), (DIVIDED, LOW), (DIVIDED, DIVIDED)],
    ids=["grown", "shrunk", "divided otherwise", "divided alike"],
)
def test_nothing_is_left_of_a_release_that_is_not_kept(
    tmp_path: Path, before: FileDivision, after: FileDivision
) -> None:
    old = many_pages(**{"page-7": "This is page 8.", "gone": "Gone."})
    target, alone = (Folder("", tmp_path / name) for name in ("target", "alone"))
    publish(target, finish(tmp_path / "old", old, before))
    out = finish(tmp_path / "new", many_pages(), after)

    plan = publish(target, out, keep=1, days=0)
    publish(alone, out)

    assert plan.cleanup.releases == (1,)
    assert served(site_files(target.root)) == many_pages()
    assert stored(target.root) == stored(alone.root)


def test_what_other_releases_need_stays(folder: Folder, tmp_path: Path) -> None:
    texts = ("one", "two", "one", "three")
    for number, text in enumerate(texts):
        files = many_pages(**{"page-7": text, "page-8": text})
        publish(folder, finish(tmp_path / str(number), files, DIVIDED), keep=2, days=0)

    roll_back(folder, 3, Progress(), concurrency=2, break_lease=False)

    assert served(site_files(folder.root)) == many_pages(**{"page-7": "one", "page-8": "one"})
    assert load_manifest(folder.root) == load_manifest(tmp_path / "2")


def test_equal_pages_of_two_parts_do_not_share_what_is_removed_with_one(
    folder: Folder, tmp_path: Path
) -> None:
    same: Files = {f"page-{number}/index.html": b"The same" for number in range(40)}
    publish(folder, finish(tmp_path / "old", same, DIVIDED))
    fewer = dict(list(same.items())[:-1])
    publish(folder, finish(tmp_path / "new", fewer, DIVIDED), keep=1, days=0)
    edited = fewer | {"page-0/index.html": b"Edited"}
    publish(folder, finish(tmp_path / "newer", edited, DIVIDED), keep=2, days=0)

    roll_back(folder, None, Progress(), concurrency=2, break_lease=False)

    assert served(site_files(folder.root)) == fewer


def test_a_lost_part_of_a_record_is_said_and_mended(folder: Folder, tmp_path: Path) -> None:
    publish(folder, finish(tmp_path / "old", many_pages(), DIVIDED))
    for part in (folder.root / RECORD_PARTS).iterdir():
        part.unlink()
    out = finish(tmp_path / "new", edited := many_pages(**{"page-7": "Edited."}), DIVIDED)

    with pytest.raises(LostRecord, match="parts") as lost:
        publish(folder, out)
    assert "--fresh" in lost.value.remedy
    publish(folder, out, fresh=True)

    assert served(site_files(folder.root)) == edited
    assert not publish(folder, out).changes


def test_other_headers_make_other_objects(bucket: Bucket, tmp_path: Path) -> None:
    out = finish(tmp_path / "dist", many_pages(), DIVIDED)
    publish(bucket.target(), out)
    place = ".tearsheet/releases/1.json"
    record = json.loads(bucket.objects()[place])
    # As if the release had been described by other rules, whose types it has.
    bucket.target().put(place, json.dumps(record | {"headers": "0"}).replace(" ", "").encode(), {})
    for path in many_pages():
        os.truncate(out / path, 0)

    with pytest.raises(MachineError, match="does not hold what the build wrote"):
        publish(bucket.target(), out)
