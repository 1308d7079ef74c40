"""A scheduler and its workers, started by the commands that a user types."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from bench.cluster.network import Host
from bench.cluster.shares import open_share
from bench.places import INSTALLED, REPOSITORY
from bench.process import Command, start
from bench.process_tree import find_members, read_own_peak, read_processor_seconds

PORT = 8786
LOGS = INSTALLED / "logs" / "cluster"
SCHEDULER = "scheduler"
PATIENCE = 60.0
"""For all workers to have found their scheduler."""
FOUND = "Starting worker compute stream"


class ClusterFailed(Exception):
    """A scheduler or a worker did not start."""


@dataclass(slots=True)
class Cluster:
    """What runs; left the block, it is ended."""

    hosts: Mapping[str, Host]
    folder: Path
    """Of the site."""
    shares_disk: bool
    """Whether workers see that folder."""
    _stack: ExitStack
    _started: dict[str, subprocess.Popen[bytes]] = field(default_factory=dict)

    @property
    def address(self) -> str:
        """Where the scheduler is reached."""
        return f"tcp://{self.hosts[SCHEDULER].address}:{PORT}"

    @property
    def workers(self) -> list[str]:
        """The names of those that were started."""
        return [name for name in self._started if name != SCHEDULER]

    def start_scheduler(self) -> None:
        """Start the scheduler."""
        host = self.hosts[SCHEDULER]
        words = ("scheduler", "--host", host.address, "--port", str(PORT), "--no-dashboard")
        self._start(SCHEDULER, host.words, words)

    def start_worker(self, name: str) -> None:
        """Start a worker of one process with one thread."""
        host = self.hosts[name]
        share = self._stack.enter_context(open_share(name, len(self._started)))
        size = ("--nworkers", "1", "--nthreads", "1", "--no-dashboard", "--host", host.address)
        place = ("--local-directory", str(LOGS / name))
        seen = host.words if self.shares_disk else host.words_without(self.folder)
        self._start(name, (*share, *seen), ("worker", self.address, *size, *place))

    def kill(self, name: str) -> None:
        """Kill all processes of a worker or of the scheduler at once."""
        os.killpg(self._started[name].pid, signal.SIGKILL)

    def wait_for_workers(self, count: int) -> None:
        """Wait until so many workers have found the scheduler.

        Raises:
            ClusterFailed: they have not.
        """
        limit = time.monotonic() + PATIENCE
        while _log(SCHEDULER).read_text().count(FOUND) < count:
            if time.monotonic() > limit:
                raise ClusterFailed(f"{count} workers have not started; their logs are in {LOGS}.")
            time.sleep(0.1)

    def seconds_of(self, names: Sequence[str]) -> float:
        """The seconds of processors that some of them have used since they were started."""
        return sum(read_processor_seconds(self._started[name].pid) for name in names)

    def memory_of(self, names: Sequence[str]) -> int:
        """The most that a process of theirs has held, in bytes."""
        members = (number for name in names for number in find_members(self._started[name].pid))
        return max(map(read_own_peak, members), default=0)

    def _start(self, name: str, before: Sequence[str], words: Sequence[str]) -> None:
        dask = (str(Path(sys.executable).with_name("dask")), *words)
        command = Command(words=(*before, *dask), folder=REPOSITORY)
        self._started[name] = self._stack.enter_context(start(command, _log(name)))


@contextmanager
def open_cluster(
    hosts: Mapping[str, Host], workers: Sequence[str], folder: Path, *, shares_disk: bool
) -> Iterator[Cluster]:
    """A scheduler with some workers, all of which have found it."""
    with ExitStack() as stack:
        cluster = Cluster(hosts, folder, shares_disk, stack)
        cluster.start_scheduler()
        for name in workers:
            cluster.start_worker(name)
        cluster.wait_for_workers(len(workers))
        yield cluster


def _log(name: str) -> Path:
    return LOGS / f"{name}.log"
