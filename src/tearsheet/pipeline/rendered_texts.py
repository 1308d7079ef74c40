"""The searchable texts of the pages that were just rendered; only some of them in memory."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

import msgspec

from tearsheet.pipeline.spilled_bytes import SpilledBytes
from tearsheet.search.text.page_text import PageText

MOST_IN_MEMORY = 500
"""A text takes 7 KB; further ones lie in a file, so that memory does not grow with the site."""

FILE = "texts.draft"


class RenderedTexts(Mapping[str, PageText]):
    """The texts by the address of their page, in the order in which they were added."""

    def __init__(self, folder: Path, most: int = MOST_IN_MEMORY) -> None:
        self._encoded = SpilledBytes(folder / FILE, most)

    def add(self, address: str, text: bytes) -> None:
        """Add the encoded text of a page.

        Raises:
            MachineError: the disk is full, or closed to us.
        """
        self._encoded.add(address, text)

    def __contains__(self, address: object) -> bool:
        return address in self._encoded

    def __getitem__(self, address: str) -> PageText:
        return _decoder().decode(self._encoded[address])

    def __iter__(self) -> Iterator[str]:
        return iter(self._encoded)

    def __len__(self) -> int:
        return len(self._encoded)

    def close(self) -> None:
        """Give the room of the file back."""
        self._encoded.close()


@cache
def _decoder() -> msgspec.msgpack.Decoder[PageText]:
    return msgspec.msgpack.Decoder(PageText)
