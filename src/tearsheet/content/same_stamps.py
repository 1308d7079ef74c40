"""A look at very many files and folders, on several processors."""

from __future__ import annotations

from tearsheet.cache.stamps import BYTES_OF_STAMP, look_as
from tearsheet.processes.forked_check import holds_for_all


def look_again(paths: list[str], stored: bytes) -> bool:
    """Whether all files and folders are there and look as they did."""
    numbers = memoryview(stored)

    def look(begin: int, end: int) -> bool:
        return look_as(paths[begin:end], numbers[begin * BYTES_OF_STAMP : end * BYTES_OF_STAMP])

    return len(stored) == len(paths) * BYTES_OF_STAMP and holds_for_all(look, len(paths))
