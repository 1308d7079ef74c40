"""Bytes by name, some of them in memory; the others lie in a file until the build ends."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import BinaryIO

from tearsheet.output.disk_errors import disk_error

_BITS_OF_LENGTH = 32
_LONGEST = (1 << _BITS_OF_LENGTH) - 1


class SpilledBytes(Mapping[str, bytes]):
    """In the order in which they were added; memory does not grow with all of them."""

    def __init__(self, file: Path, most: int) -> None:
        self._path = file
        self._most = most
        """How many stay in memory."""
        self._held: dict[str, bytes] = {}
        self._places: dict[str, int] = {}
        """Where in the file each of the others begins, and its length: one number takes a third
        of what two in a tuple would."""
        self._end = 0
        self._file: BinaryIO | None = None

    def add(self, name: str, data: bytes) -> None:
        """Add bytes.

        Raises:
            MachineError: the disk is full, or closed to us.
        """
        if len(self._held) < self._most:
            self._held[name] = data
            return
        try:
            self._open().write(data)
        except OSError as error:
            raise disk_error(error, self._path) from error
        self._places[name] = self._end << _BITS_OF_LENGTH | len(data)
        self._end += len(data)

    def __contains__(self, name: object) -> bool:
        return name in self._held or name in self._places

    def __getitem__(self, name: str) -> bytes:
        if name in self._held:
            return self._held[name]
        place = self._places[name]
        return self._read(place >> _BITS_OF_LENGTH, place & _LONGEST)

    def __iter__(self) -> Iterator[str]:
        yield from self._held
        yield from self._places

    def __len__(self) -> int:
        return len(self._held) + len(self._places)

    def close(self) -> None:
        """Give the room of the file back."""
        if self._file:
            self._file.close()

    def _open(self) -> BinaryIO:
        if self._file is None:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            self._file = self._path.open("w+b")
            # Without a name it is gone with this process, however that ends.
            self._path.unlink()
        return self._file

    def _read(self, begin: int, length: int) -> bytes:
        file = self._open()
        try:
            file.flush()
            return os.pread(file.fileno(), length, begin)
        except OSError as error:
            raise disk_error(error, self._path) from error
