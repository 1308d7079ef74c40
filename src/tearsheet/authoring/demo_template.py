"""The first code of a demo: a button that saves, and a line that says so to everybody.

The templates are demos themselves, named BasicDemo, so they can be read and tried as they are.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from pathlib import Path

from tearsheet.model.demo import CodeStyling, Library

_TEMPLATES = Path(__file__).parent / "templates" / "demo"
_IMPORTED = re.compile(r"^(?:import (?:\{ (?:\w+ as )?)?|const )([A-Z]\w*)", re.MULTILINE)


def render_demo(name: str, library: Library, stylings: Iterable[CodeStyling]) -> dict[str, str]:
    """The files of a demo, by their path from the folder of demos."""
    wanted = tuple(stylings)
    files = {
        file.relative_to(_TEMPLATES / library).as_posix(): _named(file, name)
        for styling in wanted
        for file in sorted((_TEMPLATES / library / styling).iterdir())
    }
    # With the default styling alone there is nothing to choose, and so no need of a folder.
    if wanted == ("system",):
        return {f"{name}.tsx": files["system/index.tsx"]}
    return {f"{name}/{path}": text for path, text in files.items()}


def taken_names(files: Mapping[str, str]) -> frozenset[str]:
    """The names inside the code of a demo, which the demo itself cannot have."""
    return frozenset(name for text in files.values() for name in _IMPORTED.findall(text))


def _named(file: Path, name: str) -> str:
    text = file.read_text(encoding="utf-8")
    return text.replace("basic-demo", _css_class(name)).replace("BasicDemo", name)


def _css_class(name: str) -> str:
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name).lower()
