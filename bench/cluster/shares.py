"""Holds a worker to the share of one core, by a control group where one can be made."""

from __future__ import annotations

import os
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from shutil import which

PERIOD = 100_000
"""In microseconds; as much of it is one core."""
ENTERING = 'echo $$ > "$0" && exec "$@"'
GROUPS = Path("/sys/fs/cgroup")
PATIENCE = 5.0
"""For the last process to have left a group."""


@contextmanager
def open_share(name: str, number: int) -> Iterator[tuple[str, ...]]:
    """What stands before a command that may use one core."""
    group = _make_group(f"tearsheet-{os.getpid()}-{name}")
    if group is None:
        yield _pin(number)
        return
    try:
        yield ("sh", "-c", ENTERING, str(group / "cgroup.procs"))
    finally:
        _remove_group(group)


def describe_share() -> str:
    """How workers are held to their share on this machine."""
    group = _make_group(f"tearsheet-{os.getpid()}-trial")
    if group:
        _remove_group(group)
        return "held to one core each by control groups"
    return "each on one core by taskset" if _pin(0) else "not held to a share"


def _make_group(name: str) -> Path | None:
    """A new group with a quota of one core; None where this machine does not allow any."""
    for folder, file, quota in (
        (GROUPS / "cpu", "cpu.cfs_quota_us", str(PERIOD)),
        (GROUPS, "cpu.max", f"{PERIOD} {PERIOD}"),
    ):
        group = folder / name
        try:
            group.mkdir()
        except OSError:
            continue
        if _can_enter(group, file, quota):
            return group
        group.rmdir()
    return None


def _can_enter(group: Path, file: str, quota: str) -> bool:
    if not (group / file).exists():
        return False
    try:
        (group / file).write_text(quota)
    except OSError:
        return False
    words = ("sh", "-c", ENTERING, str(group / "cgroup.procs"), "true")
    return subprocess.run(words, check=False, capture_output=True).returncode == 0


def _pin(number: int) -> tuple[str, ...]:
    if which("taskset") is None or not hasattr(os, "sched_getaffinity"):
        return ()
    cores = sorted(os.sched_getaffinity(0))
    return ("taskset", "-c", str(cores[number % len(cores)]))


def _remove_group(group: Path) -> None:
    limit = time.monotonic() + PATIENCE
    while time.monotonic() < limit:
        try:
            group.rmdir()
        except OSError:
            # A process that was killed a moment ago may not have left it yet.
            time.sleep(0.1)
        else:
            return
