"""Runs a program to its end and says how long it took and how much memory it needed."""

from __future__ import annotations

import os
import resource
import signal
import subprocess
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from bench.process_tree import MemoryWatch

LINES_OF_LOG = 12


@dataclass(frozen=True, slots=True, kw_only=True)
class Command:
    """A program, where it runs and what it finds in its environment."""

    words: tuple[str, ...]
    folder: Path
    environment: Mapping[str, str] = field(default_factory=dict)

    def __str__(self) -> str:
        return " ".join(self.words)


@dataclass(frozen=True, slots=True)
class Run:
    """One finished run."""

    seconds: float
    peak_bytes: int
    """Of all its processes together."""
    processor_seconds: float = 0.0
    """Of all its processes; others at work on the machine change them less than the time."""
    first_bytes: int = 0
    """The most that the process which was started held alone."""
    other_bytes: int = 0
    """The most that one of those held which it started."""


class CommandFailed(Exception):
    """A program ended with something else than success."""

    def __init__(self, command: Command, outcome: str, log: Path) -> None:
        lines = log.read_text(errors="replace").splitlines()[-LINES_OF_LOG:]
        super().__init__(f"{command}\n  {outcome}; the end of {log}:\n  " + "\n  ".join(lines))


def run_measured(command: Command, log: Path) -> Run:
    """Run the command in a session of its own and measure all of that session."""
    with start(command, log) as process:
        watch = MemoryWatch(process.pid)
        begin, used = time.perf_counter(), _used_by_ended()
        watch.start()
        process.wait()
        seconds, processor = time.perf_counter() - begin, _used_by_ended() - used
        watch.stop()
    if process.returncode:
        raise CommandFailed(command, f"ended with {process.returncode}", log)
    others = (held for number, held in watch.own_peaks.items() if number != process.pid)
    return Run(
        seconds=seconds,
        peak_bytes=watch.peak_bytes,
        processor_seconds=processor,
        first_bytes=watch.own_peaks.get(process.pid, 0),
        other_bytes=max(others, default=0),
    )


def _used_by_ended() -> float:
    """What all ended children of this process, and theirs, have used of processors."""
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def _usual_environment() -> dict[str, str]:
    # A Python told to keep no compiled modules compiles all of them anew in each run.
    return {key: value for key, value in os.environ.items() if key != "PYTHONDONTWRITEBYTECODE"}


@contextmanager
def start(command: Command, log: Path) -> Iterator[subprocess.Popen[bytes]]:
    """Start the command with its output in a file; whatever is left of it at the end is ended."""
    log.parent.mkdir(parents=True, exist_ok=True)
    with log.open("wb") as output:
        process = subprocess.Popen(
            command.words,
            cwd=command.folder,
            env={**_usual_environment(), **command.environment},
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
        try:
            yield process
        finally:
            _end(process)


def _end(process: subprocess.Popen[bytes]) -> None:
    for farewell in (signal.SIGTERM, signal.SIGKILL):
        try:
            # The session was opened for this command alone, so its group holds nothing else.
            os.killpg(process.pid, farewell)
        except ProcessLookupError:
            break
        try:
            process.wait(timeout=5)
        except subprocess.TimeoutExpired:
            continue
