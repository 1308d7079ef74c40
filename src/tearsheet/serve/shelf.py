"""The files of one release, ready to be sent; small ones stay in memory."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from tearsheet.build.answers import (
    ASSETS,
    OPEN_TO_ALL,
    PREPARE_PAGES,
    SAFETY_HEADERS,
    Header,
    cache_control,
    content_type,
    entity_tag,
)
from tearsheet.build.outputs.speculation_rules import PATH as SPECULATION_RULES
from tearsheet.serve.negotiation import SUFFIXES
from tearsheet.serve.release import Release

LARGEST_KEPT = 512 * 1024
ROOM = 32 * 1024 * 1024
"""How many bytes of files one worker keeps."""

# What a file costs beside its bytes: its headers and its place in the table.
OVERHEAD = 2048


REPEATED = frozenset({OPEN_TO_ALL[0], "cache-control", "etag", "server", "vary"})


@dataclass(frozen=True, slots=True, kw_only=True)
class Copy:
    """One file in one encoding, with all that is said about it."""

    file: str
    size: int
    etag: str
    headers: list[Header]
    brief: list[Header]
    """The headers that are repeated when the file itself is not."""
    body: bytes | None
    """Absent for a large file, which is sent from the disk."""


class Shelf:
    """Holds copies by the address they are asked for; when it is full, the oldest go."""

    def __init__(self, release: Release, room: int = ROOM) -> None:
        self.release = release
        self.room = room
        self.copies: dict[tuple[str, tuple[str, ...]], Copy] = {}

    def find_copy(self, address: str, encodings: tuple[str, ...]) -> Copy | None:
        """Find what is already held for an address and a browser."""
        return self.copies.get((address, encodings))

    def fetch_copy(self, address: str, path: str, encodings: tuple[str, ...]) -> Copy | None:
        """Load a file from the disk, and keep it if it is small."""
        copy = load_copy(self.release, path, encodings)
        if copy and copy.body is not None:
            self.keep(address, encodings, copy)
        return copy

    def keep(self, address: str, encodings: tuple[str, ...], copy: Copy) -> None:
        """Put a copy on the shelf, and take the oldest off it until the others fit."""
        self.copies[address, encodings] = copy
        self.room -= copy.size + OVERHEAD
        while self.room < 0:
            oldest = next(iter(self.copies))
            self.room += self.copies.pop(oldest).size + OVERHEAD


def load_copy(release: Release, path: str, encodings: tuple[str, ...]) -> Copy | None:
    """Load a file in the first of the encodings it exists in, uncompressed if in none."""
    for encoding in (*encodings, ""):
        file = find_inside(release.root, path + SUFFIXES.get(encoding, ""))
        if file:
            etag = entity_tag(release.manifest.files[path], encoding)
            varies = is_compressed(release.root, path)
            headers = describe(path, etag, encoding, varies=varies)
            if path.endswith(".html") and SPECULATION_RULES in release.manifest.files:
                headers.append(PREPARE_PAGES)
            return read_copy(file, etag, headers)
    return None


def read_copy(file: Path, etag: str, headers: list[Header]) -> Copy | None:
    """Read a file, unless it is large; it may have gone with its build since it was found."""
    try:
        size = file.stat().st_size
        body = file.read_bytes() if size <= LARGEST_KEPT else None
    except OSError:
        return None
    brief = [header for header in headers if header[0] in REPEATED]
    return Copy(file=str(file), size=size, etag=etag, headers=headers, brief=brief, body=body)


def find_inside(root: Path, name: str) -> Path | None:
    """Find a file below a folder; a link that leads out of the folder does not count."""
    file = (root / name).resolve()
    return file if file.is_relative_to(root) and file.is_file() else None


def is_compressed(root: Path, path: str) -> bool:
    """Whether a file has a compressed copy, so that its answer depends on who asks."""
    return any((root / f"{path}{suffix}").exists() for suffix in SUFFIXES.values())


def describe(path: str, etag: str, encoding: str, *, varies: bool) -> list[Header]:
    """Write the headers of a file in one encoding."""
    headers = [
        ("content-type", content_type(path)),
        ("cache-control", cache_control(path)),
        ("etag", etag),
        ("accept-ranges", "bytes"),
        *SAFETY_HEADERS,
    ]
    if path.startswith(ASSETS):
        headers.append(OPEN_TO_ALL)
    if encoding:
        headers.append(("content-encoding", encoding))
    if varies:
        headers.append(("vary", "accept-encoding"))
    return headers
