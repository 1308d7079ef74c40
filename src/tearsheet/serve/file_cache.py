"""Cache of the files of one release; small ones are held in memory."""

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
from tearsheet.output.markdown_negotiation import is_negotiated
from tearsheet.serve.conditions import write_date
from tearsheet.serve.hosts import Hosts
from tearsheet.serve.opened_file import OpenedFile, open_file, read_whole
from tearsheet.serve.release import Release

LARGEST_KEPT = 256 * 1024
ROOM = 12 * 1024 * 1024
"""Capacity of the cache of one worker in bytes."""

# Estimated memory of a file beside its bytes: its headers, and an entry for each key.
OVERHEAD = 2048

NANOSECONDS = 1_000_000_000
"""Of a second."""

MOST_OPEN = 64
"""Maximum number of large files kept open."""

QUICK_LEVEL = 5
"""Zstandard level for files compressed on demand: 0.2 ms for a page, once."""

# Headers left out of a 304 response.
NOT_IN_304 = frozenset({"accept-ranges", "content-encoding", "content-type", "last-modified"})

# Granian would send its name without this header.
SERVER: Header = ("server", "-")

Key = tuple[str, tuple[str, ...], bool]
"""Requested address, accepted encodings, and whether the site's own host was requested."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CachedFile:
    """One file in one encoding, with its response headers."""

    path: str
    size: int
    etag: str
    modified: int | None
    """Modification time in seconds; None if it does not identify these bytes."""
    varies: bool
    """Whether the response depends on Accept-Encoding."""
    headers: list[Header]
    brief: list[Header]
    """The headers of a 304 response."""
    body: bytes | None
    """None for a large file, which is sent from the disk."""
    file: str = ""
    """Path that opens a large file."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Loaded:
    """The bytes of one file in one encoding, shared by all cache entries for it."""

    encoding: str
    etag: str
    modified: int | None
    varies: bool
    body: bytes | None = None
    opened: OpenedFile | None = None
    keys: list[Key] = field(default_factory=list)
    """The cache entries that share it."""

    @property
    def size(self) -> int:
        """Number of bytes."""
        return self.opened.size if self.opened else len(self.body or b"")

    @property
    def room(self) -> int:
        """Estimated bytes of memory, including headers."""
        return len(self.body or b"") + OVERHEAD * (1 + len(self.keys))


class FileCache:
    """Cache of files by requested address; evicts the oldest when full."""

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
        """Headers of a response without a file."""
        return headers_without_file(self.policies, at_home=at_home)

    def find_cached(
        self, address: str, encodings: tuple[str, ...], *, at_home: bool = False
    ) -> CachedFile | None:
        """Find the cached file for an address and accepted encodings."""
        return self.copies.get((address, encodings, at_home))

    def fetch(
        self, address: str, path: str, encodings: tuple[str, ...], *, at_home: bool = False
    ) -> CachedFile | None:
        """Load a file from the disk, unless its bytes are cached under another key."""
        encoding = choose_encoding(self.release.root, path, encodings)
        loaded = self.loaded.get((path, encoding)) or load_file(self.release, path, encoding)
        if loaded is None:
            return None
        others = headers_of(path, self.rules, at_home=at_home)
        if is_negotiated(path, self.release.manifest.files):
            others["vary"] = "accept"
        copy = make_cached(loaded, path, others)
        self._store((address, encodings, at_home), loaded, copy)
        return copy

    def take_dropped(self) -> list[OpenedFile]:
        """Take the evicted open files, which responses in progress may still open."""
        dropped, self._dropped = self._dropped, []
        return dropped

    def drop_all(self) -> list[OpenedFile]:
        """Evict all open files."""
        opened = [loaded.opened for loaded in self.loaded.values() if loaded.opened]
        return [*self.take_dropped(), *opened]

    def _store(self, key: Key, loaded: Loaded, copy: CachedFile) -> None:
        file_key = copy.path, loaded.encoding
        if file_key in self.loaded:
            self.room += loaded.room
        loaded.keys.append(key)
        self.room -= loaded.room
        self.loaded[file_key] = loaded
        self.copies[key] = copy
        while self.room < 0 or self._open_too_many():
            self._drop(next(iter(self.loaded)))

    def _open_too_many(self) -> bool:
        return sum(loaded.opened is not None for loaded in self.loaded.values()) > MOST_OPEN

    def _drop(self, file_key: tuple[str, str]) -> None:
        loaded = self.loaded.pop(file_key)
        self.room += loaded.room
        for key in loaded.keys:
            del self.copies[key]
        if loaded.opened:
            self._dropped.append(loaded.opened)


def choose_encoding(root: Path, path: str, encodings: Iterable[str]) -> str:
    """Choose the first accepted encoding that a file is available in; empty for no encoding."""
    for encoding in encodings:
        if find_inside(root, path + SUFFIXES[encoding]):
            return encoding
        # A file with another compressed copy is worth compressing with Zstandard on demand.
        if encoding == ZSTANDARD and is_compressed(root, path) and is_small(root / path):
            return encoding
    return ""


def load_file(release: Release, path: str, encoding: str) -> Loaded | None:
    """Load a file in one encoding; None if it was removed since it was looked up."""
    varies = is_compressed(release.root, path)
    file = find_inside(release.root, path + SUFFIXES.get(encoding, ""))
    # Compressed on demand, with the modification time of the original.
    on_demand = file is None and encoding == ZSTANDARD
    file = find_inside(release.root, path) if on_demand else file
    try:
        if file is None:
            return None
        opened = open_file(file)
        modified = find_date(opened, release)
        if opened.size > LARGEST_KEPT and not on_demand:
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
    return make_loaded(compress(body) if on_demand else body, encoding, modified, varies=varies)


def find_date(file: OpenedFile, release: Release) -> int | None:
    """Modification time in seconds, if it identifies the bytes of a file.

    A build leaves unchanged files alone and writes changed ones as new files, so
    a new time means new bytes. Not so within the current second, nor if copying
    gave all files the same time, which shows in the manifest: builds write it last.
    """
    seconds = file.modified // NANOSECONDS
    if seconds >= int(time.time()) or file.modified == release.stamp[1]:
        return None
    return seconds


def make_loaded(body: bytes, encoding: str, modified: int | None, *, varies: bool) -> Loaded:
    """Tag bytes with their own digest, which is right even if a build was replaced meanwhile."""
    etag = entity_tag(blake2b(body, digest_size=12).hexdigest(), encoding)
    return Loaded(encoding=encoding, etag=etag, modified=modified, varies=varies, body=body)


def compress(body: bytes) -> bytes:
    """Compress a file that the build wrote no Zstandard copy of."""
    # Imported lazily: few clients need it, and workers save the memory of the library.
    import zstandard

    return zstandard.ZstdCompressor(level=QUICK_LEVEL).compress(body)


def make_cached(loaded: Loaded, path: str, others: Mapping[str, str]) -> CachedFile:
    """Combine the bytes of a file with its headers."""
    headers = describe(others, loaded)
    return CachedFile(
        path=path,
        size=loaded.size,
        etag=loaded.etag,
        modified=loaded.modified,
        varies=loaded.varies,
        headers=headers,
        brief=[header for header in headers if header[0] not in NOT_IN_304],
        body=loaded.body,
        file=loaded.opened.name if loaded.opened else "",
    )


def find_inside(root: Path, name: str) -> Path | None:
    """Find a file below a folder; symlinks out of the folder are ignored."""
    file = (root / name).resolve()
    return file if file.is_relative_to(root) and file.is_file() else None


def is_small(file: Path) -> bool:
    """Whether a file is small enough to be held in memory."""
    return file.exists() and file.stat().st_size <= LARGEST_KEPT


def is_compressed(root: Path, path: str) -> bool:
    """Whether a file has a compressed copy, so that responses vary by Accept-Encoding."""
    return any((root / f"{path}{suffix}").exists() for suffix in SUFFIXES.values())


def describe(others: Mapping[str, str], loaded: Loaded) -> list[Header]:
    """The response headers of a file in one encoding."""
    varying = [others["vary"]] if "vary" in others else []
    others = {name: value for name, value in others.items() if name != "vary"}
    headers = [SERVER, *others.items(), ("etag", loaded.etag), ("accept-ranges", "bytes")]
    if loaded.modified is not None:
        headers.append(("last-modified", write_date(loaded.modified)))
    if loaded.encoding:
        headers.append(("content-encoding", loaded.encoding))
    if loaded.varies:
        varying.append("accept-encoding")
    if varying:
        headers.append(("vary", ", ".join(varying)))
    return headers
