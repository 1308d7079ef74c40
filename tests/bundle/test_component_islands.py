from __future__ import annotations

from pathlib import Path

from tearsheet.bundle.component_islands import find_component_islands, write_component_islands
from tearsheet.model.product import Provider
from tearsheet.project import READER

PROVIDER = Provider(id="lib", file=Path("/content/lib/provider.tsx"), digest="1")


def test_an_island_that_pages_can_place_exports_a_component_of_its_name() -> None:
    islands = find_component_islands()

    assert islands["ColorTool"].file == READER / "src/tools/color/ColorTool.island.tsx"
    assert [
        name
        for name, island in islands.items()
        if f"export function {name}(" not in island.file.read_text()
    ] == []


def test_other_islands_of_a_folder_cannot_be_placed() -> None:
    assert "Preview" not in find_component_islands()


def test_only_placed_islands_are_written_and_only_themed_ones_have_a_provider(
    tmp_path: Path,
) -> None:
    placed = {"ColorTool": PROVIDER, "IconFinder": PROVIDER, "VersionTable": PROVIDER}

    written = {entry.id: entry.provider for entry in write_component_islands(placed, tmp_path)}

    assert written == {"ColorTool": PROVIDER, "IconFinder": None}


def test_what_belongs_to_the_article_says_so(tmp_path: Path) -> None:
    placed = {"IconFinder": None, "SizeTable": None}

    is_text = {entry.id: entry.is_text for entry in write_component_islands(placed, tmp_path)}

    assert is_text == {"IconFinder": False, "SizeTable": True}


def test_an_input_is_written_once_and_stays_the_same(tmp_path: Path) -> None:
    [first] = write_component_islands({"ColorTool": PROVIDER}, tmp_path)
    written = first.file.stat().st_mtime_ns

    [again] = write_component_islands({"ColorTool": PROVIDER}, tmp_path)

    assert again == first
    assert again.file.stat().st_mtime_ns == written
