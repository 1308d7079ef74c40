"""The inputs of the bundler for the tools that some page places."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

from tearsheet.bundle.live_input import LiveInput
from tearsheet.cache.step_cache import digest
from tearsheet.content.load import LoadedSite
from tearsheet.content.read_file import names_placed
from tearsheet.model.tool import TOOLS, tool_input
from tearsheet.project import READER


def find_tools(loaded: LoadedSite) -> list[str]:
    """The names of the tools that pages of a site place."""
    placed = {word for read in loaded.memory.files.values() for word in read.placed}
    return [name for name in TOOLS if f"component {name}" in placed]


def name_tool_inputs(placed: Iterable[str]) -> Iterator[str]:
    """What the bundler calls the tools among the things a page places."""
    return (tool_input(name) for name in names_placed(placed, "component") if name in TOOLS)


def write_tools(names: Iterable[str], folder: Path) -> list[LiveInput]:
    """Write a module for each tool: it makes an input of what the tool itself calls by its name."""
    inputs = []
    for name in names:
        tool = READER / "src" / "tools" / TOOLS[name].file
        code = f"import {{ {name} }} from '{tool}';\nexport default {name};\n"
        file = folder / f"{digest(code)}.tsx"
        if not file.exists():
            folder.mkdir(parents=True, exist_ok=True)
            file.write_text(code)
        inputs.append(
            LiveInput(id=tool_input(name), file=file, library=TOOLS[name].library, generated=True)
        )
    return inputs
