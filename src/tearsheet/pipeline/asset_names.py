"""Which hashed files name which others: what has to be there for a file to do all it can."""

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
"""The paths that the file of a path names."""


def find_names(bundle: ReaderBundle, icons: Icons, steps: StepCache) -> Names:
    """What each file of the bundle names, and the table of icons."""
    key = digest(bundle.code_digest)
    stored = steps.remember(STEP, key, lambda: msgspec.json.encode(_read(bundle.client)))
    steps.forget_others(STEP, {key})
    names = msgspec.json.decode(stored, type=dict[str, tuple[str, ...]])
    parts = tuple(path for path in icons.files if path.startswith("assets/"))
    return {**names, icons.table.lstrip("/"): parts} if icons.table else names


def reach(paths: Iterable[str], names: Names) -> list[str]:
    """Some files and all that these lead to, in the order of their paths."""
    found = dict.fromkeys(paths)
    left = [*found]
    while left:
        for path in names.get(left.pop(), ()):
            if path not in found:
                found[path] = None
                left.append(path)
    return sorted(found)


def _read(client: Path) -> dict[str, tuple[str, ...]]:
    files = {file.name: file for file in sorted((client / "assets").rglob("*.*"))}
    paths = {name: file.relative_to(client).as_posix() for name, file in files.items()}
    return {
        paths[name]: tuple(sorted(paths[word] for word in _words(file) & paths.keys() - {name}))
        for name, file in files.items()
        if file.suffix in _WRITTEN
    }


def _words(file: Path) -> set[str]:
    # The names of files are plain; what is written around them need not be.
    return {word.decode("ascii", "replace") for word in _NAME.findall(file.read_bytes())}
