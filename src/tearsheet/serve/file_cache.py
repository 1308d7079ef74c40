"""The files of one release, ready to be sent; small ones stay in memory."""

from __future__ import annotations

import time
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from hashlib import blake2b
from pathlib import Path

from tearsheet.output.encodings import SUFFIXES, ZSTANDARD
from tearsheet.output.headers import (
    Header,
    entity_tag,
    header_rules,
    headers_of,
    headers_without_file,
)
from tearsheet.serve.conditions import write_date
from tearsheet.serve.hosts import Hosts
from tearsheet.serve.opened_file import OpenedFile, open_file, read_whole
from tearsheet.serve.release import Release

LARGEST_KEPT = 256 * 1024
ROOM = 12 * 1024 * 1024
"""How many bytes of files one worker keeps."""

# What a file costs beside its bytes: its headers, and its place in the table for each way to ask.
OVERHEAD = 2048

NANOSECONDS = 1_000_000_000
"""Of a second."""

MOST_OPEN = 64
"""Large files that are held open at the same time."""

QUICK_LEVEL = 5
"""Of Zstandard, for what the build wrote no such copy of: 0.2 ms for a page, once."""

# What describes the bytes alone, which are not sent again.
OF_THE_BYTES = frozenset({"accept-ranges", "content-encoding", "content-type", "last-modified"})

# Granian would write its own name where there is none; this is a name that says nothing.
NAMELESS: Header = ("server", "-")

Key = tuple[str, tuple[str, ...], bool]
"""The address asked for, the encodings wanted, and whether the site's own host was asked."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CachedFile:
    """One file in one encoding, with all that is said about it."""

    path: str
    size: int
    etag: str
    modified: int | None
    """When these bytes came to be, in seconds; None where that is not known for sure."""
    varies: bool
    """Whether other browsers are sent the same in other bytes."""
    headers: list[Header]
    brief: list[Header]
    """The headers that are repeated when the file itself is not."""
    body: bytes | None
    """Absent for a large file, which is sent from the disk."""
    file: str = ""
    """What a large file is opened by."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Loaded:
    """The bytes of one file in one encoding, whoever asks for them."""

    encoding: str
    etag: str
    modified: int | None
    varies: bool
    body: bytes | None = None
    opened: OpenedFile | None = None
    keys: list[Key] = field(default_factory=list)
    """Under which it is cached."""

    @property
    def size(self) -> int:
        """How many bytes it has."""
        return self.opened.size if self.opened else len(self.body or b"")

    @property
    def room(self) -> int:
        """How many bytes of memory it takes, with what is said about it."""
        return len(self.body or b"") + OVERHEAD * (1 + len(self.keys))


class FileCache:
    """Holds copies by the address they are asked for; when it is full, the oldest go."""

    def __init__(self, release: Release, room: int = ROOM) -> None:
        self.release = release
        self.room = room
        self.policies = release.manifest.policies
        self.rules = header_rules(self.policies)
        self.copies: dict[Key, CachedFile] = {}
        self.loaded: dict[tuple[str, str], Loaded] = {}
        self._dropped: list[OpenedFile] = []
        self.hosts = Hosts(self.policies.home if self.policies else "")

    def headers_without_file(self, *, at_home: bool) -> dict[str, str]:
        """Say what goes with an answer that is no file of this release."""
        return headers_without_file(self.policies, at_home=at_home)

    def find_cached(
        self, address: str, encodings: tuple[str, ...], *, at_home: bool = False
    ) -> CachedFile | None:
        """Find what is already held for an address and a browser."""
        return self.copies.get((address, encodings, at_home))

    def fetch(
        self, address: str, path: str, encodings: tuple[str, ...], *, at_home: bool = False
    ) -> CachedFile | None:
        """Bring a file from the disk, unless its bytes are here for somebody else already."""
        encoding = choose_encoding(self.release.root, path, encodings)
        loaded = self.loaded.get((path, encoding)) or load_file(self.release, path, encoding)
        if loaded is None:
            return None
        copy = make_cached(loaded, path, headers_of(path, self.rules, at_home=at_home))
        self._keep((address, encodings, at_home), loaded, copy)
        return copy

    def take_dropped(self) -> list[OpenedFile]:
        """The files nobody will ask for here any more; an answer under way may still open them."""
        dropped, self._dropped = self._dropped, []
        return dropped

    def drop_all(self) -> list[OpenedFile]:
        """Take everything off that is open."""
        held = [loaded.opened for loaded in self.loaded.values() if loaded.opened]
        return [*self.take_dropped(), *held]

    def _keep(self, key: Key, loaded: Loaded, copy: CachedFile) -> None:
        place = copy.path, loaded.encoding
        if place in self.loaded:
            self.room += loaded.room
        loaded.keys.append(key)
        self.room -= loaded.room
        self.loaded[place] = loaded
        self.copies[key] = copy
        while self.room < 0 or self._open_too_many():
            self._drop(next(iter(self.loaded)))

    def _open_too_many(self) -> bool:
        return sum(loaded.opened is not None for loaded in self.loaded.values()) > MOST_OPEN

    def _drop(self, place: tuple[str, str]) -> None:
        loaded = self.loaded.pop(place)
        self.room += loaded.room
        for key in loaded.keys:
            del self.copies[key]
        if loaded.opened:
            self._dropped.append(loaded.opened)


def choose_encoding(root: Path, path: str, encodings: Iterable[str]) -> str:
    """Choose the first of some encodings that a file is to be had in; none of them is empty."""
    for encoding in encodings:
        if find_inside(root, path + SUFFIXES[encoding]):
            return encoding
        # What gains by another compression gains by this one, which is quick enough to be made now.
        if encoding == ZSTANDARD and is_compressed(root, path) and is_small(root / path):
            return encoding
    return ""


def load_file(release: Release, path: str, encoding: str) -> Loaded | None:
    """Load a file in one encoding; it may have gone with its build since it was found."""
    varies = is_compressed(release.root, path)
    file = find_inside(release.root, path + SUFFIXES.get(encoding, ""))
    # What the build did not write is made of the file itself, and as old.
    made = file is None and encoding == ZSTANDARD
    file = find_inside(release.root, path) if made else file
    try:
        if file is None:
            return None
        opened = open_file(file)
        modified = find_date(opened, release)
        if opened.size > LARGEST_KEPT and not made:
            etag = entity_tag(release.manifest.files[path], encoding)
            return Loaded(
                encoding=encoding, etag=etag, modified=modified, varies=varies, opened=opened
            )
        try:
            body = read_whole(opened)
        finally:
            opened.close()
    except OSError:
        return None
    return keep_bytes(make_zstandard(body) if made else body, encoding, modified, varies=varies)


def find_date(file: OpenedFile, release: Release) -> int | None:
    """Find the second in which a file got its bytes, if no other bytes can have the same one.

    A build leaves alone what it finds unchanged and writes everything else as a new
    file, so the date goes with the bytes. It does not in the second that is not
    over yet, nor where a copy gave one date to all files: a build writes the
    manifest after everything else.
    """
    seconds = file.modified // NANOSECONDS
    if seconds >= int(time.time()) or file.modified == release.stamp[1]:
        return None
    return seconds


def keep_bytes(body: bytes, encoding: str, modified: int | None, *, varies: bool) -> Loaded:
    """Name some bytes by what they are: no exchange of builds can give them a wrong name."""
    etag = entity_tag(blake2b(body, digest_size=12).hexdigest(), encoding)
    return Loaded(encoding=encoding, etag=etag, modified=modified, varies=varies, body=body)


def make_zstandard(body: bytes) -> bytes:
    """Make the copy that the build did not write."""
    # Few visitors ask for it, and a worker nobody asked does not need the library.
    import zstandard

    return zstandard.ZstdCompressor(level=QUICK_LEVEL).compress(body)


def make_cached(loaded: Loaded, path: str, said: Mapping[str, str]) -> CachedFile:
    """Put what is said about a file beside its bytes."""
    headers = describe(said, loaded)
    return CachedFile(
        path=path,
        size=loaded.size,
        etag=loaded.etag,
        modified=loaded.modified,
        varies=loaded.varies,
        headers=headers,
        brief=[header for header in headers if header[0] not in OF_THE_BYTES],
        body=loaded.body,
        file=loaded.opened.name if loaded.opened else "",
    )


def find_inside(root: Path, name: str) -> Path | None:
    """Find a file below a folder; a link that leads out of the folder does not count."""
    file = (root / name).resolve()
    return file if file.is_relative_to(root) and file.is_file() else None


def is_small(file: Path) -> bool:
    """Whether a file is kept in memory."""
    return file.exists() and file.stat().st_size <= LARGEST_KEPT


def is_compressed(root: Path, path: str) -> bool:
    """Whether a file has a compressed copy, so that its answer depends on who asks."""
    return any((root / f"{path}{suffix}").exists() for suffix in SUFFIXES.values())


def describe(said: Mapping[str, str], loaded: Loaded) -> list[Header]:
    """Write the headers of a file in one encoding."""
    headers = [NAMELESS, *said.items(), ("etag", loaded.etag), ("accept-ranges", "bytes")]
    if loaded.modified is not None:
        headers.append(("last-modified", write_date(loaded.modified)))
    if loaded.encoding:
        headers.append(("content-encoding", loaded.encoding))
    if loaded.varies:
        headers.append(("vary", "accept-encoding"))
    return headers
