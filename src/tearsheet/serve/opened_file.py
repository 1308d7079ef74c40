"""A large file kept open, so that it is sent as it was found whatever becomes of its name."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

DESCRIPTORS = Path("/proc/self/fd")


@dataclass(frozen=True, slots=True)
class OpenedFile:
    """A file on the disk, held by its descriptor: an exchange of folders does not reach it."""

    handle: int
    size: int
    modified: int
    """When it was last written, in nanoseconds."""
    name: str
    """What to open in order to read exactly this file, from its beginning."""

    def close(self) -> None:
        """Let go of it; what is being sent was opened anew and stays."""
        os.close(self.handle)


def open_file(place: Path) -> OpenedFile:
    """Open a file for reading.

    Raises:
        OSError: it is not there, or it is a link.
    """
    handle = os.open(place, os.O_RDONLY | os.O_NOFOLLOW | os.O_CLOEXEC)
    # Where the system has no such folder, a file may change in the moment before it is read.
    name = f"{DESCRIPTORS}/{handle}" if DESCRIPTORS.exists() else str(place)
    status = os.fstat(handle)
    return OpenedFile(handle, status.st_size, status.st_mtime_ns, name)


def read_whole(file: OpenedFile) -> bytes:
    """Read all of it at once."""
    return os.pread(file.handle, file.size, 0)
