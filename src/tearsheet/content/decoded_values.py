"""What is decoded of values that were stored, or sent from another process."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any


def decode_hook(kind: type, value: Any) -> Any:
    """A path from its text."""
    return _paths(value) if kind is Path else kind(value)


# Thousands of rows of a navigation come from one file; its `Path` is created once.
_paths = lru_cache(maxsize=256)(Path)
