"""The manifest of a finished build, and whether the folder was modified since."""

from __future__ import annotations

import os
from collections.abc import Iterable
from dataclasses import dataclass, field
from hashlib import blake2b
from pathlib import Path
from stat import S_ISDIR

from tearsheet.output.policies import Policies

MANIFEST = ".manifest.json"


@dataclass(frozen=True, slots=True)
class Manifest:
    """The files of a build with their digests, and its redirects."""

    files: dict[str, str]
    redirects: dict[str, str]
    languages: tuple[str, ...] = ("en",)
    policies: Policies | None = None
    """Content security policies; None in builds of older engines."""
    placeholders: dict[str, str] = field(default_factory=dict)
    """The settings of `site.yaml` that have an example address."""


def load_manifest(folder: Path) -> Manifest:
    """Load the manifest of a folder.

    Raises:
        OSError: the build was not finished.
        ValueError: the manifest is damaged.
    """
    # Imported lazily: a build without changes needs only the digest.
    import msgspec

    return msgspec.json.decode((folder / MANIFEST).read_bytes(), type=Manifest)


def find_manifest(folder: Path) -> Manifest | None:
    """Load the manifest of a folder; None if the build was not finished."""
    try:
        return load_manifest(folder)
    except (OSError, ValueError):
        return None


def write_manifest(folder: Path, manifest: Manifest) -> None:
    """Write the manifest, which marks the build as finished."""
    import msgspec

    (folder / MANIFEST).write_bytes(msgspec.json.encode(manifest))


def tree_digest(folder: Path) -> str:
    """Digest of a finished build; empty if it was not finished."""
    try:
        return blake2b((folder / MANIFEST).read_bytes(), digest_size=16).hexdigest()
    except OSError:
        return ""


def folders_of(paths: Iterable[str]) -> list[str]:
    """All parent folders of some files; the root is the empty string."""
    folders = {""}
    for path in paths:
        folder = path.rpartition("/")[0]
        while folder not in folders:
            folders.add(folder)
            folder = folder.rpartition("/")[0]
    return sorted(folders)


def is_untouched(root: Path, folders: Iterable[str]) -> bool:
    """Whether no file was added, removed, replaced or edited since a build was finished.

    The manifest is written last, so no folder and no file may be newer. A symlink in
    place of a folder counts as a change, because writing would follow it. An edit that
    sets the time of the file back is not noticed: that would take reading every file.
    """
    try:
        finished = (root / MANIFEST).stat().st_mtime_ns
        return all(_is_older(f"{root}/{folder}", finished) for folder in folders)
    except OSError:
        return False


def are_folders_untouched(root: Path, folders: Iterable[str]) -> bool:
    """Whether no file was added, removed or replaced since a build was finished.

    Enough where the files are hard links to others that were looked at.
    """
    try:
        finished = (root / MANIFEST).stat().st_mtime_ns
        return all(_is_old_folder(f"{root}/{folder}", finished) for folder in folders)
    except OSError:
        return False


def _is_old_folder(folder: str, finished: int) -> bool:
    status = os.lstat(folder)
    return S_ISDIR(status.st_mode) and status.st_mtime_ns <= finished


def _is_older(folder: str, finished: int) -> bool:
    """Whether a folder and everything directly in it is at most as young as the manifest."""
    if not _is_old_folder(folder, finished):
        return False
    with os.scandir(folder) as entries:
        return all(it.stat(follow_symlinks=False).st_mtime_ns <= finished for it in entries)
