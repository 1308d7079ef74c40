"""Writes the files of the index with their compressed copies, each as soon as it is made."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Mapping
from functools import partial
from types import TracebackType
from typing import TYPE_CHECKING, Self

from tearsheet.cache.step_cache import content_digest
from tearsheet.output.compressed_file import CompressedFile, compress_text
from tearsheet.output.output_tree import OutputTree
from tearsheet.processes.executors import count_processors

if TYPE_CHECKING:
    from concurrent.futures import ThreadPoolExecutor

FEW = 8
"""So many files, as after an edit, are compressed sooner than threads have been imported."""

BUSY = 2
"""So many processors are kept busy by whoever makes the files and the process that builds: there
threads would only take turns, which costs an eighth more."""

MOST_WAITING = 32
"""So many files are being compressed at once; whoever makes more of them waits."""

_Forms = Mapping[str, bytes]


class Writing:
    """Takes the files of an index; all are written when it ends."""

    def __init__(self, tree: OutputTree) -> None:
        self._tree = tree
        self._threads: ThreadPoolExecutor | None = None
        self._taken = 0
        self._waiting: deque[Callable[[], _Forms]] = deque()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        while self._waiting and error is None:
            self._write_first()
        if self._threads:
            self._threads.shutdown(cancel_futures=True)

    def __setitem__(self, path: str, data: bytes) -> None:
        file = compress_text(path, data)
        if all(form in self._tree.present for form in file.forms):
            return
        self._waiting.append(self._begin(file))
        if len(self._waiting) > MOST_WAITING:
            self._write_first()

    def _begin(self, file: CompressedFile) -> Callable[[], _Forms]:
        """What returns the copies of a file; where there are many, threads have begun them."""
        self._taken += 1
        if self._taken <= FEW or count_processors() <= BUSY:
            return partial(_make, file)
        if self._threads is None:
            from concurrent.futures import ThreadPoolExecutor

            # Both compressors leave the interpreter alone while they work.
            self._threads = ThreadPoolExecutor()
        return self._threads.submit(_make, file).result

    def _write_first(self) -> None:
        for path, data in self._waiting.popleft()().items():
            self._tree.write(path, data, content_digest(data))


def _make(file: CompressedFile) -> _Forms:
    return {path: make() for path, make in file.forms.items()}
