"""The files read by earlier builds: their digests, and the settings of pages."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from msgspec import Struct, field

from tearsheet.content.read_file import ReadFile
from tearsheet.content.read_files import read_files
from tearsheet.content.scan import PAGE_FILE, Scan
from tearsheet.content.structure import Structure
from tearsheet.errors import Mistake


class Memory(Struct, frozen=True):
    """The files of the content folder by their path from it."""

    files: Mapping[str, ReadFile] = field(default_factory=dict)
    structure: Structure | None = None

    def find_placing(self) -> dict[str, tuple[str, ...]]:
        """What pages place with two colons, by their addresses; few place anything."""
        placing = ((path, read.placed) for path, read in self.files.items() if read.placed)
        return {_address_of(path): placed for path, placed in placing}


def read_content(root: Path, scan: Scan, memory: Memory) -> tuple[Memory, list[Mistake]]:
    """Bring a memory up to date: open what is new or looks different, forget what is gone.

    A file that cannot be opened is left out and returned as a mistake.
    """
    known = memory.files
    unread = [
        (path, stamp)
        for path, stamp in scan.files.items()
        if path not in known or known[path].stamp != stamp
    ]
    read, mistakes = read_files(root, unread)
    left_out = {path for path, _ in unread} - read.keys()
    files = {path: read.get(path) or known[path] for path in scan.files if path not in left_out}
    return Memory(files), mistakes


def find_rewritten(before: Memory, after: Memory) -> frozenset[str] | None:
    """The pages whose text changed; None when anything else changed, too."""
    if before.structure is not after.structure or before.files.keys() != after.files.keys():
        return None
    rewritten: list[str] = []
    for path, read in after.files.items():
        old = before.files[path]
        # A file that was not read again is the same object.
        if read is old or read.digest == old.digest:
            continue
        if read.settings is None or (read.settings, read.placed) != (old.settings, old.placed):
            return None
        rewritten.append(_address_of(path))
    return frozenset(rewritten)


def _address_of(path: str) -> str:
    return f"/{path.removesuffix(PAGE_FILE)}"
