"""The tools of the reader that a page may place, each a live part with a script of its own."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType


@dataclass(frozen=True, slots=True, kw_only=True)
class Tool:
    """A tool of the reader: where its component lies, and whether it stands in a theme."""

    file: str
    """Below the folder of all tools."""
    themed: bool = False
    """Whether the provider of the page's product surrounds it."""


TOOLS: Mapping[str, Tool] = MappingProxyType(
    {
        "ColourTool": Tool(file="colour/ColourTool.tsx", themed=True),
        "DensityTool": Tool(file="density/DensityTool.tsx", themed=True),
        "IconFinder": Tool(file="icons/IconFinder.tsx"),
        "ThemePlayground": Tool(file="theme-playground/ThemePlayground.tsx", themed=True),
        "ThemeViewer": Tool(file="theme-viewer/ThemeViewer.tsx"),
    }
)
"""By the name of the component, which is what a page places."""


def tool_input(name: str) -> str:
    """The name under which the bundler knows a tool."""
    return f"tool/{name}"
