"""What a finished folder says of itself, and whether it still holds what it says."""

from __future__ import annotations

import os
from collections.abc import Iterable
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path
from stat import S_ISDIR

from tearsheet.output.policies import Policies

MANIFEST = ".manifest.json"


@dataclass(frozen=True, slots=True)
class Manifest:
    """What lies in a folder: each file with its digest, and the addresses that moved."""

    files: dict[str, str]
    redirects: dict[str, str]
    languages: tuple[str, ...] = ("en",)
    policies: Policies | None = None
    """What its documents may do; None in folders of an engine that did not say."""


def load_manifest(folder: Path) -> Manifest:
    """What a finished folder holds.

    Raises:
        OSError: it was not finished.
        ValueError: what it says of itself is damaged.
    """
    # Imported here, because a build in which nothing changed needs only its digest.
    import msgspec

    return msgspec.json.decode((folder / MANIFEST).read_bytes(), type=Manifest)


def find_manifest(folder: Path) -> Manifest | None:
    """What a folder holds, when it was finished."""
    try:
        return load_manifest(folder)
    except (OSError, ValueError):
        return None


def write_manifest(folder: Path, manifest: Manifest) -> None:
    """Write down what a folder holds; only now it counts as whole."""
    import msgspec

    (folder / MANIFEST).write_bytes(msgspec.json.encode(manifest))


def tree_digest(folder: Path) -> str:
    """What names everything in a finished folder; empty when it was not finished."""
    try:
        return blake2b((folder / MANIFEST).read_bytes(), digest_size=16).hexdigest()
    except OSError:
        return ""


def folders_of(paths: Iterable[str]) -> list[str]:
    """Every folder some files lie in, with the folders around it; the topmost is empty."""
    folders = {""}
    for path in paths:
        folder = path.rpartition("/")[0]
        while folder not in folders:
            folders.add(folder)
            folder = folder.rpartition("/")[0]
    return sorted(folders)


def is_untouched(root: Path, folders: Iterable[str]) -> bool:
    """Whether no file came, went or was replaced since a folder was finished.

    The manifest is written last, so none of the folders may be younger. What is
    written into a file leaves no trace there; that costs a look at every file.
    A link in place of a folder is nothing a build left: writing would follow it.
    """
    try:
        finished = (root / MANIFEST).stat().st_mtime_ns
        found = (os.lstat(f"{root}/{folder}") for folder in folders)
        return all(S_ISDIR(it.st_mode) and it.st_mtime_ns <= finished for it in found)
    except OSError:
        return False
