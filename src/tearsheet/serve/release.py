"""One build of the site on the disk."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from tearsheet.errors import MachineError
from tearsheet.output.manifest import MANIFEST, Manifest, open_manifest

Stamp = tuple[int, int, int]


@dataclass(frozen=True, slots=True, kw_only=True)
class Release:
    """A build that can be served, and the stamp that a newer build changes."""

    root: Path
    manifest: Manifest
    stamp: Stamp


def load_release(dist: Path) -> Release:
    """Load the build in a folder; raises `MachineError` if there is none."""
    # Stamp before content: a build that arrives in between is noticed at the next poll.
    stamp = find_stamp(dist)
    if stamp is None:
        raise MachineError(describe_absence(dist), "Run `tearsheet build` first.")
    try:
        manifest = open_manifest(dist)
    except (OSError, ValueError) as error:
        raise MachineError(
            f"The manifest {dist / MANIFEST} cannot be read: {error}.",
            "Run `tearsheet build` again.",
        ) from error
    return Release(root=dist.resolve(), manifest=manifest, stamp=stamp)


def describe_absence(dist: Path) -> str:
    """Describe what is missing from a folder without a manifest."""
    if not dist.exists():
        return f"There is no folder {dist}."
    if not dist.is_dir():
        return f"{dist} is not a folder."
    return f"The folder {dist} holds no finished build: {MANIFEST} is missing."


def find_stamp(dist: Path) -> Stamp | None:
    """Stamp of the current build: inode, modification time and size of its manifest."""
    try:
        status = (dist / MANIFEST).stat()
    except OSError:
        return None
    return status.st_ino, status.st_mtime_ns, status.st_size
