"""The searchable texts of the pages that were just rendered; only some of them in memory."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import BinaryIO

import msgspec

from tearsheet.output.disk_errors import disk_error
from tearsheet.search.text.page_text import PageText

MOST_IN_MEMORY = 1000
"""A text takes 9 KB; further ones lie in a file, so that memory does not grow with the site."""

FILE = "texts.draft"


class RenderedTexts(Mapping[str, PageText]):
    """The texts by the address of their page, in the order in which they were added."""

    def __init__(self, folder: Path, most: int = MOST_IN_MEMORY) -> None:
        self._folder = folder
        self._most = most
        self._held: dict[str, PageText] = {}
        self._places: dict[str, tuple[int, int]] = {}
        """Where in the file each of the others begins, and its length."""
        self._end = 0
        self._file: BinaryIO | None = None

    def add(self, address: str, text: PageText) -> None:
        """Add the text of a page.

        Raises:
            MachineError: the disk is full, or closed to us.
        """
        if len(self._held) < self._most:
            self._held[address] = text
            return
        data = msgspec.msgpack.encode(text)
        try:
            self._open().write(data)
        except OSError as error:
            raise disk_error(error, self._folder / FILE) from error
        self._places[address] = (self._end, len(data))
        self._end += len(data)

    def __getitem__(self, address: str) -> PageText:
        if address in self._held:
            return self._held[address]
        begin, length = self._places[address]
        return self._read(begin, length)

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
            self._folder.mkdir(parents=True, exist_ok=True)
            path = self._folder / FILE
            self._file = path.open("w+b")
            # Without a name it is gone with this process, however that ends.
            path.unlink()
        return self._file

    def _read(self, begin: int, length: int) -> PageText:
        file = self._open()
        try:
            file.flush()
            data = os.pread(file.fileno(), length, begin)
        except OSError as error:
            raise disk_error(error, self._folder / FILE) from error
        return msgspec.msgpack.decode(data, type=PageText)
