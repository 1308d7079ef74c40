"""What the engine and the reader are made of, as one digest each, so that caches know their age."""

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
_NOT_READER = frozenset({"generated", "node_modules", "authoring", "author"})


@cache
def engine_digest() -> str:
    """A digest of the engine's own source, of Python and of the packages it runs on."""
    digest = blake2b(digest_size=16)
    digest.update(sys.version.encode())
    digest.update("\0".join(installed(_own_packages())).encode())
    add_files(digest, _files(_ENGINE, (".py",)))
    return digest.hexdigest()


@cache
def reader_digest() -> str:
    """A digest of the reader's source and of the exact packages it is built from."""
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
    """The names and versions of some packages, as their folders say them."""
    folders = [Path(folder) for folder in sys.path if folder.endswith("site-packages")]
    found = {entry.name for folder in folders for entry in folder.glob("*.dist-info")}
    return sorted(name for name in found if name.partition("-")[0].lower() in packages)


def add_files(digest: blake2b, files: Iterable[Path]) -> None:
    """Add the names and the bytes of some files to a digest."""
    for file in files:
        data = file.read_bytes()
        digest.update(f"{file.name}\0{len(data)}\0".encode())
        digest.update(data)


def _files(folder: Path, suffixes: tuple[str, ...]) -> list[Path]:
    found = []
    for path, folders, names in os.walk(folder):
        folders[:] = sorted(name for name in folders if name not in _NOT_READER)
        tests = (".test.ts", ".test.tsx")
        found += [
            Path(path, name)
            for name in sorted(names)
            if name.endswith(suffixes) and not name.endswith(tests)
        ]
    return found


def _own_packages() -> set[str]:
    dependencies = tomllib.loads(PROJECT_FILE.read_text(encoding="utf-8"))["project"][
        "dependencies"
    ]
    return {line.partition("==")[0].replace("-", "_").lower() for line in dependencies}
