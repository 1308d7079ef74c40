"""The manifest of a finished build, and whether the folder was modified since."""

from __future__ import annotations

import os
from collections.abc import Iterable
from dataclasses import dataclass, field
from hashlib import blake2b
from pathlib import Path
from stat import S_ISDIR, S_ISREG

from tearsheet.output.policies import Policies

MANIFEST = ".manifest.json"
_MANY = 1 << 16
"""More names than a file has."""


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
    return count_names(root, folders) is not None


def count_names(root: Path, folders: Iterable[str]) -> int | None:
    """The fewest names that a file of an untouched build has; None for one that is not.

    With a second name, each is a hard link to a file of another folder.
    """
    try:
        finished = (root / MANIFEST).stat().st_mtime_ns
        counts = [_count_names_in(f"{root}/{folder}", finished) for folder in folders]
    except (OSError, _Younger):
        return None
    return min(counts, default=_MANY)


def are_folders_untouched(root: Path, folders: Iterable[str]) -> bool:
    """Whether no file was added, removed or replaced since a build was finished.

    Enough where the files are hard links to others that were looked at.
    """
    try:
        finished = (root / MANIFEST).stat().st_mtime_ns
        for folder in folders:
            _reject_younger(f"{root}/{folder}", finished)
    except (OSError, _Younger):
        return False
    return True


class _Younger(Exception):
    """A folder or a file that is younger than the manifest."""


def _reject_younger(folder: str, finished: int) -> None:
    status = os.lstat(folder)
    if not S_ISDIR(status.st_mode) or status.st_mtime_ns > finished:
        raise _Younger


def _count_names_in(folder: str, finished: int) -> int:
    """The fewest names that a file in a folder has, which is at most as young as the manifest."""
    _reject_younger(folder, finished)
    fewest = _MANY
    with os.scandir(folder) as entries:
        for entry in entries:
            status = entry.stat(follow_symlinks=False)
            if status.st_mtime_ns > finished:
                raise _Younger
            # Each folder has a manifest of its own.
            if status.st_nlink < fewest and entry.name != MANIFEST and S_ISREG(status.st_mode):
                fewest = status.st_nlink
    return fewest
