"""A folder is published to as carefully as a bucket, and by the rules of a disk."""

from __future__ import annotations

import errno
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.request import urlopen

import pytest
from finished_site import finish, publish, served, site

from small_site import site_files
from tearsheet.errors import MachineError
from tearsheet.publish.folder import Folder

pytest_plugins = ["targets"]


def test_a_folder_holds_the_site_and_its_manifest(folder: Folder, tmp_path: Path) -> None:
    out = finish(tmp_path / "dist", site())

    publish(folder, out)

    found = site_files(folder.root)
    assert served(found) == site()
    assert found[".manifest.json"] == (out / ".manifest.json").read_bytes()


def test_the_server_takes_a_new_release_of_the_folder_into_service(
    folder: Folder, tmp_path: Path
) -> None:
    publish(folder, finish(tmp_path / "old", site("old")))
    with serving(folder.root) as address:
        before = fetch(address)

        publish(folder, finish(tmp_path / "new", site("new")))

        after = wait_for_other(address, before)
    assert before == site("old")["index.html"]
    assert after == site("new")["index.html"]


@contextmanager
def serving(root: Path) -> Iterator[str]:
    command = [sys.executable, "-c", "from tearsheet.cli import main; main()", "serve"]
    with subprocess.Popen(
        [*command, "--out", str(root), "--port", "0"], stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout
        yield process.stdout.readline().removeprefix("Serving ").strip()
        process.terminate()


def wait_for_other(address: str, before: bytes) -> bytes:
    for _ in range(2_400):
        after = fetch(address)
        if after != before:
            return after
        time.sleep(0.05)
    raise AssertionError("The server never showed anything else.")


def fetch(address: str) -> bytes:
    with urlopen(f"{address}/") as answer:
        return bytes(answer.read())


def test_nothing_changed_touches_no_file(folder: Folder, tmp_path: Path) -> None:
    out = finish(tmp_path / "dist", site())
    publish(folder, out)
    before = {path: (folder.root / path).stat() for path in site_files(folder.root)}

    plan = publish(folder, out)

    assert not plan.changes
    assert {path: (folder.root / path).stat() for path in before} == before


def test_documents_take_their_room_once(folder: Folder, tmp_path: Path) -> None:
    publish(folder, finish(tmp_path / "dist", site()))

    page = (folder.root / "index.html").stat()
    blobs = (folder.root / ".tearsheet" / "blobs").rglob("*")

    assert page.st_ino in [blob.stat().st_ino for blob in blobs]


def test_a_disk_that_gives_no_second_names_gets_copies(
    folder: Folder, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(self: Path, target: Path) -> None:
        raise OSError(errno.EPERM, "Operation not permitted")

    monkeypatch.setattr(Path, "hardlink_to", refuse)

    publish(folder, finish(tmp_path / "dist", site()))

    assert served(site_files(folder.root)) == site()
    assert (folder.root / "index.html").stat().st_nlink == 1


def test_a_link_out_of_the_folder_is_not_followed(folder: Folder, tmp_path: Path) -> None:
    workers = tmp_path / "elsewhere"
    workers.mkdir()
    folder.root.mkdir()
    (folder.root / "assets").symlink_to(workers)

    with pytest.raises(MachineError, match="is a link; nothing is published through it"):
        publish(folder, finish(tmp_path / "dist", site()), adopt=True)

    assert list(workers.iterdir()) == []


def test_a_link_in_the_place_of_a_file_is_replaced(folder: Folder, tmp_path: Path) -> None:
    precious = tmp_path / "precious.html"
    precious.write_text("Mine")
    folder.root.mkdir()
    (folder.root / "index.html").symlink_to(precious)

    publish(folder, finish(tmp_path / "dist", site()), adopt=True)

    assert precious.read_text() == "Mine"
    assert (folder.root / "index.html").read_bytes() == site()["index.html"]


def test_our_own_things_are_not_reached_through_a_link(folder: Folder, tmp_path: Path) -> None:
    workers = tmp_path / "elsewhere"
    workers.mkdir()
    folder.root.mkdir()
    (folder.root / ".tearsheet").symlink_to(workers)

    with pytest.raises(MachineError, match="is a link"):
        publish(folder, finish(tmp_path / "dist", site()))

    assert list(workers.iterdir()) == []


def test_a_folder_of_somebody_else_is_left_alone(folder: Folder, tmp_path: Path) -> None:
    folder.root.mkdir()
    (folder.root / "letters.txt").write_text("Dear Ada")

    with pytest.raises(MachineError, match=r'"letters\.txt" lies there(.|\n)*--adopt'):
        publish(folder, finish(tmp_path / "dist", site()))

    assert site_files(folder.root) == {"letters.txt": b"Dear Ada"}


def test_folders_that_are_empty_then_go(folder: Folder, tmp_path: Path) -> None:
    publish(folder, finish(tmp_path / "old", site()))
    fewer = {p: data for p, data in site().items() if not p.startswith("joy-ui/")}

    publish(folder, finish(tmp_path / "new", fewer))

    assert not (folder.root / "joy-ui").exists()


def test_a_full_disk_is_said_and_nothing_is_shown_of_it(
    folder: Folder, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    publish(folder, finish(tmp_path / "old", site("old")))
    out = finish(tmp_path / "new", site("new"))
    write = Path.write_bytes

    def fill(self: Path, data: bytes) -> int:
        if b"keeps new" in data:
            raise OSError(errno.ENOSPC, "No space left on device")
        return write(self, data)

    monkeypatch.setattr(Path, "write_bytes", fill)

    with pytest.raises(MachineError, match="the disk is full"):
        publish(folder, out)

    assert served(site_files(folder.root)) == site("old")


def test_a_folder_without_the_right_to_write_says_so(tmp_path: Path) -> None:
    # The kernel's own files belong to nobody, whoever one is.
    closed = Folder("closed", Path("/proc/sys/tearsheet"))

    with pytest.raises(MachineError, match=r"^closed: ") as refused:
        publish(closed, finish(tmp_path / "dist", site()))

    assert refused.value.remedy


@pytest.mark.parametrize("place", [".", "below", "dist", "dist/www"])
def test_a_site_is_not_published_into_itself(tmp_path: Path, place: str) -> None:
    out = finish(tmp_path / "dist", site())
    target = Folder(place, (tmp_path / place).resolve())

    if place == "below":
        publish(target, out)
        return
    with pytest.raises(MachineError, match="into itself"):
        publish(target, out)
