"""Digests of the code of engine and reader, which invalidate caches when it changes."""

from __future__ import annotations

import os
import sys
import tomllib
from collections.abc import Container, Iterable
from functools import cache
from hashlib import blake2b
from pathlib import Path

from tearsheet.project import CODE_LAYOUT, PACKAGE_LOCK, PROJECT_FILE, READER

_ENGINE = Path(__file__).resolve().parents[1]
_NOT_READER = frozenset({"generated", "node_modules", "dev-server", "dev-client"})


@cache
def engine_digest() -> str:
    """Digest of the engine's source, the Python version and its dependencies."""
    digest = blake2b(digest_size=16)
    digest.update(sys.version.encode())
    digest.update("\0".join(installed(_dependencies())).encode())
    add_files(digest, _files(_ENGINE, (".py",)))
    return digest.hexdigest()


@cache
def reader_digest() -> str:
    """Digest of the reader's source and its locked dependencies."""
    digest = blake2b(digest_size=16)
    suffixes = (".ts", ".tsx", ".mjs", ".css", ".json", ".svg")
    add_files(digest, [PACKAGE_LOCK, CODE_LAYOUT, *_files(READER, suffixes)])
    add_files(
        digest,
        [
            _ENGINE / "model" / "theme.py",
            _ENGINE / "model" / "mark.py",
            _ENGINE / "bundle" / "tokens.py",
            _ENGINE / "bundle" / "generated.py",
        ],
    )
    return digest.hexdigest()


def installed(packages: Container[str]) -> list[str]:
    """Names and versions of installed packages, from their dist-info folders."""
    folders = [Path(folder) for folder in sys.path if folder.endswith("site-packages")]
    infos = {entry.name for folder in folders for entry in folder.glob("*.dist-info")}
    return sorted(name for name in infos if name.partition("-")[0].lower() in packages)


def add_files(digest: blake2b, files: Iterable[Path]) -> None:
    """Add the names and the bytes of some files to a digest."""
    for file in files:
        data = file.read_bytes()
        digest.update(f"{file.name}\0{len(data)}\0".encode())
        digest.update(data)


def _files(folder: Path, suffixes: tuple[str, ...]) -> list[Path]:
    files = []
    for path, folders, names in os.walk(folder):
        folders[:] = sorted(name for name in folders if name not in _NOT_READER)
        tests = (".test.ts", ".test.tsx")
        files += [
            Path(path, name)
            for name in sorted(names)
            if name.endswith(suffixes) and not name.endswith(tests)
        ]
    return files


def _dependencies() -> set[str]:
    dependencies = tomllib.loads(PROJECT_FILE.read_text(encoding="utf-8"))["project"][
        "dependencies"
    ]
    return {line.partition("==")[0].replace("-", "_").lower() for line in dependencies}
