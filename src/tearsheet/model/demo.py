"""A demo and the cuts it comes in."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import PurePosixPath
from typing import Literal

from tearsheet.model.product import Provider

CodeLanguage = Literal["JS", "TS"]
CodeStyling = Literal["system", "tailwind", "css"]

CODE_LANGUAGES: tuple[CodeLanguage, ...] = ("JS", "TS")
CODE_STYLINGS: tuple[CodeStyling, ...] = ("system", "tailwind", "css")

_IN_JAVASCRIPT = {".tsx": ".jsx", ".ts": ".js"}


@dataclass(frozen=True, slots=True, kw_only=True)
class DemoFile:
    """One source file of a demo, by its name inside the demo's folder."""

    name: str
    text: str
    javascript: str | None = None
    """What it says without types; None when it has none, and reads the same in both languages."""

    def in_language(self, code_language: CodeLanguage) -> DemoFile | None:
        """The file as it reads in a language; None where nothing is left of it."""
        if code_language == "TS":
            return self
        text = self.text if self.javascript is None else self.javascript
        return DemoFile(name=javascript_name(self.name), text=text) if text.strip() else None


@dataclass(frozen=True, slots=True, kw_only=True)
class DemoVariant:
    """One styling of a demo: the file that shows it first, its companions after."""

    styling: CodeStyling
    files: tuple[DemoFile, ...]
    provider: Provider | None = None
    """What surrounds it."""

    @property
    def reads_the_same(self) -> bool:
        """Whether nothing in it is TypeScript alone."""
        return all(file.javascript is None for file in self.files)

    def in_language(self, code_language: CodeLanguage) -> tuple[DemoFile, ...]:
        """Its files as they read in a language."""
        files = (file.in_language(code_language) for file in self.files)
        return tuple(file for file in files if file)


@dataclass(frozen=True, slots=True, kw_only=True)
class Demo:
    """A sample of a page: known by the address of its page and its own name."""

    page: str
    name: str
    variants: tuple[DemoVariant, ...]

    @property
    def id(self) -> str:
        """The name that no other demo of the site has."""
        return f"{self.page.strip('/')}/{self.name}".lstrip("/")


def demo_file(demo: Demo, styling: str, name: str) -> str:
    """The path of a demo's file from the content folder."""
    folder = f"{demo.page}demos".lstrip("/")
    return (
        f"{folder}/{name}"
        if name == f"{demo.name}.tsx"
        else f"{folder}/{demo.name}/{styling}/{name}"
    )


def javascript_name(name: str) -> str:
    """What a file is called once its types are gone."""
    path = PurePosixPath(name)
    return str(path.with_suffix(_IN_JAVASCRIPT.get(path.suffix, path.suffix)))
