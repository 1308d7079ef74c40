"""The output folder of a site, which is replaced atomically.

The site has two folders, the live one and a spare one. A build updates the
spare, checks it, and swaps the two atomically; then it updates the other by
hard links, so that the next build has to write only what changed. A build that
is killed leaves the live folder as it was.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Collection, Iterable, Iterator, Mapping, MutableMapping, Sequence
from contextlib import contextmanager
from pathlib import Path

from msgspec import Struct, field
from msgspec.structs import replace

from tearsheet.errors import MachineError
from tearsheet.output.disk_errors import DiskFull, disk_error
from tearsheet.output.file_writing import write_new
from tearsheet.output.folder_times import count_names, folders_of
from tearsheet.output.manifest import (
    MANIFEST,
    KnownFolders,
    Manifest,
    ManifestRoot,
    find_finished,
    find_manifest,
    is_finished,
    tree_digest,
    update_manifest,
    write_manifest,
)
from tearsheet.output.manifest_parts import DIVISION, FileDivision
from tearsheet.output.policies import Policies
from tearsheet.output.present_files import DamagedManifest
from tearsheet.output.relative_path import is_relative_path, reject_outside


class OutputTree(Struct):
    """The spare folder while a build writes to it."""

    seen: Path
    spare: Path
    present: MutableMapping[str, str]
    """The files in the spare folder, with their digests."""
    later: Path | None = None
    """On a first build, the folder that becomes the spare one: written files are linked there."""
    opened: str = ""
    """Digest of the spare folder when it was opened; empty if it was unfinished."""
    shares: bool = False
    """Whether all its files were hard links to files elsewhere, which are those of the live one."""
    written: int = 0
    bytes_written: int = 0
    removed: int = 0
    touched: set[str] = field(default_factory=set)
    """The paths that were written or removed since it was opened; on a first build without those
    that are linked into the other folder already."""
    folders: Sequence[str] = ()
    """Those of its files when it was opened."""
    before: ManifestRoot | None = None
    """Of the manifest then, if that was divided."""
    division: FileDivision = DIVISION
    """Of the manifest."""

    def write_all(self, files: Mapping[str, bytes], digests: Mapping[str, str]) -> None:
        """Write several files."""
        for path, data in files.items():
            self.write(path, data, digests[path])

    def note_written(self, sizes: Mapping[str, int], digests: Mapping[str, str]) -> None:
        """Record files that another process has written."""
        for path, size in sizes.items():
            self._note(path, digests[path], size)
            if self.later:
                self.touched.discard(path)

    def adopt(self, files: Mapping[str, str], bytes_written: int) -> None:
        """Record files by their digests that another process has written to this folder alone."""
        self.present.update(files)
        self.touched.update(files)
        self.written += len(files)
        self.bytes_written += bytes_written

    def write(self, path: str, data: bytes, content: str) -> None:
        """Write a file unless it is there unchanged."""
        if self.present.get(path) == content:
            return
        write_new(str(self.spare), path, data)
        self._note(path, content, len(data))

    def _note(self, path: str, content: str, size: int) -> None:
        self.present[path] = content
        self.touched.add(path)
        self.written += 1
        self.bytes_written += size

    def drop(self, unwanted: Collection[str]) -> None:
        """Remove files."""
        for path in unwanted:
            remove_file(self.spare, path)
            self.present.pop(path, None)
            self.touched.add(path)
        self.removed += len(unwanted)

    def list_files(self, folder: str) -> list[str]:
        """The paths of the files in one folder, without those in folders below it."""
        try:
            with os.scandir(self.spare / folder) as listing:
                return [f"{folder}/{entry.name}" for entry in listing if not entry.is_dir()]
        except FileNotFoundError:
            return []

    def find_folders(self) -> list[str]:
        """The folders of its files, as they are now."""
        if not self.folders:
            return folders_of(self.present)
        came = [path for path in self.touched if path in self.present]
        folders = {*self.folders, *folders_of(came)}
        gone = folders_of(self.touched.difference(came))
        # A folder is removed with its last file.
        folders.difference_update(it for it in gone if it and not (self.spare / it).is_dir())
        return sorted(folders)

    def finish(
        self,
        languages: tuple[str, ...],
        *,
        redirects: dict[str, str],
        policies: Policies,
        placeholders: dict[str, str],
    ) -> str:
        """Write the manifest, which marks the build as finished."""
        manifest = Manifest(
            files=self.present,
            redirects=redirects,
            languages=languages,
            policies=policies,
            placeholders=placeholders,
        )
        try:
            self._write_manifest(manifest)
        except OSError as error:
            raise disk_error(error, self.spare / MANIFEST) from error
        return tree_digest(self.spare)

    def _write_manifest(self, manifest: Manifest) -> None:
        before, count = self.before, self.division.count(len(manifest.files))
        same = before if before and len(before.parts) == count else None
        if not (same and update_manifest(self.spare, manifest, same, self.touched)):
            files = dict(sorted(self.present.items()))
            write_manifest(self.spare, replace(manifest, files=files), self.division)


def open_tree(seen: Path, known: KnownFolders | None = None) -> OutputTree:
    """Open the spare folder beside the live one; an unfinished or modified one is cleared.

    Where the folders of a site are `known`, its files need not be listed.
    """
    # Symlinks and dots are resolved first: the spare goes beside the real folder.
    seen = seen.resolve()
    spare = spare_of(seen)
    # Left behind by an interrupted first build.
    shutil.rmtree(_later_of(seen), ignore_errors=True)
    try:
        if spare.is_symlink():
            # No build made it, and its target does not belong to the site.
            spare.unlink()
        tree = _open_untouched(seen, spare, known)
        if tree is None:
            shutil.rmtree(spare, ignore_errors=True)
            spare.mkdir(parents=True)
            return OutputTree(seen, spare, {}, _begin_later(seen))
        # A folder without a manifest is unfinished.
        (spare / MANIFEST).unlink()
    except OSError as error:
        raise disk_error(error, spare) from error
    return tree


def _open_untouched(seen: Path, spare: Path, known: KnownFolders | None) -> OutputTree | None:
    """The spare folder as its build has left it; None if it is in any other state."""
    finished, digest = find_finished(spare), tree_digest(spare)
    if finished is None:
        return None
    try:
        is_known = known is not None and known.tree == digest
        folders = known.folders if known and is_known else find_safe_folders(spare, finished.files)
        names = count_names(spare, folders, finished.files)
    except DamagedManifest:
        return None
    if names is None:
        return None
    return OutputTree(
        seen,
        spare,
        finished.files,
        opened=digest,
        shares=names > 1,
        folders=folders,
        before=finished.root,
    )


def find_safe_folders(root: Path, files: Iterable[str]) -> list[str]:
    """The folders of a build's files, none of which may be elsewhere: they are looked into."""
    folders = folders_of(files)
    if not all(is_relative_path(folder) for folder in folders if folder):
        for path in files:
            reject_outside(path, str(root))
    return folders


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
    """Remove partial output when the disk is full.

    A finished spare folder stays: its files are hard links to live ones, and take no space.
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
    """Refuse to build into a folder with files that no build wrote."""
    if not seen.exists() or is_finished(seen):
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
    """The spare folder of a site, beside the live one."""
    resolved = seen.resolve()
    return resolved.parent / f".{resolved.name}.next"


def remove_file(folder: Path, path: str) -> None:
    """Remove a file, and the folders that it leaves empty."""
    # The path may come from a manifest, which others can write to.
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
