"""The tools of the reader that a page may place, each a live part with a script of its own."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType


@dataclass(frozen=True, slots=True, kw_only=True)
class Tool:
    """A tool of the reader: where its component lies, and in whose theme it stands."""

    file: str
    """Below the folder of all tools."""
    library: str = "base"


TOOLS: Mapping[str, Tool] = MappingProxyType(
    {
        "ColourTool": Tool(file="colour/ColourTool.tsx", library="material"),
        "DensityTool": Tool(file="density/DensityTool.tsx", library="material"),
        "IconFinder": Tool(file="icons/IconFinder.tsx"),
        "ThemePlayground": Tool(file="theme-playground/ThemePlayground.tsx", library="material"),
        "ThemeViewer": Tool(file="theme-viewer/ThemeViewer.tsx"),
    }
)
"""By the name of the component, which is what a page places."""


def tool_input(name: str) -> str:
    """The name under which the bundler knows a tool."""
    return f"tool/{name}"
