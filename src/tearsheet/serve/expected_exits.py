"""Suppresses the log of worker exits that are part of a shutdown."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable

LOGGER = "_granian"
WORDS = "Unexpected exit"
PATIENCE = 1.0
STEP = 0.02
"""In seconds: a stop signal that reaches the workers first reaches the server within these."""


class ExpectExits(logging.Filter):
    """Drops messages about unexpected exits while the server is being stopped.

    Ctrl-C signals the whole process group, and a worker may exit before its
    parent has handled the signal.
    """

    def __init__(self, is_stopping: Callable[[], bool]) -> None:
        super().__init__()
        self._is_stopping = is_stopping

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether a record is logged; runs in the thread that watches the worker."""
        if WORDS not in record.getMessage():
            return True
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            if self._is_stopping():
                return False
            time.sleep(STEP)
        return True
