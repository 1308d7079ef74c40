"""Puts a finished site in the place of the live one, and brings the other folder up to date."""

from __future__ import annotations

import ctypes
import errno
import os
import shutil
from collections.abc import Collection, Iterable, Mapping
from pathlib import Path

from tearsheet.output.disk_errors import disk_error
from tearsheet.output.folder_times import are_folders_untouched, is_untouched
from tearsheet.output.manifest import MANIFEST, copy_manifest, find_manifest, tree_digest
from tearsheet.output.output_tree import (
    OutputTree,
    find_safe_folders,
    reject_foreign,
    remove_file,
)
from tearsheet.output.relative_path import reject_outside

_AT_FDCWD = -100
_RENAME_EXCHANGE = 2


def put_in_place(tree: OutputTree) -> None:
    """Make the spare folder live, and update the other one."""
    reject_foreign(tree.seen)
    changes = _find_changes(tree)
    if tree.seen.exists():
        exchange(tree.seen, tree.spare)
        if changes is None:
            shutil.rmtree(tree.spare, ignore_errors=True)
    else:
        tree.spare.rename(tree.seen)
        if tree.later:
            tree.later.rename(tree.spare)
    _update_spare(tree, tree.present.keys() if changes is None else changes)


def _find_changes(tree: OutputTree) -> Collection[str] | None:
    """The paths at which the folder that becomes the spare one has something else, or nothing.

    None if it cannot be trusted.
    """
    if tree.later:
        return tree.touched
    # The folders share files by hard links: if either was modified, all are linked anew.
    if not tree.opened:
        return None
    if tree.shares and tree.opened == tree_digest(tree.seen):
        # Then these are links to the files that were looked at in the spare folder.
        return tree.touched if are_folders_untouched(tree.seen, tree.folders) else None
    before = find_manifest(tree.seen)
    if before is None:
        return None
    untouched = is_untouched(tree.seen, find_safe_folders(tree.seen, before.files), before.files)
    return _find_others(before.files, tree.present) if untouched else None


def _find_others(before: Mapping[str, str], now: Mapping[str, str]) -> set[str]:
    changed = {path for path, content in now.items() if before.get(path) != content}
    return changed.union(before.keys() - now.keys())


def _update_spare(tree: OutputTree, changes: Iterable[str]) -> None:
    spare = tree.spare
    spare.mkdir(exist_ok=True)
    (spare / MANIFEST).unlink(missing_ok=True)
    folders: set[str] = set()
    gone = [path for path in changes if path not in tree.present]
    for path in gone:
        remove_file(spare, path)
    try:
        for path in changes:
            if path not in tree.present:
                continue
            reject_outside(path, str(spare))
            folder = path.rpartition("/")[0]
            if folder not in folders:
                os.makedirs(f"{spare}/{folder}", exist_ok=True)
                folders.add(folder)
            _link(f"{tree.seen}/{path}", f"{spare}/{path}")
        copy_manifest(tree.seen, spare)
    except OSError:
        # The site is in place; without a spare the next build only takes longer.
        shutil.rmtree(spare, ignore_errors=True)


def _link(source: str, target: str) -> None:
    try:
        os.link(source, target)
    except FileExistsError:
        os.unlink(target)
        os.link(source, target)


def exchange(one: Path, other: Path) -> None:
    """Swap two folders atomically."""
    try:
        rename = ctypes.CDLL(None, use_errno=True).renameat2
    except AttributeError:
        _exchange_in_steps(one, other)
        return
    names = os.fsencode(one), os.fsencode(other)
    if rename(_AT_FDCWD, names[0], _AT_FDCWD, names[1], _RENAME_EXCHANGE) == 0:
        return
    code = ctypes.get_errno()
    if code in (errno.EINVAL, errno.ENOSYS, errno.ENOTSUP):
        _exchange_in_steps(one, other)
        return
    raise disk_error(OSError(code, os.strerror(code)), one)


def _exchange_in_steps(one: Path, other: Path) -> None:
    # Fallback without atomic swap: the path is missing between two renames.
    aside = one.with_name(f".{one.name}.aside")
    one.rename(aside)
    other.rename(one)
    aside.rename(other)
