"""Many files are read by several processes, with the answer of one."""

from __future__ import annotations

from pathlib import Path

import pytest

from tearsheet.content import read_files as reading
from tearsheet.content.read_files import read_files
from tearsheet.content.scan import UNSETTLED, scan_content

PAGE = "---\ntitle: Page {0}\ndescription: About {0}.\n---\n# Page {0}\n"


def test_files_that_several_processes_read_are_those_that_one_reads(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for number in range(7):
        file = tmp_path / f"page-{number}" / "page.md"
        file.parent.mkdir()
        file.write_text(PAGE.format(number))
    found = [*scan_content(tmp_path).files.items(), ("gone.md", UNSETTLED)]
    alone = read_files(tmp_path, found)
    monkeypatch.setattr(reading, "MANY", 1)
    monkeypatch.setattr(reading, "BATCH", 3)

    files, closed = read_files(tmp_path, found)

    assert (files, closed) == alone
    assert list(files) == list(alone[0])
    assert [mistake.where.file.name for mistake in closed] == ["gone.md"]
