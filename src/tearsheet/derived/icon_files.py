"""The drawings of icons as files, in parts: the browser fetches those that come into view."""

from __future__ import annotations

import json
from collections.abc import Iterator

from msgspec import Struct, field

from tearsheet.cache.step_cache import digest
from tearsheet.model.icon import IconSet

FOLDER = "assets/icons"
NAMES = "reference/icons.txt"
"""For visitors without JavaScript, and for programs."""

PART = 30_000
"""In characters: large enough to hold neighbors, small enough to fetch for one icon."""


class IconFiles(Struct, frozen=True, kw_only=True):
    """The files, and the address of their table."""

    table: str = ""
    """The address of the file that lists all others; empty without icons."""
    files: dict[str, str] = field(default_factory=dict)
    """The text of each file, by its path."""


def render_icon_files(icons: IconSet) -> IconFiles:
    """All files of the icons.

    A part is a list of the drawings of consecutive names, in one style. The table has the first
    name of each part, and the names that a style lacks.
    """
    if not icons.names:
        return IconFiles()
    files: dict[str, str] = {}
    places: dict[str, list[tuple[int, str]]] = {}
    for style, drawings in icons.drawings.items():
        places[style] = []
        for start, part in _divide(drawings):
            path = _add(style.lower(), part, files)
            places[style].append((start, path))
    table = {
        "version": icons.version,
        "names": " ".join(icons.names),
        "without": {
            style: [number for number, drawing in enumerate(drawings) if not drawing]
            for style, drawings in icons.drawings.items()
        },
        "parts": places,
    }
    address = _add("names", table, files)
    files[NAMES] = "\n".join([*icons.names, ""])
    return IconFiles(table=address, files=files)


def _divide(drawings: tuple[str, ...]) -> Iterator[tuple[int, list[str]]]:
    start, part, length = 0, list[str](), 0
    for number, drawing in enumerate(drawings):
        if length and length + len(drawing) > PART:
            yield start, part
            start, part, length = number, [], 0
        part.append(drawing)
        length += len(drawing)
    yield start, part


def _add(name: str, value: object, files: dict[str, str]) -> str:
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    path = f"{FOLDER}/{name}.{digest(text)[:12]}.json"
    files[path] = text
    return f"/{path}"
