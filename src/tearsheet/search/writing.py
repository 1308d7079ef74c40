"""Writes the files of the index with their compressed copies, each as soon as it is made."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from concurrent.futures import Future, ThreadPoolExecutor
from types import TracebackType
from typing import Self

from tearsheet.cache.step_cache import content_digest
from tearsheet.output.compressed_file import CompressedFile, compress_text
from tearsheet.output.output_tree import OutputTree

MOST_WAITING = 32
"""So many files are being compressed at once; whoever makes more of them waits."""

_Forms = Mapping[str, bytes]


class Writing:
    """Takes the files of an index; all are written when it ends."""

    def __init__(self, tree: OutputTree) -> None:
        self._tree = tree
        # Both compressors leave the interpreter alone while they work.
        self._threads = ThreadPoolExecutor()
        self._waiting: deque[Future[_Forms]] = deque()

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
        self._threads.shutdown(cancel_futures=True)

    def __setitem__(self, path: str, data: bytes) -> None:
        file = compress_text(path, data)
        if all(form in self._tree.present for form in file.forms):
            return
        self._waiting.append(self._threads.submit(_make, file))
        if len(self._waiting) > MOST_WAITING:
            self._write_first()

    def _write_first(self) -> None:
        for path, data in self._waiting.popleft().result().items():
            self._tree.write(path, data, content_digest(data))


def _make(file: CompressedFile) -> _Forms:
    return {path: make() for path, make in file.forms.items()}
