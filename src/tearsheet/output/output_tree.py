"""The folder a site is written to: under another name first, put in place whole.

The site has two folders, the one that is seen and a spare one. A build brings
the spare up to date, proves it, and exchanges the two in one step of the file
system; then it brings the other up to date by linking, so that the next build
has only to write what changed. A build that is killed leaves the seen folder
as it was.
"""

from __future__ import annotations

import ctypes
import errno
import os
import shutil
from collections.abc import Collection, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from tearsheet.errors import MachineError
from tearsheet.output.disk_errors import DiskFull, disk_error
from tearsheet.output.file_writing import write_new
from tearsheet.output.manifest import (
    MANIFEST,
    Manifest,
    find_manifest,
    folders_of,
    is_untouched,
    tree_digest,
    write_manifest,
)
from tearsheet.output.policies import Policies
from tearsheet.output.relative_path import reject_outside

_AT_FDCWD = -100
_RENAME_EXCHANGE = 2


@dataclass(slots=True)
class OutputTree:
    """The spare folder while a build writes to it."""

    seen: Path
    spare: Path
    present: dict[str, str]
    """The files that lie in the spare folder, with their digests."""
    later: Path | None = None
    """On a first build, the folder that becomes the spare one: what pages write is linked there."""
    opened: str = ""
    """The digest of the folder as it was found; empty when it was not whole."""
    written: int = 0
    bytes_written: int = 0
    removed: int = 0
    linked: dict[str, str] = field(default_factory=dict)
    """What lies in that later folder already."""

    def write_all(self, files: Mapping[str, bytes], digests: Mapping[str, str]) -> None:
        """Put several files in."""
        for path, data in files.items():
            self.write(path, data, digests[path])

    def note_written(self, sizes: Mapping[str, int], digests: Mapping[str, str]) -> None:
        """Take account of files that another process has put in."""
        for path, size in sizes.items():
            self.present[path] = digests[path]
            if self.later:
                self.linked[path] = digests[path]
            self.written += 1
            self.bytes_written += size

    def write(self, path: str, data: bytes, content: str) -> None:
        """Put a file in, unless the same is there."""
        if self.present.get(path) == content:
            return
        write_new(str(self.spare), path, data)
        self.present[path] = content
        self.written += 1
        self.bytes_written += len(data)

    def drop(self, unwanted: Collection[str]) -> None:
        """Remove files."""
        for path in unwanted:
            _remove(self.spare, path)
            del self.present[path]
        self.removed += len(unwanted)

    def finish(
        self, languages: tuple[str, ...], *, redirects: dict[str, str], policies: Policies
    ) -> str:
        """Write down what the folder holds; only now it counts as whole."""
        files = dict(sorted(self.present.items()))
        manifest = Manifest(
            files=files, redirects=redirects, languages=languages, policies=policies
        )
        try:
            write_manifest(self.spare, manifest)
        except OSError as error:
            raise disk_error(error, self.spare / MANIFEST) from error
        return tree_digest(self.spare)


def open_tree(seen: Path) -> OutputTree:
    """Open the spare folder beside the seen one; what is not known to be whole is cleared."""
    # A link or a dot stands for a folder; only beside that there is room for a spare.
    seen = seen.resolve()
    spare = spare_of(seen)
    manifest, opened = find_manifest(spare), tree_digest(spare)
    # Left behind by a first build that came to nothing.
    shutil.rmtree(_later_of(seen), ignore_errors=True)
    try:
        if spare.is_symlink():
            # Nobody who builds made it; what it leads to is none of the site's.
            spare.unlink()
        if manifest is None or not is_untouched(spare, folders_of(manifest.files)):
            shutil.rmtree(spare, ignore_errors=True)
            spare.mkdir(parents=True)
            return OutputTree(seen, spare, {}, _begin_later(seen))
        # Until it is finished the folder is in between, and says so by having no manifest.
        (spare / MANIFEST).unlink()
    except OSError as error:
        raise disk_error(error, spare) from error
    return OutputTree(seen, spare, dict(manifest.files), opened=opened)


def _begin_later(seen: Path) -> Path | None:
    if seen.exists():
        return None
    later = _later_of(seen)
    later.mkdir()
    return later


def _later_of(seen: Path) -> Path:
    return spare_of(seen).with_suffix(".later")


@contextmanager
def room_given_back(seen: Path) -> Iterator[None]:
    """Remove what a build has half written when the disk is full.

    A whole spare folder stays: its files are links to those that are seen, and take no room.
    """
    try:
        yield
    except DiskFull:
        spare, later = spare_of(seen), _later_of(seen)
        if find_manifest(spare) is None:
            shutil.rmtree(spare, ignore_errors=True)
        shutil.rmtree(later, ignore_errors=True)
        raise


def reject_foreign(seen: Path) -> None:
    """Refuse to build where something lies that no build wrote."""
    if not seen.exists() or find_manifest(seen) is not None:
        return
    if not seen.is_dir():
        remedy = "Remove it, or choose another folder with --out."
        raise MachineError(f'"{seen}" is a file, and the site needs a folder there.', remedy)
    if any(seen.iterdir()):
        raise MachineError(
            f'"{seen}" holds files that no build wrote.',
            "Move them away, or choose another folder with --out.",
        )


def spare_of(seen: Path) -> Path:
    """The other folder of a site, beside the one that is seen."""
    whole = seen.resolve()
    return whole.parent / f".{whole.name}.next"


def put_in_place(tree: OutputTree) -> None:
    """Let the spare folder be seen, and bring the other up to date."""
    reject_foreign(tree.seen)
    known = _known_files(tree)
    if tree.seen.exists():
        exchange(tree.seen, tree.spare)
        if not known:
            shutil.rmtree(tree.spare, ignore_errors=True)
    else:
        tree.spare.rename(tree.seen)
        if tree.later:
            tree.later.rename(tree.spare)
    _catch_up(tree, known)


def _known_files(tree: OutputTree) -> Mapping[str, str]:
    """What is known to lie in the folder that becomes the spare one; nothing when it may not."""
    if tree.later:
        return tree.linked
    before = find_manifest(tree.seen)
    # Files of the two folders are the same on the disk: who trusts neither links all of them anew.
    if before is None or not tree.opened or not is_untouched(tree.seen, folders_of(before.files)):
        return {}
    return before.files


def _catch_up(tree: OutputTree, old: Mapping[str, str]) -> None:
    spare = tree.spare
    spare.mkdir(exist_ok=True)
    (spare / MANIFEST).unlink(missing_ok=True)
    folders: set[str] = set()
    for path in old.keys() - tree.present.keys():
        _remove(spare, path)
    try:
        for path, content in tree.present.items():
            if old.get(path) == content:
                continue
            reject_outside(path, str(spare))
            folder = path.rpartition("/")[0]
            if folder not in folders:
                os.makedirs(f"{spare}/{folder}", exist_ok=True)
                folders.add(folder)
            if path in old:
                os.unlink(f"{spare}/{path}")
            os.link(f"{tree.seen}/{path}", f"{spare}/{path}")
        shutil.copyfile(tree.seen / MANIFEST, spare / MANIFEST)
    except OSError:
        # The site is in place; without a spare the next build only takes longer.
        shutil.rmtree(spare, ignore_errors=True)


def exchange(one: Path, other: Path) -> None:
    """Exchange two folders in one step, so that there is no moment with neither."""
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
    # For systems that cannot exchange: the gap is two renames long.
    aside = one.with_name(f".{one.name}.aside")
    one.rename(aside)
    other.rename(one)
    aside.rename(other)


def _remove(folder: Path, path: str) -> None:
    # It may be told by a manifest, which lies where others can write.
    reject_outside(path, str(folder))
    file = folder / path
    file.unlink(missing_ok=True)
    for parent in file.parents:
        if parent == folder:
            return
        try:
            parent.rmdir()
        except OSError:
            return
