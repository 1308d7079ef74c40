from __future__ import annotations

from pathlib import Path

from tearsheet.bundle.tools import name_tool_inputs, write_tools
from tearsheet.model.product import Provider
from tearsheet.model.tool import TOOLS
from tearsheet.project import READER

PROVIDER = Provider(id="lib", file=Path("/content/lib/provider.tsx"), digest="1")


def test_every_tool_lies_where_the_table_says_and_has_its_name() -> None:
    files = {name: READER / "src" / "tools" / tool.file for name, tool in TOOLS.items()}

    assert [
        name for name, file in files.items() if f"function {name}(" not in file.read_text()
    ] == []


def test_a_page_has_the_inputs_of_the_tools_it_places() -> None:
    placed = ("demo Basic", "component ColorTool", "component VersionTable", "props Button")

    assert list(name_tool_inputs(placed)) == ["tool/ColorTool"]


def test_an_input_is_written_once_and_stays_the_same(tmp_path: Path) -> None:
    first = write_tools({"ColorTool": PROVIDER, "IconFinder": PROVIDER}, tmp_path)
    written = first[0].file.stat().st_mtime_ns

    again = write_tools({"ColorTool": PROVIDER, "IconFinder": PROVIDER}, tmp_path)

    assert again == first
    assert again[0].file.stat().st_mtime_ns == written
    assert [entry.provider for entry in again] == [PROVIDER, None]
