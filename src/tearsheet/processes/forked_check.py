"""A check of very many things, which forks of this process share.

A build in which nothing changed needs it, so it imports next to nothing.
"""

from __future__ import annotations

import os
import sys

# That of `typing` takes longer to import than all else here.
TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    Check = Callable[[int, int], bool]

_KILL = 9
"""`signal.SIGKILL`, whose module takes longer to import than all else here."""

WORTH_A_FORK = 20_000
"""Fewer looks at files are over before a fork has started and ended."""


def holds_for_all(check: Check, count: int, worth_a_fork: int = WORTH_A_FORK) -> bool:
    """Whether `check(begin, end)` holds for all of `count` things; each processor checks some.

    An `OSError` counts as a check that fails.
    """
    shares = max(min(_count_processors(), count // worth_a_fork), 1)
    bounds = [(count * share // shares, count * (share + 1) // shares) for share in range(shares)]
    forks = [_check_in_fork(check, *bound) for bound in bounds[1:]]
    holds = False
    try:
        holds = _holds(check, *bounds[0])
    finally:
        held = [_wait(fork, is_wanted=holds) for fork in forks]
    return holds and all(held)


def _check_in_fork(check: Check, begin: int, end: int) -> int:
    fork = os.fork()
    if fork:
        return fork
    # Nothing of the process that was forked may run here: no handlers, no buffers are written.
    try:
        os._exit(0 if _holds(check, begin, end) else 1)
    finally:
        os._exit(1)


def _wait(fork: int, *, is_wanted: bool) -> bool:
    """Whether what a fork checked holds; one whose answer nobody needs is ended."""
    if not is_wanted:
        os.kill(fork, _KILL)
    return os.waitpid(fork, 0)[1] == 0


def _holds(check: Check, begin: int, end: int) -> bool:
    try:
        return check(begin, end)
    except OSError:
        return False


def _count_processors() -> int:
    threading = sys.modules.get("threading")
    # A fork has only the calling thread, and may deadlock on a lock held by another.
    if not hasattr(os, "fork") or (threading and threading.active_count() > 1):
        return 1
    try:
        return len(os.sched_getaffinity(0))
    except (AttributeError, OSError):
        return os.cpu_count() or 1
