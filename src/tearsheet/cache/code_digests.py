"""Digests of the code of engine and reader, which invalidate caches when it changes."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable, Container, Iterable, Iterator
from functools import cache
from pathlib import Path

from tearsheet.cache.hashing import blake2b
from tearsheet.cache.known_code import find_code_digest, package_folders, save_code_digest
from tearsheet.project import CODE_LAYOUT, PACKAGE_LOCK, PROJECT_FILE, READER

_ENGINE = Path(__file__).resolve().parents[1]
_LEFT_OUT = frozenset({"generated", "node_modules", "dev-server", "dev-client", "__pycache__"})
_SETTINGS = (PACKAGE_LOCK, CODE_LAYOUT)
_THEME = (
    _ENGINE / "model" / "theme.py",
    _ENGINE / "model" / "mark.py",
    _ENGINE / "bundle" / "tokens.py",
    _ENGINE / "bundle" / "generated.py",
)
"""Files of the engine that the reader's styles are made of."""
_INFO = "*.dist-info"


Digest = Callable[[], str]


@cache
def engine_digest() -> str:
    """Digest of the engine's source, the Python version and its dependencies."""
    return find_or_make("engine", _make_engine_digest, [_ENGINE], [PROJECT_FILE])


@cache
def reader_digest() -> str:
    """Digest of the reader's source and its locked dependencies."""
    return find_or_make("reader", _make_reader_digest, [READER], [*_SETTINGS, *_THEME])


def find_or_make(name: str, make: Digest, folders: Iterable[Path], files: Iterable[Path]) -> str:
    """The digest of what was not changed since it was made, or a new one."""
    known = find_code_digest(name)
    if known is not None:
        return known
    began = time.time_ns()
    digest = make()
    below = (path for folder in folders for path in _walk(folder))
    save_code_digest(name, digest, [*below, *map(str, files)], began)
    return digest


def _make_engine_digest() -> str:
    digest = blake2b(digest_size=16)
    digest.update(sys.version.encode())
    digest.update("\0".join(installed(_dependencies())).encode())
    add_files(digest, _files(_ENGINE, (".py",)))
    return digest.hexdigest()


def _make_reader_digest() -> str:
    digest = blake2b(digest_size=16)
    suffixes = (".ts", ".tsx", ".mjs", ".css", ".json", ".svg")
    add_files(digest, [*_SETTINGS, *_files(READER, suffixes)])
    add_files(digest, _THEME)
    return digest.hexdigest()


def installed(packages: Container[str]) -> list[str]:
    """Names and versions of installed packages, from their dist-info folders."""
    infos = {entry.name for folder in package_folders() for entry in Path(folder).glob(_INFO)}
    return sorted(name for name in infos if name.partition("-")[0].lower() in packages)


def add_files(digest: blake2b, files: Iterable[Path]) -> None:
    """Add the names and the bytes of some files to a digest."""
    for file in files:
        data = file.read_bytes()
        digest.update(f"{file.name}\0{len(data)}\0".encode())
        digest.update(data)


def _files(folder: Path, suffixes: tuple[str, ...]) -> list[Path]:
    tests = (".test.ts", ".test.tsx")
    return [
        Path(path) for path in _walk(folder) if path.endswith(suffixes) and not path.endswith(tests)
    ]


def _walk(folder: Path) -> Iterator[str]:
    """The folder, its files and all below."""
    for path, folders, names in os.walk(folder):
        folders[:] = sorted(name for name in folders if name not in _LEFT_OUT)
        yield path
        yield from (f"{path}/{name}" for name in sorted(names))


def _dependencies() -> set[str]:
    # Imported lazily: it is used only after a change.
    import tomllib

    dependencies = tomllib.loads(PROJECT_FILE.read_text(encoding="utf-8"))["project"][
        "dependencies"
    ]
    return {line.partition("==")[0].replace("-", "_").lower() for line in dependencies}
