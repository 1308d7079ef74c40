"""The checked-out commit of a folder, read from git's own files.

Asking git itself would take longer than a build that finds nothing to do, so this imports nothing
but what is there anyway.
"""

from __future__ import annotations

import os

_DIGITS = frozenset("0123456789abcdef")
_SHORTEST, _LONGEST = 40, 64


def find_commit(folder: str | os.PathLike[str]) -> str | None:
    """Return the hash of the commit that is checked out.

    There is none without a repository, before its first commit, and where its past
    was cut off: whoever reads only the last commits would take them for the first.
    """
    git = _find_repository(os.path.realpath(folder))
    if git is None:
        return None
    shared = _shared_by_worktrees(git)
    if os.path.exists(f"{shared}/shallow"):
        return None
    head = _read(f"{git}/HEAD")
    if head.startswith("ref: "):
        name = head.removeprefix("ref: ")
        head = _read(f"{git}/{name}") or _read(f"{shared}/{name}") or _find_packed(shared, name)
    return head if _is_hash(head) else None


def _find_repository(folder: str) -> str | None:
    while True:
        git = f"{folder}/.git"
        if os.path.isdir(git):
            return git
        # In a worktree and in a submodule a file says where the folder is.
        if os.path.isfile(git):
            return os.path.join(folder, _read(git).removeprefix("gitdir: "))
        folder, below = os.path.dirname(folder), folder
        if folder == below:
            return None


def _shared_by_worktrees(git: str) -> str:
    shared = _read(f"{git}/commondir")
    return os.path.join(git, shared) if shared else git


def _find_packed(shared: str, name: str) -> str:
    lines = _read(f"{shared}/packed-refs").splitlines()
    return next((line.split()[0] for line in lines if line.endswith(f" {name}")), "")


def _is_hash(text: str) -> bool:
    return _SHORTEST <= len(text) <= _LONGEST and _DIGITS.issuperset(text)


def _read(file: str) -> str:
    try:
        with open(file, encoding="utf-8") as opened:
            return opened.read().strip()
    except (OSError, ValueError):
        return ""
