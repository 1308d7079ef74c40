"""What was read of the content is stored in parts, of which an edit writes one."""

from __future__ import annotations

from pathlib import Path

import pytest

from tearsheet.content.memory import Memory, read_content
from tearsheet.content.scan import Scan, scan_content
from tearsheet.content.structure import Structure
from tearsheet.pipeline.stored_content import (
    FOLDER,
    KnownContent,
    forget_other_content,
    load_content,
    store_content,
)

PAGE = "---\ntitle: Page {0}\ndescription: One of many.\n---\n\n# Page {0}\n"
PAGES = 300
STRUCTURE = Structure(key=b"as it is")


@pytest.fixture
def content(tmp_path: Path) -> Path:
    for number in range(PAGES):
        write(tmp_path / "content", number, PAGE.format(number))
    return tmp_path / "content"


def write(content: Path, number: int, text: str) -> None:
    page = content / f"page-{number}" / "page.md"
    page.parent.mkdir(parents=True, exist_ok=True)
    page.write_text(text)


def read(content: Path, known: KnownContent) -> tuple[Memory, Scan]:
    scan = scan_content(content)
    # So that all files are old enough to be known by their stamps.
    scan = Scan(scan.files, (), scan.began + 10**12, scan.folders)
    memory, mistakes = read_content(content, scan, known.memory)
    assert not mistakes
    return Memory(memory.files, STRUCTURE), scan


def store(content: Path, cache: Path) -> KnownContent:
    """Store what is read anew, and load it as the next build does."""
    memory, scan = read(content, KnownContent())
    return load_content(cache, store_content(cache, memory, KnownContent(), scan))


def parts_in(cache: Path) -> set[str]:
    return {file.name for file in (cache / FOLDER).iterdir()}


def test_what_is_loaded_is_what_was_read(content: Path, tmp_path: Path) -> None:
    known = store(content, tmp_path)

    memory, _ = read(content, KnownContent())
    assert known.memory.files == memory.files
    assert known.memory.structure == STRUCTURE


def test_an_edit_writes_one_part(content: Path, tmp_path: Path) -> None:
    known = store(content, tmp_path)
    before = parts_in(tmp_path)
    write(content, 77, PAGE.format("seventy-seven"))

    memory, scan = read(content, known)
    again = Memory(memory.files, known.memory.structure)
    stored = store_content(tmp_path, again, known, scan)

    assert len(parts_in(tmp_path) - before) == 1
    assert load_content(tmp_path, stored).memory.files == memory.files
    forget_other_content(tmp_path, stored)
    assert len(parts_in(tmp_path)) == len(before)
    assert load_content(tmp_path, stored).memory.files == memory.files


def test_where_files_come_and_go_the_parts_are_those_of_a_first_build(
    content: Path, tmp_path: Path
) -> None:
    known = store(content, tmp_path)
    write(content, PAGES, PAGE.format("new"))
    (content / "page-7" / "page.md").unlink()

    memory, scan = read(content, known)
    stored = store_content(tmp_path, memory, known, scan)

    cold = store_content(tmp_path / "cold", memory, KnownContent(), scan)
    assert stored == cold
    assert len(stored.files) > 2


def test_files_of_somebody_else_stay(content: Path, tmp_path: Path) -> None:
    known = store(content, tmp_path)
    (tmp_path / FOLDER / "notes.txt").write_text("Mine.")

    forget_other_content(tmp_path, known.stored)

    assert "notes.txt" in parts_in(tmp_path)


def test_what_is_damaged_is_as_if_nothing_had_been_read(content: Path, tmp_path: Path) -> None:
    known = store(content, tmp_path)
    (tmp_path / FOLDER / known.stored.files[0][1]).write_bytes(b"?")

    assert load_content(tmp_path, known.stored) == KnownContent()
