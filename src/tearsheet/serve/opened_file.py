"""A large file kept open, so that its bytes can be sent even after its path was replaced."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

DESCRIPTORS = Path("/proc/self/fd")


@dataclass(frozen=True, slots=True)
class OpenedFile:
    """A file held by its descriptor, which swapping the folders does not affect."""

    handle: int
    size: int
    modified: int
    """Modification time in nanoseconds."""
    name: str
    """Path that opens exactly this file."""

    def close(self) -> None:
        """Close the descriptor; responses in progress have their own."""
        os.close(self.handle)


def open_file(place: Path) -> OpenedFile:
    """Open a file for reading.

    Raises:
        OSError: it does not exist, or is a symlink.
    """
    handle = os.open(place, os.O_RDONLY | os.O_NOFOLLOW | os.O_CLOEXEC)
    # Without /proc, the file may be replaced before it is opened by path.
    name = f"{DESCRIPTORS}/{handle}" if DESCRIPTORS.exists() else str(place)
    status = os.fstat(handle)
    return OpenedFile(handle, status.st_size, status.st_mtime_ns, name)


def read_whole(file: OpenedFile) -> bytes:
    """Read the whole file."""
    return os.pread(file.handle, file.size, 0)
