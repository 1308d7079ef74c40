"""What a build is asked to do."""

from __future__ import annotations

from concurrent.futures import Executor
from dataclasses import dataclass
from pathlib import Path

from tearsheet.project import SHARED_READER, ReaderFolders


@dataclass(frozen=True, slots=True, kw_only=True)
class BuildOptions:
    """Where a build reads and writes, and who does the work."""

    content: Path
    out: Path
    cache: Path
    reader: ReaderFolders = SHARED_READER
    """Where the reader's own bundles are made and found."""
    executor: Executor | None = None
    """Who renders the pages; by default processes of this machine."""
    write: bool = True
    """Whether a site is written, or only proven."""
    fresh: bool = False
    """Whether nothing that earlier builds left behind is believed."""
