"""Sorts more lines than fit into memory."""

from __future__ import annotations

import heapq
from collections.abc import Iterable, Iterator
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory
from types import TracebackType
from typing import Self

SEPARATOR = "\t"
"""Between the key of a line and the rest: it sorts before whatever a key consists of."""


class SortedLines:
    """Takes sorted runs of lines; gives all of them in order, from memory or from the disk."""

    def __init__(self, held: int) -> None:
        self._held = held
        """How many bytes are kept in memory before they are written to the disk."""
        self._runs: list[list[bytes]] = []
        self._size = 0
        self._files: list[Path] = []
        self._stack = ExitStack()
        self._folder: Path | None = None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._stack.close()

    def add(self, lines: Iterable[tuple[str, str]]) -> None:
        """Take some pairs of a key and a value, which are in order."""
        run = [f"{key}{SEPARATOR}{value}\n".encode() for key, value in lines]
        self._runs.append(run)
        self._size += sum(map(len, run))
        if self._size > self._held:
            self._spill()

    def merge(self) -> Iterator[tuple[str, str]]:
        """All pairs, in order."""
        with ExitStack() as stack:
            files = [stack.enter_context(path.open("rb")) for path in self._files]
            for line in heapq.merge(*files, *self._runs):
                key, _, value = line.decode().partition(SEPARATOR)
                yield key, value.removesuffix("\n")

    def _spill(self) -> None:
        """Write what is held to a file of its own."""
        if self._folder is None:
            self._folder = Path(self._stack.enter_context(TemporaryDirectory()))
        path = self._folder / str(len(self._files))
        with path.open("wb") as file:
            file.writelines(heapq.merge(*self._runs))
        self._files.append(path)
        self._runs, self._size = [], 0
