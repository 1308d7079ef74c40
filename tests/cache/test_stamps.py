"""Facts that hold as long as the files and folders that they rest on look the same."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from tearsheet.cache.stamps import (
    SETTLED_NANOSECONDS,
    find_while_unchanged,
    save_while_unchanged,
)

LATER = SETTLED_NANOSECONDS * 2
"""So much later, a file that was just written is settled."""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    folder = tmp_path / "folder"
    folder.mkdir()
    (folder / "file.txt").write_text("as it was")
    return folder


def keep(folder: Path, began: int) -> str:
    """Store a fact about a folder and its file; return where."""
    file = str(folder.parent / "kept/fact")
    save_while_unchanged(file, ["a fact", ""], [str(folder), f"{folder}/file.txt"], began)
    return file


def test_a_fact_is_found_again(folder: Path) -> None:
    file = keep(folder, time.time_ns() + LATER)

    assert find_while_unchanged(file) == ["a fact", ""]


def test_a_file_that_was_edited_ends_it(folder: Path) -> None:
    file = keep(folder, time.time_ns() + LATER)

    (folder / "file.txt").write_text("as it is")

    assert find_while_unchanged(file) is None


def test_a_file_that_came_or_went_ends_it(folder: Path) -> None:
    file = keep(folder, time.time_ns() + LATER)

    (folder / "other.txt").write_text("new")

    assert find_while_unchanged(file) is None


def test_a_file_that_is_not_there_any_more_ends_it(folder: Path) -> None:
    file = keep(folder, time.time_ns() + LATER)

    (folder / "file.txt").unlink()

    assert find_while_unchanged(file) is None


def test_nothing_is_stored_about_a_file_that_could_change_unnoticed(folder: Path) -> None:
    file = keep(folder, time.time_ns())

    assert find_while_unchanged(file) is None


@pytest.mark.parametrize("kept", [0, 7, 30, -1])
def test_a_damaged_fact_is_none(folder: Path, kept: int) -> None:
    file = Path(keep(folder, time.time_ns() + LATER))

    file.write_bytes(file.read_bytes()[:kept])

    assert find_while_unchanged(str(file)) is None


def test_a_folder_that_nobody_may_write_to_is_no_error(folder: Path) -> None:
    blocked = folder / "file.txt/kept"

    save_while_unchanged(str(blocked), ["a fact"], [str(folder)], time.time_ns() + LATER)

    assert find_while_unchanged(str(blocked)) is None
