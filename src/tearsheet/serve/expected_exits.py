"""Suppresses the log of worker exits that are part of a shutdown."""

from __future__ import annotations

import logging
import threading

LOGGER = "_granian"
"""The logger of Granian's messages, as its documentation names it."""
WORDS = "Unexpected exit"
PATIENCE = 1.0
"""In seconds: a stop signal that reaches the workers first reaches the server within these."""


class ExpectExits(logging.Filter):
    """Drops messages about unexpected exits while the server is being stopped.

    A service manager signals the whole process group, and a worker may exit before
    its parent has handled the signal.
    """

    def __init__(self, stopping: threading.Event) -> None:
        super().__init__()
        self._stopping = stopping

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether a record is logged; runs in the thread that watches the worker."""
        return WORDS not in record.getMessage() or not self._stopping.wait(PATIENCE)
