"""Digests of code that was not changed since they were made; imports next to nothing."""

from __future__ import annotations

import os
import sys
from zlib import crc32

from tearsheet.cache.stamps import find_while_unchanged, save_while_unchanged

_ENGINE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
_FOLDER = os.path.join(os.path.dirname(os.path.dirname(_ENGINE)), ".tearsheet", "code")


def find_code_digest(name: str) -> str | None:
    """The digest of the code that has a name, if no file of it was changed since."""
    facts = find_while_unchanged(_file(name))
    return facts[0] if facts and facts[1:] == _environment() else None


def save_code_digest(name: str, digest: str, paths: list[str], began: int) -> None:
    """Store a digest until one of the files and folders is changed."""
    save_while_unchanged(
        _file(name), [digest, *_environment()], [*paths, *package_folders()], began
    )


def package_folders() -> list[str]:
    """The folders that Python packages are installed in."""
    return [folder for folder in sys.path if folder.endswith("site-packages")]


def _file(name: str) -> str:
    # Other Pythons have digests of their own, and files, so that none takes that of another.
    suffix = crc32("\0".join(_environment()).encode(errors="replace"))
    return os.path.join(_FOLDER, f"{name}-{suffix:08x}")


def _environment() -> list[str]:
    return [sys.version, *package_folders()]
