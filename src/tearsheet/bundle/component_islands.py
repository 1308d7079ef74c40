"""The components of the reader that run in the browser where a page places them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path

from msgspec import Struct

from tearsheet.bundle.live_input import LiveInput
from tearsheet.cache.step_cache import digest
from tearsheet.model.product import Provider
from tearsheet.project import READER

FOLDERS = ("tools", "article/blocks")
"""A folder in one of these is a component, and may have an island that pages can place."""

_ENDING = ".island.tsx"
_PLACED = re.compile(r"^export const placed = '(article|plain|themed)';$", re.MULTILINE)


class ComponentIsland(Struct, frozen=True, kw_only=True):
    """An island that a page can place: its file exports the component, and says that."""

    file: Path
    placed: str
    """As what: `article` has the looks of the text around it and is searched like it, `plain` has
    looks of its own, and `themed` stands within the provider of the page's product."""


def find_component_islands() -> dict[str, ComponentIsland]:
    """The islands that pages can place, by the name of the component."""
    return dict(_find(READER / "src"))


def _find(source: Path) -> Iterator[tuple[str, ComponentIsland]]:
    files = [file for folder in FOLDERS for file in source.glob(f"{folder}/*/*{_ENDING}")]
    for file in sorted(files):
        placed = _PLACED.search(file.read_text("utf-8"))
        if placed:
            yield file.name.removesuffix(_ENDING), ComponentIsland(file=file, placed=placed[1])


def write_component_islands(
    placed: Mapping[str, Provider | None], folder: Path
) -> Iterator[LiveInput]:
    """Write a module for each island among the components that pages place.

    It re-exports the named export of the component as default.
    """
    for name, island in find_component_islands().items():
        if name not in placed:
            continue
        code = f"import {{ {name} }} from '{island.file}';\nexport default {name};\n"
        file = folder / f"{digest(code)}.tsx"
        if not file.exists():
            folder.mkdir(parents=True, exist_ok=True)
            file.write_text(code)
        yield LiveInput(
            id=name,
            file=file,
            provider=placed[name] if island.placed == "themed" else None,
            generated=True,
            is_text=island.placed == "article",
        )
