"""A scheduler and workers, started by the commands that a user types."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

DASK = Path(sys.executable).with_name("dask")
PATIENCE = 60.0
"""In seconds, for a worker to have found its scheduler."""
FOUND = "Starting worker compute stream"


@dataclass(frozen=True)
class DaskProcesses:
    """What was started, each command in a process group of its own."""

    folder: Path
    port: int
    started: list[subprocess.Popen[bytes]] = field(default_factory=list)

    @property
    def address(self) -> str:
        return f"tcp://127.0.0.1:{self.port}"

    def start_scheduler(self) -> subprocess.Popen[bytes]:
        return self._start("scheduler", "--port", str(self.port), "--host", "127.0.0.1")

    def start_worker(self) -> subprocess.Popen[bytes]:
        size = ("--nworkers", "1", "--nthreads", "1", "--local-directory", str(self.folder))
        return self._start("worker", self.address, *size)

    def wait_for_workers(self, count: int) -> None:
        """Wait until the scheduler that was started last has so many workers."""
        limit = time.monotonic() + PATIENCE
        while self._log().read_text().count(FOUND) < count:
            assert time.monotonic() < limit, self._log().read_text()
            time.sleep(0.05)

    def _log(self) -> Path:
        return max(self.folder.glob("scheduler-*.log"))

    def _start(self, *words: str) -> subprocess.Popen[bytes]:
        log = self.folder / f"{words[0]}-{len(self.started)}.log"
        with log.open("wb") as output:
            process = subprocess.Popen(
                (DASK, *words, "--no-dashboard"),
                stdout=output,
                stderr=subprocess.STDOUT,
                start_new_session=True,
            )
        self.started.append(process)
        return process


@contextmanager
def start_dask(folder: Path, workers: int) -> Iterator[DaskProcesses]:
    """A scheduler with some workers; whatever is left of them at the end is killed."""
    running = DaskProcesses(folder, find_free_port())
    try:
        running.start_scheduler()
        for _ in range(workers):
            running.start_worker()
        running.wait_for_workers(workers)
        yield running
    finally:
        for process in running.started:
            kill(process)


def kill(process: subprocess.Popen[bytes]) -> None:
    """Kill a command and all that it started, as a machine that fails does."""
    if process.poll() is None:
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()


def find_free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as server:
        port: int = server.getsockname()[1]
        return port
