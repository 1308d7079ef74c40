"""A folder as a target: writes are atomic (temporary file and rename), symlinks are rejected.

Obstore's LocalStore follows symlinks, puts temporary files among those being served,
and has no conditional update.
"""

from __future__ import annotations

import errno
import fcntl
import os
import shutil
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from hashlib import blake2b
from pathlib import Path
from uuid import uuid4

from tearsheet.errors import MachineError
from tearsheet.publish.target import Found, Version
from tearsheet.publish.target_paths import OWN

DRAFTS = f"{OWN}/drafts"
LOCK = f"{OWN}/lock"

_FULL = frozenset({errno.ENOSPC, errno.EDQUOT})


@dataclass(frozen=True, slots=True)
class Folder:
    """A target on a local or mounted disk."""

    name: str
    root: Path
    keeps_headers: bool = False
    _verified: set[Path] = field(default_factory=set)
    """Folders that were checked to be no symlinks."""

    def find(self, path: str) -> Found | None:
        """Read a small file; None if it does not exist."""
        with self._plain_words(path):
            try:
                self._reject_links(path)
                data = (self.root / path).read_bytes()
            except FileNotFoundError:
                return None
            return Found(data, _version(data))

    def put(self, path: str, body: bytes | Path, headers: Mapping[str, str]) -> None:  # noqa: ARG002
        """Write a file; its headers are up to the web server."""
        self._put_in_place(path, _writer(body))

    def copy(self, source: str, path: str) -> None:
        """Hard-link a file to a second path, which takes no disk space."""
        origin = self.root / source
        self._put_in_place(path, lambda draft: _link(origin, draft))

    def remove(self, paths: Iterable[str]) -> None:
        """Remove files, and folders left empty."""
        for path in paths:
            with self._plain_words(path):
                try:
                    self._reject_links(path)
                    (self.root / path).unlink(missing_ok=True)
                except FileNotFoundError:
                    continue
                self._remove_empty(self.root / path)

    def walk(self, folder: str) -> Iterator[str]:
        """Yield the path of every file below a folder; of all files if it is empty."""
        top = self.root / folder
        for place, _, names in os.walk(top):
            for name in sorted(names):
                yield Path(place, name).relative_to(self.root).as_posix()

    def create(self, path: str, data: bytes) -> Version | None:
        """Write a small file unless it already exists."""
        with self._locked(path):
            if self.find(path) is not None:
                return None
            self.put(path, data, {})
            return _version(data)

    def exchange(self, path: str, data: bytes, version: Version) -> Version | None:
        """Replace a small file unless it has changed since this version (compare and swap)."""
        with self._locked(path):
            current = self.find(path)
            if current is None or current.version != version:
                return None
            self.put(path, data, {})
            return _version(data)

    def clear_drafts(self) -> None:
        """Remove temporary files left behind by an interrupted publication."""
        with self._plain_words(DRAFTS):
            self._reject_links(f"{DRAFTS}/any")
            shutil.rmtree(self.root / DRAFTS, ignore_errors=True)
            self._verified.discard(self.root / DRAFTS)

    def _put_in_place(self, path: str, write: Callable[[Path], None]) -> None:
        draft = self.root / DRAFTS / uuid4().hex
        place = self.root / path
        with self._plain_words(path):
            self._make_folders(draft)
            self._make_folders(place)
            try:
                write(draft)
                # Rename replaces a symlink instead of following it.
                draft.replace(place)
            finally:
                # Renaming one hard link onto another of the same file leaves both.
                draft.unlink(missing_ok=True)

    def _make_folders(self, file: Path) -> None:
        if file.parent in self._verified:
            return
        self._reject_links(file.relative_to(self.root).as_posix(), make=True)
        self._verified.add(file.parent)

    def _reject_links(self, path: str, *, make: bool = False) -> None:
        """Check that no folder above a file is a symlink; with `make`, create missing ones."""
        folder = self.root
        if make:
            folder.mkdir(parents=True, exist_ok=True)
        for segment in path.split("/")[:-1]:
            folder = folder / segment
            if folder.is_symlink():
                raise MachineError(
                    f'{self.name}: "{folder}" is a link; nothing is published through it.',
                    "Put a real folder in its place, or publish to the folder it leads to.",
                )
            if make:
                with suppress(FileExistsError):
                    folder.mkdir()

    def _remove_empty(self, file: Path) -> None:
        for folder in file.parents:
            if folder == self.root:
                return
            try:
                folder.rmdir()
            except OSError:
                return
            self._verified.discard(folder)

    @contextmanager
    def _locked(self, path: str) -> Iterator[None]:
        with self._plain_words(path):
            lock = self.root / LOCK
            self._make_folders(lock)
            # O_NOFOLLOW: a symlink in place of the lock file is not followed.
            handle = os.open(lock, os.O_RDWR | os.O_CREAT | os.O_NOFOLLOW, 0o644)
            try:
                fcntl.flock(handle, fcntl.LOCK_EX)
                yield
            finally:
                os.close(handle)

    @contextmanager
    def _plain_words(self, path: str) -> Iterator[None]:
        try:
            yield
        except OSError as error:
            raise _refusal(self.name, path, error) from error


def _writer(body: bytes | Path) -> Callable[[Path], None]:
    if isinstance(body, Path):
        return lambda draft: _copy_file(body, draft)
    return lambda draft: _write(body, draft)


def _write(body: bytes, draft: Path) -> None:
    draft.write_bytes(body)


def _copy_file(file: Path, draft: Path) -> None:
    shutil.copyfile(file, draft)


def _link(origin: Path, draft: Path) -> None:
    try:
        draft.hardlink_to(origin)
    except OSError as error:
        # Not every file system has hard links.
        if error.errno not in (errno.EPERM, errno.ENOTSUP, errno.EMLINK, errno.EXDEV):
            raise
        shutil.copyfile(origin, draft)


def _version(data: bytes) -> Version:
    return {"digest": blake2b(data, digest_size=16).hexdigest()}


def _refusal(target: str, path: str, error: OSError) -> MachineError:
    if error.errno in _FULL:
        return MachineError(
            f'{target}: the disk is full; "{path}" could not be written.',
            "Make room and publish again; visitors still see what they saw before.",
        )
    reason = error.strerror or str(error)
    if error.errno in (errno.EACCES, errno.EPERM, errno.EROFS):
        return MachineError(
            f'{target}: there is no right to touch "{path}": {reason}.',
            "Publish as the user the folder belongs to, or give this one the right to write.",
        )
    if error.errno in (errno.ENOTDIR, errno.EISDIR, errno.EEXIST):
        return MachineError(
            f'{target}: "{path}" has no room: {reason}.',
            "A file stands where a folder should be, or the other way round: move it away.",
        )
    if error.errno == errno.ENOENT:
        return MachineError(
            f'{target}: "{path}" should be there and is not.',
            "Publish with --fresh, which believes nothing of what lies there.",
        )
    return MachineError(
        f'{target}: "{path}" could not be written: {reason}.',
        "Mind the disk, and publish again; what was written is not written again.",
    )
