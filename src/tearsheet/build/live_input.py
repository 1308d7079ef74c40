"""The inputs of the bundler: the cuts of demos, and what surrounds them."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from tearsheet.content.demo_files import FIRST_FILE
from tearsheet.model.demo import Demo

_IMPORT = re.compile(r"""\bfrom\s+['"](@[\w-]+/[\w-]+)""")


@dataclass(frozen=True, slots=True, kw_only=True)
class LiveInput:
    """One input of the bundler: a demo's cut, or a playground."""

    id: str
    file: Path
    library: str

    def holds(self, file: Path) -> bool:
        """Whether a file is one of those the input is made of."""
        if self.file.name == FIRST_FILE:
            return file.is_relative_to(self.file.parent)
        return file == self.file


def demo_inputs(demos: Iterable[Demo], root: Path) -> list[LiveInput]:
    """The inputs of all cuts of some demos."""
    return [
        LiveInput(
            id=f"{demo.id}/{cut.styling}",
            file=(root / demo_file(demo, cut.styling, cut.files[0].name)).resolve(),
            library=library_of(cut.files[0].text),
        )
        for demo in demos
        for cut in demo.cuts
    ]


def demo_file(demo: Demo, styling: str, name: str) -> str:
    """The path of a demo's file from the content folder."""
    folder = f"{demo.page}demos".lstrip("/")
    return (
        f"{folder}/{name}"
        if name == f"{demo.name}.tsx"
        else f"{folder}/{demo.name}/{styling}/{name}"
    )


def library_of(code: str) -> str:
    """Whose surroundings a demo needs: its theme provider, or none."""
    packages = _IMPORT.findall(code)
    if "@mui/joy" in packages:
        return "joy"
    if any(name.startswith(("@mui/", "@toolpad/")) and name != "@mui/base" for name in packages):
        return "material"
    return "base"


def short_path(file: Path) -> Path:
    """A file as it is named from where the command was called, when it lies below."""
    whole, here = file.resolve(), Path.cwd()
    return whole.relative_to(here) if whole.is_relative_to(here) else whole
