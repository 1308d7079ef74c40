"""What workers write that have the disk of the machine that builds."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from msgspec.structs import replace

from small_site import site_files
from tearsheet.errors import MachineError
from tearsheet.output.shared_folder import open_shared_folder


@pytest.fixture
def into(tmp_path: Path) -> Path:
    folder = tmp_path / "spare"
    folder.mkdir()
    return folder


def test_a_file_is_put_into_both_folders_and_nothing_else_is_left(
    into: Path, tmp_path: Path
) -> None:
    with open_shared_folder(into, tmp_path / "later") as folder:
        folder.put("guide/index.html", b"Guide")

    assert site_files(into) == site_files(tmp_path / "later") == {"guide/index.html": b"Guide"}


def test_a_file_that_is_there_already_is_not_written_again(into: Path) -> None:
    with open_shared_folder(into, None) as folder:
        folder.put("index.html", b"Home")
        before = (into / "index.html").stat().st_ino
        folder.put("index.html", b"Home")

    assert (into / "index.html").stat().st_ino == before


def test_what_another_folder_has_a_link_to_is_not_changed_there(into: Path, tmp_path: Path) -> None:
    (into / "index.html").write_bytes(b"Home")
    os.link(into / "index.html", tmp_path / "live.html")

    with open_shared_folder(into, None) as folder:
        folder.put("index.html", b"Another home")

    assert (into / "index.html").read_bytes() == b"Another home"
    assert (tmp_path / "live.html").read_bytes() == b"Home"


def test_what_a_worker_left_that_was_killed_is_written_over(into: Path, tmp_path: Path) -> None:
    (tmp_path / "later").mkdir()
    (tmp_path / "later/index.html").write_bytes(b"Home")

    with open_shared_folder(into, tmp_path / "later") as folder:
        Path(folder.drafts, "half").write_bytes(b"Ho")
        folder.put("index.html", b"Home")

    assert site_files(into) == site_files(tmp_path / "later") == {"index.html": b"Home"}


def test_a_folder_is_reached_only_where_its_mark_is(into: Path, tmp_path: Path) -> None:
    with open_shared_folder(into, None) as folder:
        assert folder.is_reached
        assert not replace(folder, mark="another").is_reached
        assert not replace(folder, drafts=str(tmp_path / "nowhere")).is_reached
    assert not folder.is_reached


def test_a_worker_that_is_late_writes_nothing(into: Path) -> None:
    with open_shared_folder(into, None) as folder:
        pass

    with pytest.raises(MachineError):
        folder.put("index.html", b"Home")
    assert not list(into.iterdir())


@pytest.mark.parametrize("path", ["../outside.html", "/etc/outside.html"])
def test_a_path_that_leads_out_is_refused(into: Path, path: str) -> None:
    with open_shared_folder(into, None) as folder, pytest.raises(MachineError, match="not lie"):
        folder.put(path, b"")


def test_a_folder_that_is_not_there_is_said(tmp_path: Path) -> None:
    missing = tmp_path / "missing"

    with pytest.raises(MachineError, match="missing"), open_shared_folder(missing, None):
        pytest.fail("it was opened")
