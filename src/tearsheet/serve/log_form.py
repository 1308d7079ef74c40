"""The forms a line of the access log may have."""

from __future__ import annotations

from enum import StrEnum


class LogForm(StrEnum):
    """How a request is written down."""

    COMBINED = "combined"
    JSON = "json"
