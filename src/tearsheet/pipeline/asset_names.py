"""Which hashed files refer to which others: the dependencies of each file."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from pathlib import Path

import msgspec

from tearsheet.bundle.reader_bundle import ReaderBundle
from tearsheet.cache.step_cache import StepCache, digest
from tearsheet.derived.icons import Icons

STEP = "asset-names"

_NAME = re.compile(rb"[\w%~-][\w.%~-]{7,}\.[a-z]\w{1,4}\b")
_WRITTEN = (".css", ".js")

Names = Mapping[str, tuple[str, ...]]
"""The paths that a file refers to, by its own path."""


def find_names(bundle: ReaderBundle, icons: Icons) -> Names:
    """The files that each file of the bundle, and the table of icons, refer to."""
    # Beside the files: whoever has these need not read them again, and it goes with them.
    steps = StepCache(bundle.client.parent)
    key = digest(bundle.code_digest)
    stored = steps.remember(STEP, key, lambda: msgspec.json.encode(_read(bundle.client)))
    names = msgspec.json.decode(stored, type=dict[str, tuple[str, ...]])
    parts = tuple(path for path in icons.files if path.startswith("assets/"))
    return {**names, icons.table.lstrip("/"): parts} if icons.table else names


def reach(paths: Iterable[str], names: Names) -> list[str]:
    """Some files and all that they depend on, sorted by path."""
    reached = dict.fromkeys(paths)
    queue = [*reached]
    while queue:
        for path in names.get(queue.pop(), ()):
            if path not in reached:
                reached[path] = None
                queue.append(path)
    return sorted(reached)


def _read(client: Path) -> dict[str, tuple[str, ...]]:
    files = {file.name: file for file in sorted((client / "assets").rglob("*.*"))}
    paths = {name: file.relative_to(client).as_posix() for name, file in files.items()}
    return {
        paths[name]: tuple(sorted(paths[word] for word in _words(file) & paths.keys() - {name}))
        for name, file in files.items()
        if file.suffix in _WRITTEN
    }


def _words(file: Path) -> set[str]:
    # File names are ASCII; the text around them may not be.
    return {word.decode("ascii", "replace") for word in _NAME.findall(file.read_bytes())}
