"""Many files are read by two processes, and come out as if one had read them."""

from __future__ import annotations

from pathlib import Path

import pytest

from tearsheet.content.memory import Memory, read_content
from tearsheet.content.read_file import read_file
from tearsheet.content.read_files import MANY
from tearsheet.content.scan import scan_content

PAGE = "---\ntitle: Page {number}\ndescription: One of many.\n---\n\n# Page {number}\n"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    root = tmp_path_factory.mktemp("many")
    for number in range(MANY + 1):
        page = root / f"page-{number}" / "page.md"
        page.parent.mkdir()
        page.write_text(PAGE.format(number=number))
    return root


def test_they_are_the_same_in_the_same_order(folder: Path) -> None:
    scan = scan_content(folder)

    read, _ = read_content(folder, scan, Memory())

    one_by_one = {path: read_file(folder, path, stamp) for path, stamp in scan.files.items()}
    assert [*read.files.items()] == [*one_by_one.items()]


def test_files_that_cannot_be_opened_are_left_out_and_named(
    folder: Path,
) -> None:
    scan = scan_content(folder)
    first, *_, last = scan.files
    for path in (first, last):
        (folder / path).unlink()

    read, mistakes = read_content(folder, scan, Memory())

    assert [mistake.where.file for mistake in mistakes] == [folder / first, folder / last]
    assert [*read.files] == [*scan.files][1:-1]
