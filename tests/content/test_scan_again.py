"""A folder that was scanned before is looked at, not listed, and found to be the same."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tearsheet.cache.stamps import SETTLED_NANOSECONDS, pack_stamps, read_stamps
from tearsheet.content.scan import SettledScan, scan_again, scan_content


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    root = tmp_path / "content"
    for name in ("one", "one/below", "two/demos/first"):
        (root / name).mkdir(parents=True, exist_ok=True)
        (root / name / "page.md").write_text(f"# {name}\n")
    (root / "two/demos/first/page.md").rename(root / "two/demos/first/demo.tsx")
    (root / "one/linked.svg").symlink_to("page.md")
    time.sleep(2 * SETTLED_NANOSECONDS / 1e9)
    return root


def settled(folder: Path) -> SettledScan:
    scan = scan_content(folder)
    numbers = read_stamps(f"{folder}/{path}" for path in scan.folders)
    return SettledScan([*scan.files], scan.folders, pack_stamps(numbers))


def test_files_that_were_edited_look_different(folder: Path) -> None:
    before = settled(folder)
    (folder / "one/page.md").write_text("# One, edited\n")

    again, anew = scan_again(folder, before), scan_content(folder)

    assert again
    assert again.files == anew.files
    assert (again.folders, again.mistakes) == (anew.folders, anew.mistakes)


CHANGES: dict[str, Callable[[Path], object]] = {
    "a new file": lambda root: (root / "one/new.svg").write_text("<svg/>"),
    "a new folder": lambda root: (root / "three").mkdir(),
    "a file that is gone": lambda root: (root / "one/below/page.md").unlink(),
    "a file under another name": lambda root: (root / "one/linked.svg").rename(root / "one/l.svg"),
    "a folder under another name": lambda root: (root / "one").rename(root / "three"),
    "a file that became a link": lambda root: replace_by_link(root / "one/page.md"),
    "a folder that became a link": lambda root: replace_by_link(root / "one/below"),
    "a folder that cannot be opened": lambda root: (root / "one").chmod(0),
    "no folder": lambda root: root.rename(root.with_name("away")),
}


def replace_by_link(path: Path) -> None:
    away = path.rename(path.with_name(f"away-{path.name}"))
    path.symlink_to(away)


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES)
def test_what_else_happened_is_left_to_a_scan(
    folder: Path, change: Callable[[Path], object]
) -> None:
    before = settled(folder)

    change(folder)

    assert scan_again(folder, before) is None
