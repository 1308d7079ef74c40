"""The tools of the reader that a page may place, each an island with its own script."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType


@dataclass(frozen=True, slots=True, kw_only=True)
class Tool:
    """A tool of the reader: the file of its component, and whether it needs a provider."""

    file: str
    """Below the folder of all tools."""
    themed: bool = False
    """Whether the provider of the page's product surrounds it."""


TOOLS: Mapping[str, Tool] = MappingProxyType(
    {
        "ColorTool": Tool(file="color/ColorTool.island.tsx", themed=True),
        "DensityTool": Tool(file="density/DensityTool.island.tsx", themed=True),
        "IconFinder": Tool(file="icon-search/IconFinder.island.tsx"),
        "ThemePlayground": Tool(file="theme-playground/ThemePlayground.island.tsx", themed=True),
        "ThemeViewer": Tool(file="theme-viewer/ThemeViewer.island.tsx"),
    }
)
"""By the name of the component, which is what a page places."""


def tool_input(name: str) -> str:
    """The id of a tool for the bundler."""
    return f"tool/{name}"
