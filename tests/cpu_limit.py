"""A limit on the processor's time, so that a test of growth fails soon instead of never ending."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def cpu_limit(seconds: float) -> Iterator[None]:
    """Fail when the block takes more of this process's own time; a busy machine changes nothing."""

    def stop(*_: object) -> None:
        raise AssertionError(f"This took more than {seconds} s of the processor.")

    before = signal.signal(signal.SIGPROF, stop)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)
