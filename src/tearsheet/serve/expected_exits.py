"""A worker that ends is an accident, unless everybody was told to stop."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable

LOGGER = "_granian"
WORDS = "Unexpected exit"
PATIENCE = 1.0
STEP = 0.02
"""In seconds: a stop that reaches the workers first reaches the server within these."""


class ExpectExits(logging.Filter):
    """Keeps silent about workers that ended because the server is being stopped.

    A terminal tells the whole family of processes at once, and a worker may
    obey sooner than its parent hears of it.
    """

    def __init__(self, is_stopping: Callable[[], bool]) -> None:
        super().__init__()
        self._is_stopping = is_stopping

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether a line is written; runs in the thread that watches the worker."""
        if WORDS not in record.getMessage():
            return True
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            if self._is_stopping():
                return False
            time.sleep(STEP)
        return True
