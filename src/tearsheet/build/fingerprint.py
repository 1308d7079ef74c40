"""What the engine and the reader are made of, as one digest each, so that caches know their age."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable
from functools import cache
from hashlib import blake2b
from pathlib import Path

from tearsheet.build.places import PACKAGE_LOCK, READER

_ENGINE = Path(__file__).resolve().parents[1]
_NOT_READER = frozenset({"generated", "node_modules", "authoring", "author"})


@cache
def engine_fingerprint() -> str:
    """A digest of the engine's own source, of Python and of the packages beside it."""
    digest = blake2b(digest_size=16)
    digest.update(sys.version.encode())
    for folder in sys.path:
        if folder.endswith("site-packages") and Path(folder).is_dir():
            installed = sorted(found.name for found in Path(folder).glob("*.dist-info"))
            digest.update("\0".join(installed).encode())
    _add_files(digest, _files(_ENGINE, (".py",)))
    return digest.hexdigest()


@cache
def reader_fingerprint() -> str:
    """A digest of the reader's source and of the exact packages it is built from."""
    digest = blake2b(digest_size=16)
    suffixes = (".ts", ".tsx", ".mjs", ".css", ".json", ".svg")
    _add_files(digest, [PACKAGE_LOCK, *_files(READER, suffixes)])
    _add_files(
        digest,
        [
            _ENGINE / "model" / "theme.py",
            _ENGINE / "model" / "texts.py",
            _ENGINE / "build" / "tokens.py",
            _ENGINE / "build" / "generated.py",
        ],
    )
    return digest.hexdigest()


def _add_files(digest: blake2b, files: Iterable[Path]) -> None:
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
