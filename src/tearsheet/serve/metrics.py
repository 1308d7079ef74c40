"""Counters in shared memory that the workers write and their parent reads."""

from __future__ import annotations

import mmap
import os
from bisect import bisect_left
from collections.abc import Iterator, Sequence

from tearsheet.serve.observation import Observed

KINDS = ("document", "asset", "file", "health")
CLASSES = (2, 3, 4, 5)
"""Status classes: 2 for 2xx."""

LIMITS = (0.00001, 0.000025, 0.00005, 0.0001, 0.00025, 0.0005, 0.001, 0.005, 0.025, 0.1)
"""Histogram buckets in seconds: from memory takes microseconds, from the disk milliseconds."""

_NANOSECOND_LIMITS = [round(limit * 1e9) for limit in LIMITS]

_PROCESS, _NOT_MODIFIED, _NANOSECONDS = 0, 1, 2
_BUCKETS = 3
_BYTES = _BUCKETS + len(LIMITS) + 1
_REQUESTS = _BYTES + len(KINDS)
_FIRST_CLASS = _REQUESTS - CLASSES[0]
_WIDTH = _REQUESTS + len(KINDS) * len(CLASSES)
_NUMBER = 8
"""Bytes of one counter, written atomically: no reader sees a torn value."""


class Metrics:
    """Counters of all workers; each writes its own row, so no lock is needed."""

    def __init__(self, workers: int) -> None:
        # Anonymous memory is shared with processes forked later.
        self._numbers = memoryview(mmap.mmap(-1, workers * _WIDTH * _NUMBER)).cast("Q")
        self._workers = range(workers)
        self._row = self._row_of(0)

    def begin(self, worker: int) -> None:
        """Count for one worker from now on; a respawned worker continues its counters."""
        self._row = self._row_of(worker)
        self._row[_PROCESS] = os.getpid()

    def observe(self, requests: Sequence[Observed]) -> None:
        """Count some requests."""
        # Summed in a list first: an access to shared memory costs twice as much.
        counted, row = [0] * _WIDTH, self._row
        for _, _, path, (status, size), before, after in requests:
            kind, nanoseconds = number_of_kind(path), after - before
            counted[_FIRST_CLASS + len(CLASSES) * kind + status // 100] += 1
            counted[_BYTES + kind] += size
            counted[_BUCKETS + bisect_left(_NANOSECOND_LIMITS, nanoseconds)] += 1
            counted[_NANOSECONDS] += nanoseconds
            counted[_NOT_MODIFIED] += status == NOT_MODIFIED
        for place, count in enumerate(counted):
            if count:
                row[place] += count

    def processes(self) -> list[int]:
        """Process IDs of the workers that have started."""
        return [row[_PROCESS] for row in self._rows() if row[_PROCESS]]

    def requests(self) -> Iterator[tuple[str, int, int]]:
        """Number of requests by kind and status class."""
        for number, kind in enumerate(KINDS):
            for place, hundred in enumerate(CLASSES):
                yield kind, hundred, self._sum(_REQUESTS + number * len(CLASSES) + place)

    def sizes(self) -> Iterator[tuple[str, int]]:
        """Number of bytes sent by kind."""
        return ((kind, self._sum(_BYTES + number)) for number, kind in enumerate(KINDS))

    def not_modified(self) -> int:
        """Number of 304 responses."""
        return self._sum(_NOT_MODIFIED)

    def seconds(self) -> float:
        """Total seconds of all responses."""
        return self._sum(_NANOSECONDS) / 1e9

    def buckets(self) -> list[int]:
        """Number of responses in each histogram bucket, not cumulative; the last is +Inf."""
        return [self._sum(_BUCKETS + place) for place in range(len(LIMITS) + 1)]

    def _sum(self, place: int) -> int:
        return sum(row[place] for row in self._rows())

    def _rows(self) -> Iterator[memoryview[int]]:
        return map(self._row_of, self._workers)

    def _row_of(self, worker: int) -> memoryview[int]:
        return self._numbers[worker * _WIDTH : (worker + 1) * _WIDTH]


NOT_MODIFIED = 304


def number_of_kind(path: str) -> int:
    """Index into KINDS of a path, by its form."""
    if path.endswith("/"):
        return 0
    if path.startswith("/assets/"):
        return 1
    return 3 if path == "/healthz" else 2
