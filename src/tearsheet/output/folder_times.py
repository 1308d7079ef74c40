"""Whether the folder of a finished build was modified since, which is told by times alone."""

from __future__ import annotations

import os
from collections.abc import Collection, Iterable, Sequence
from pathlib import Path
from stat import S_ISDIR, S_ISREG

from tearsheet.output.manifest import MANIFEST, list_parts
from tearsheet.output.manifest_parts import PARTS
from tearsheet.processes.forked_check import holds_for_all

_MANY = 1 << 16
"""More names than a file has."""
MOST_LOOKED_AT = 100_000
"""Files; of a larger site only the folders are looked at: all its files would take seconds."""


def folders_of(paths: Iterable[str]) -> list[str]:
    """All parent folders of some files; the root is the empty string."""
    folders = {""}
    for path in paths:
        folder = path.rpartition("/")[0]
        while folder not in folders:
            folders.add(folder)
            folder = folder.rpartition("/")[0]
    return sorted(folders)


def choose_looked_at(files: Collection[str]) -> Collection[str]:
    """The files of a site that are looked at; of a large one none, so edits in place are missed."""
    return files if len(files) <= MOST_LOOKED_AT else ()


def is_untouched(root: Path, folders: Iterable[str], files: Collection[str]) -> bool:
    """Whether no file was added, removed, replaced or edited since a build was finished.

    The manifest is written last, so no folder and no file may be newer. A symlink in
    place of a folder counts as a change, because writing would follow it. An edit that
    sets the time of the file back is not noticed: that would take reading every file.
    """
    return count_names(root, folders, files) is not None


def count_names(root: Path, folders: Iterable[str], files: Collection[str]) -> int | None:
    """The fewest names that a file of an untouched build has; None for one that is not.

    With a second name, each is a hard link to a file of another folder. The folders are not
    listed: their own time tells what came and went.
    """
    try:
        finished = (root / MANIFEST).stat().st_mtime_ns
        if not _are_older(root, [*folders, *_parts_of(root)], finished):
            return None
        looked_at = (*choose_looked_at(files), *list_parts(root))
        return _count_names((f"{root}/{path}" for path in looked_at), finished)
    except (OSError, _Younger):
        return None


def are_folders_untouched(root: Path, folders: Iterable[str]) -> bool:
    """Whether no file was added, removed or replaced since a build was finished.

    Enough where the files are hard links to others that were looked at.
    """
    try:
        finished = (root / MANIFEST).stat().st_mtime_ns
        return _are_older(root, [*folders, *_parts_of(root)], finished)
    except OSError:
        return False


def _parts_of(root: Path) -> tuple[str, ...]:
    return (PARTS,) if os.path.lexists(root / PARTS) else ()


def _are_older(root: Path, folders: Sequence[str], finished: int) -> bool:
    """Whether folders are at most as young as the manifest, and none is a symlink."""
    look = os.lstat

    def check(begin: int, end: int) -> bool:
        seen = (look(f"{root}/{folder}") for folder in folders[begin:end])
        return all(S_ISDIR(it.st_mode) and it.st_mtime_ns <= finished for it in seen)

    return holds_for_all(check, len(folders))


class _Younger(Exception):
    """A file that is younger than the manifest."""


def _count_names(files: Iterable[str], finished: int) -> int:
    """The fewest names that one of some files has, which are at most as young as the manifest."""
    look = os.lstat
    fewest = _MANY
    for file in files:
        status = look(file)
        if status.st_mtime_ns > finished:
            raise _Younger
        if status.st_nlink < fewest and S_ISREG(status.st_mode):
            fewest = status.st_nlink
    return fewest
