"""Every tool that is measured, Tearsheet first."""

from __future__ import annotations

from collections.abc import Iterable

from bench.tool import Tool
from bench.tools.docusaurus import Docusaurus
from bench.tools.hugo import DebianHugo, NewestHugo
from bench.tools.starlight import Starlight
from bench.tools.tearsheet import Tearsheet
from bench.tools.vitepress import VitePress
from bench.tools.zensical import Zensical

TOOLS: tuple[Tool, ...] = (
    Tearsheet(),
    NewestHugo(),
    DebianHugo(),
    Zensical(),
    Docusaurus(),
    Starlight(),
    VitePress(),
)


def choose_tools(only: Iterable[str]) -> tuple[Tool, ...]:
    """The tools of these names or families; all of them when no name is given."""
    names = set(only)
    known = {name for tool in TOOLS for name in _names(tool)}
    unknown = names - known
    if unknown:
        raise ValueError(
            f"There is no tool {', '.join(sorted(unknown))}. Use: {', '.join(sorted(known))}."
        )
    return tuple(tool for tool in TOOLS if not names or names & _names(tool))


def _names(tool: Tool) -> set[str]:
    return {tool.name, tool.name.partition("-")[0]}
