"""What a build stores of every page or file, in parts: an edit writes those that it concerns.

A part holds what has keys that follow each other, and is named by its digest, so that it is never
changed. Where parts end depends on the key there alone: one more moves no other end.
"""

from __future__ import annotations

import re
from bisect import bisect_left, bisect_right
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from zlib import crc32

from msgspec import Struct

from tearsheet.cache.hashing import blake2b
from tearsheet.errors import TearsheetError
from tearsheet.output.disk_errors import CACHE, disk_error

_ENDS = 64
"""One key in so many ends a part."""

MOST_IN_PART = 512

_BYTES = 12
_NAME = re.compile(rf"[0-9a-f]{{{2 * _BYTES}}}(?:\.draft)?")

Parts = tuple[tuple[str, str], ...]
"""The first key of each part, and its digest."""


class DamagedParts(TearsheetError):
    """A part is not there any more, or is not what its name says."""


class PartsFolder(Struct, frozen=True):
    """The folder of some parts."""

    path: Path

    def read(self, digest: str) -> bytes:
        """Read a part.

        Raises:
            DamagedParts: it is not there, or something else.
        """
        try:
            data = (self.path / digest).read_bytes()
        except OSError as error:
            raise DamagedParts(digest) from error
        if _digest(data) != digest:
            raise DamagedParts(digest)
        return data

    def write(self, data: bytes) -> str:
        """Write a part, unless it is there, and return its digest.

        Raises:
            MachineError: the disk is full, or closed to us.
        """
        digest = _digest(data)
        file = self.path / digest
        if file.exists():
            return digest
        draft = file.with_suffix(".draft")
        try:
            self.path.mkdir(parents=True, exist_ok=True)
            draft.write_bytes(data)
            draft.replace(file)
        except OSError as error:
            raise disk_error(error, file, CACHE) from error
        return digest

    def forget_others(self, digests: Collection[str]) -> None:
        """Remove the parts that nobody names any more."""
        if self.path.is_dir():
            for file in self.path.iterdir():
                # Whoever chose the cache's folder may have files of their own there.
                if file.name not in digests and _NAME.fullmatch(file.name):
                    file.unlink(missing_ok=True)


def number_of_part(firsts: Sequence[str], key: str) -> int:
    """The number of the part in which a key belongs; -1 before all of them."""
    return bisect_right(firsts, key) - 1


def store_all(
    folder: PartsFolder, keys: Iterable[str], encode: Callable[[Sequence[str]], bytes]
) -> Parts:
    """Write all parts of what has some keys."""
    return tuple((part[0], folder.write(encode(part))) for part in _cut(sorted(keys)))


def store_changed(
    folder: PartsFolder,
    before: Parts,
    keys: Iterable[str],
    changed: Collection[str],
    encode: Callable[[Sequence[str]], bytes],
) -> Parts:
    """Write the parts in which something was changed, where the keys are the same as before."""
    if not changed:
        return before
    firsts = [first for first, _ in before]
    numbers = {number_of_part(firsts, key) for key in changed}
    in_order = sorted(keys)
    return tuple(
        part if number not in numbers else (part[0], folder.write(encode(some)))
        for number, (part, some) in enumerate(zip(before, _slices(firsts, in_order), strict=True))
    )


def _slices(firsts: Sequence[str], keys: Sequence[str]) -> Iterator[Sequence[str]]:
    places = [*(bisect_left(keys, first) for first in firsts), len(keys)]
    return (keys[begin:end] for begin, end in pairwise(places))


def _cut(keys: Iterable[str]) -> Iterator[list[str]]:
    part: list[str] = []
    for key in keys:
        part.append(key)
        if crc32(key.encode()) % _ENDS == 0 or len(part) == MOST_IN_PART:
            yield part
            part = []
    if part:
        yield part


def _digest(data: bytes) -> str:
    return blake2b(data, digest_size=_BYTES).hexdigest()
