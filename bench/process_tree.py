"""What a program and everything it started use, read from /proc while they run."""

from __future__ import annotations

import os
import threading
import time
from pathlib import Path

PROC = Path("/proc")
SHORTEST_PAUSE = 0.02
LOOK_TO_PAUSE = 20
"""Looking takes a twentieth of the time at most, so that it does not slow down what it measures."""


class MemoryWatch(threading.Thread):
    """Adds up the proportional memory (PSS) of one session's processes, again and again.

    Shared pages count once: a program that forks is not charged twice for
    what its children only read.
    """

    def __init__(self, session: int) -> None:
        super().__init__(daemon=True)
        self.peak_bytes = 0
        self.own_peaks: dict[int, int] = {}
        """The most memory that each process ever held, by its number."""
        self._session = session
        self._over = threading.Event()

    def run(self) -> None:
        pause = SHORTEST_PAUSE
        while not self._over.wait(pause):
            begin = time.perf_counter()
            self.look()
            pause = max(SHORTEST_PAUSE, LOOK_TO_PAUSE * (time.perf_counter() - begin))

    def stop(self) -> None:
        """End the watch; `peak_bytes` holds the most that was seen."""
        self._over.set()
        self.join()

    def look(self) -> None:
        """Note what the processes that are there now hold."""
        processes = find_members(self._session)
        together = sum(map(read_memory, processes))
        # The kernel remembers each process's own peak, also one between two looks.
        for process in processes:
            seen = self.own_peaks.get(process, 0)
            self.own_peaks[process] = max(seen, read_own_peak(process))
        self.peak_bytes = max(self.peak_bytes, together, *self.own_peaks.values())


def find_members(session: int) -> list[int]:
    """The processes of a session: the program that opened it and whatever came of it."""
    numbers = (entry.name for entry in PROC.iterdir() if entry.name.isdigit())
    return [int(number) for number in numbers if _session_of(number) == session]


def read_memory(process: int) -> int:
    """The proportional memory of a process in bytes; nothing once it has ended."""
    return _read_kibibytes(process, "smaps_rollup", "Pss:")


def read_own_peak(process: int) -> int:
    """The most memory a process ever held, in bytes; nothing once it has ended."""
    return _read_kibibytes(process, "status", "VmHWM:")


def read_processor_seconds(session: int) -> float:
    """What all processes of a session have used, those that ended included, in the system too."""
    ticks = 0
    for process in find_members(session):
        fields = (PROC / str(process) / "stat").read_text().rpartition(")")[2].split()
        # Its own, and those of the children it has waited for.
        ticks += sum(map(int, fields[11:15]))
    return ticks / os.sysconf("SC_CLK_TCK")


def _read_kibibytes(process: int, file: str, label: str) -> int:
    try:
        text = (PROC / str(process) / file).read_text()
    except OSError:
        return 0
    values = (line.split()[1] for line in text.splitlines() if line.startswith(label))
    return 1024 * int(next(values, 0))


def _session_of(process: str) -> int | None:
    try:
        stat = (PROC / process / "stat").read_text()
    except OSError:
        return None
    # The name in brackets may hold spaces; what follows it may not: state, parent, group, session.
    return int(stat.rpartition(")")[2].split()[3])
