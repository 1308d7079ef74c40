"""A demo and the cuts it comes in."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

CodeVariant = Literal["JS", "TS"]
CodeStyling = Literal["system", "tailwind", "css"]

CODE_VARIANTS: tuple[CodeVariant, ...] = ("JS", "TS")
CODE_STYLINGS: tuple[CodeStyling, ...] = ("system", "tailwind", "css")


@dataclass(frozen=True, slots=True, kw_only=True)
class DemoFile:
    """One source file of a demo, by its name inside the demo's folder."""

    name: str
    text: str


@dataclass(frozen=True, slots=True, kw_only=True)
class DemoCut:
    """One styling of a demo: the file that shows it first, its companions after."""

    styling: CodeStyling
    files: tuple[DemoFile, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Demo:
    """A sample of a page: known by the address of its page and its own name."""

    page: str
    name: str
    cuts: tuple[DemoCut, ...]

    @property
    def id(self) -> str:
        """The name that no other demo of the site has."""
        return f"{self.page.strip('/')}/{self.name}".lstrip("/")
