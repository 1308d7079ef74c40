"""Writing to the folder of a build from workers that may, or may not, have the same disk."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import mkdtemp
from uuid import uuid4

from msgspec import Struct

from tearsheet.output.disk_errors import disk_error
from tearsheet.output.relative_path import reject_outside

_MARK = "mark"


class SharedFolder(Struct, frozen=True, kw_only=True):
    """A folder as its workers know it: whole files are put into it, whoever else writes them.

    A worker that was taken for dead may still write while another one does its work again.
    """

    into: str
    also: str | None
    """A second folder, into which the files are hard-linked."""
    drafts: str
    """A folder on the same disk, as long as the build runs; it has a mark in it."""
    mark: str

    @property
    def is_reached(self) -> bool:
        """Whether this process sees that folder, and what it writes is the builder's own."""
        file = Path(self.drafts, _MARK)
        try:
            return (
                file.read_text() == self.mark
                and file.stat().st_uid == os.geteuid()
                and os.access(self.drafts, os.W_OK)
            )
        except OSError:
            return False

    def put(self, path: str, data: bytes) -> None:
        """Put a file in place, unless it is there with this content.

        Raises:
            MachineError: the disk is full, or closed to us, or the path leads out of the folder.
        """
        reject_outside(path, self.into)
        target, draft = Path(self.into, path), Path(self.drafts, uuid4().hex)
        try:
            if _has_content(target, data):
                return
            _write_draft(draft, data)
            # Linked first: what is in place is in both.
            if self.also:
                _link(draft, Path(self.also, path))
            _move(draft, target)
        except OSError as error:
            raise disk_error(error, target) from error


@contextmanager
def open_shared_folder(into: Path, also: Path | None) -> Iterator[SharedFolder]:
    """Let workers write to a folder as long as the block lasts.

    Raises:
        MachineError: the disk is full, or closed to us.
    """
    mark = uuid4().hex
    try:
        drafts = mkdtemp(prefix=".drafts-", dir=into)
        Path(drafts, _MARK).write_text(mark)
    except OSError as error:
        raise disk_error(error, into) from error
    try:
        yield SharedFolder(
            into=str(into), also=str(also) if also else None, drafts=drafts, mark=mark
        )
    finally:
        # With what workers left that were killed.
        shutil.rmtree(drafts, ignore_errors=True)


def _has_content(file: Path, data: bytes) -> bool:
    try:
        return file.stat().st_size == len(data) and file.read_bytes() == data
    except FileNotFoundError:
        return False


def _write_draft(draft: Path, data: bytes) -> None:
    # Unlike `write_new`, this makes no folder: when the drafts' is gone, the build has ended.
    handle = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o644)
    with os.fdopen(handle, "wb") as file:
        file.write(data)


def _link(draft: Path, target: Path) -> None:
    try:
        os.link(draft, target)
    except FileNotFoundError:
        target.parent.mkdir(parents=True, exist_ok=True)
        os.link(draft, target)
    except FileExistsError:
        # Of a worker that did not come to the end.
        target.unlink(missing_ok=True)
        os.link(draft, target)


def _move(draft: Path, target: Path) -> None:
    try:
        draft.rename(target)
    except FileNotFoundError:
        target.parent.mkdir(parents=True, exist_ok=True)
        draft.rename(target)
