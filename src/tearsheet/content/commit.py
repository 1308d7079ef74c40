"""The checked-out commit of a folder, read from git's own files.

Asking git itself would take longer than a build that finds nothing to do.
"""

from __future__ import annotations

import re
from pathlib import Path

_COMMIT = re.compile(r"[0-9a-f]{40,64}")


def find_commit(folder: Path) -> str | None:
    """Return the hash of the commit that is checked out.

    There is none without a repository, before its first commit, and where its past
    was cut off: whoever reads only the last commits would take them for the first.
    """
    git = _find_repository(folder)
    if git is None:
        return None
    shared = _shared_by_worktrees(git)
    if (shared / "shallow").exists():
        return None
    head = _read(git / "HEAD")
    if head.startswith("ref: "):
        name = head.removeprefix("ref: ")
        head = _read(git / name) or _read(shared / name) or _find_packed(shared, name)
    return head if _COMMIT.fullmatch(head) else None


def _find_repository(folder: Path) -> Path | None:
    for parent in (folder.resolve(), *folder.resolve().parents):
        git = parent / ".git"
        if git.is_dir():
            return git
        # In a worktree and in a submodule a file says where the folder is.
        if git.is_file():
            return parent / _read(git).removeprefix("gitdir: ")
    return None


def _shared_by_worktrees(git: Path) -> Path:
    shared = _read(git / "commondir")
    return git / shared if shared else git


def _find_packed(shared: Path, name: str) -> str:
    lines = _read(shared / "packed-refs").splitlines()
    return next((line.split()[0] for line in lines if line.endswith(f" {name}")), "")


def _read(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8").strip()
    except (OSError, ValueError):
        return ""
