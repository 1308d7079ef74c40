"""The formats of the access log."""

from __future__ import annotations

from enum import StrEnum


class LogForm(StrEnum):
    """The format of log lines."""

    COMBINED = "combined"
    JSON = "json"
