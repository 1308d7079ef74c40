"""The inputs of the bundler for the tools that some page places."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

from tearsheet.bundle.live_input import LiveInput
from tearsheet.cache.step_cache import digest
from tearsheet.content.load import LoadedSite
from tearsheet.content.read_file import names_placed
from tearsheet.content.scan import PAGE_FILE
from tearsheet.model.product import Provider
from tearsheet.model.tool import TOOLS, tool_input
from tearsheet.project import READER


def find_tools(loaded: LoadedSite) -> dict[str, Provider | None]:
    """The tools that pages of a site place, each with the provider of the first page's product."""
    site, files = loaded.site, loaded.memory.files
    providers = {product.id: product.provider for product in site.products}
    found: dict[str, Provider | None] = {}
    for page in site.pages:
        read = files.get(f"{page.address.strip('/')}/{PAGE_FILE}".lstrip("/"))
        for name in TOOLS if read else ():
            if read and f"component {name}" in read.placed:
                found.setdefault(name, providers.get(page.product))
    return found


def name_tool_inputs(placed: Iterable[str]) -> Iterator[str]:
    """What the bundler calls the tools among the things a page places."""
    return (tool_input(name) for name in names_placed(placed, "component") if name in TOOLS)


def write_tools(tools: Mapping[str, Provider | None], folder: Path) -> list[LiveInput]:
    """Write a module for each tool: it re-exports the tool's named export as default."""
    inputs = []
    for name, provider in tools.items():
        tool = READER / "src" / "tools" / TOOLS[name].file
        code = f"import {{ {name} }} from '{tool}';\nexport default {name};\n"
        file = folder / f"{digest(code)}.tsx"
        if not file.exists():
            folder.mkdir(parents=True, exist_ok=True)
            file.write_text(code)
        around = provider if TOOLS[name].themed else None
        inputs.append(LiveInput(id=tool_input(name), file=file, provider=around, generated=True))
    return inputs
