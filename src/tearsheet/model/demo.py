"""A demo and its variants."""

from __future__ import annotations

from pathlib import PurePosixPath
from typing import Literal

from msgspec import Struct

from tearsheet.model.code_styling import CodeStyling
from tearsheet.model.product import Provider

CodeLanguage = Literal["JS", "TS"]

CODE_LANGUAGES: tuple[CodeLanguage, ...] = ("JS", "TS")

_IN_JAVASCRIPT = {".tsx": ".jsx", ".ts": ".js"}


class DemoFile(Struct, frozen=True, kw_only=True):
    """One source file of a demo, by its name inside the demo's folder."""

    name: str
    text: str
    javascript: str | None = None
    """The code without types; None when it has none, and is the same in both languages."""

    def in_language(self, code_language: CodeLanguage) -> DemoFile | None:
        """The file in a code language; None if nothing is left of it."""
        if code_language == "TS":
            return self
        text = self.text if self.javascript is None else self.javascript
        return DemoFile(name=javascript_name(self.name), text=text) if text.strip() else None


class DemoVariant(Struct, frozen=True, kw_only=True):
    """One styling of a demo: its main file first, then its other files."""

    styling: CodeStyling
    files: tuple[DemoFile, ...]
    provider: Provider | None = None
    """The provider around it."""
    hydrates: bool = True
    """Whether the browser takes over its prerendered HTML; otherwise it renders it again."""

    @property
    def reads_the_same(self) -> bool:
        """Whether it has no TypeScript syntax."""
        return all(file.javascript is None for file in self.files)

    def in_language(self, code_language: CodeLanguage) -> tuple[DemoFile, ...]:
        """Its files in a code language."""
        files = (file.in_language(code_language) for file in self.files)
        return tuple(file for file in files if file)


class Demo(Struct, frozen=True, kw_only=True):
    """A demo of a page: identified by the address of its page and its own name."""

    page: str
    name: str
    variants: tuple[DemoVariant, ...]

    @property
    def id(self) -> str:
        """The id, unique on the site."""
        return f"{self.page.strip('/')}/{self.name}".lstrip("/")


CODE_SUFFIXES = (".tsx", ".ts", ".jsx", ".js")
"""Of the files of a demo that are code."""


def demo_file(demo: Demo, styling: str, name: str) -> str:
    """The path of a demo's file from the content folder."""
    folder = f"{demo.page}demos".lstrip("/")
    return (
        f"{folder}/{name}"
        if name == f"{demo.name}.tsx"
        else f"{folder}/{demo.name}/{styling}/{name}"
    )


def javascript_name(name: str) -> str:
    """The name of a file without its types."""
    path = PurePosixPath(name)
    return str(path.with_suffix(_IN_JAVASCRIPT.get(path.suffix, path.suffix)))
