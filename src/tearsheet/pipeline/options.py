"""The options of a build."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from msgspec import Struct

from tearsheet.pipeline.limits import LIMITS, Limits
from tearsheet.project import SHARED_READER, ReaderFolders

if TYPE_CHECKING:
    from concurrent.futures import Executor


class BuildOptions(Struct, frozen=True, kw_only=True):
    """Where a build reads and writes, and where pages are rendered."""

    content: Path
    out: Path
    cache: Path
    reader: ReaderFolders = SHARED_READER
    """Where the reader's own bundles are written and read."""
    executor: Executor | None = None
    """The executor that renders the pages; by default processes of this machine."""
    write: bool = True
    """Whether the site is written, or only checked."""
    fresh: bool = False
    """Whether caches and output of earlier builds are ignored."""
    limits: Limits = LIMITS
    """From which size on files are divided."""
