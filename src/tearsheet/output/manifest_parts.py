"""The parts of the manifest of a large site, each named by its digest.

The files of a page stand in one part, so that an edit changes few of them.
"""

from __future__ import annotations

import os
from collections import OrderedDict
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from pathlib import Path
from zlib import crc32

from msgspec import Struct, field

from tearsheet.cache.hashing import blake2b
from tearsheet.output.encodings import SUFFIXES

PARTS = ".manifest"
"""The folder of the parts."""

BYTES_KEPT = 8 * 1024 * 1024
"""Of the parts that were read last."""

_COMPRESSED = tuple(SUFFIXES.values())


class LostPart(OSError):
    """A part is not there any more, or holds something else: another build took its place."""


class FileDivision(Struct, frozen=True, kw_only=True):
    """From which size on a manifest is divided, and into what."""

    most_files: int = 20_000
    """Of a manifest that is one file."""
    files_of_a_part: int = 1_000

    def count(self, files: int) -> int:
        """The number of parts: a power of two, so that growing changes it rarely; 0 for none."""
        if files <= self.most_files:
            return 0
        return 1 << (max(files - 1, 1) // self.files_of_a_part).bit_length()


DIVISION = FileDivision()


class Part(Struct, frozen=True):
    """Some files with their digests, and some redirects."""

    number: int
    """Which tells parts with the same content apart, such as empty ones."""
    files: dict[str, str] = field(default_factory=dict)
    redirects: dict[str, str] = field(default_factory=dict)


def part_of(name: str, count: int) -> int:
    """The number of the part in which a path of a file or an address belongs."""
    return crc32(shared_name(name).encode(errors="replace")) & (count - 1)


def shared_name(name: str) -> str:
    """What the paths of all files of a page have in common with its address."""
    if name.endswith(_COMPRESSED):
        name = name.rpartition(".")[0]
    if name.endswith("index.html"):
        name = name.removesuffix("index.html")
    elif name.endswith(".md"):
        name = name.removesuffix(".md")
    return name.strip("/")


def part_path(digest: str) -> str:
    """Path of a part in the folder of its site."""
    return f"{PARTS}/{digest}.json"


def divide(files: Mapping[str, str], redirects: Mapping[str, str], count: int) -> list[Part]:
    """Divide files and redirects among parts."""
    parts = [Part(number) for number in range(count)]
    # The compressed copies of a file, and often a whole page, follow each other.
    for path in sorted(files):
        parts[part_of(path, count)].files[path] = files[path]
    for address in sorted(redirects):
        parts[part_of(address, count)].redirects[address] = redirects[address]
    return parts


def write_parts(folder: Path, parts: Iterable[Part]) -> tuple[str, ...]:
    """Write the parts that are not there yet, and return the digests of all."""
    import msgspec

    (folder / PARTS).mkdir(exist_ok=True)
    digests = []
    for part in parts:
        data = msgspec.json.encode(part)
        digest = digest_of_part(data)
        digests.append(digest)
        _write_once(folder / part_path(digest), data)
    return tuple(digests)


def remove_other_parts(folder: Path, digests: Iterable[str]) -> None:
    """Remove the parts of other builds."""
    wanted = {f"{digest}.json" for digest in digests}
    with suppress(FileNotFoundError):
        for file in (folder / PARTS).iterdir():
            if file.name not in wanted:
                file.unlink()
        if not wanted:
            (folder / PARTS).rmdir()


def link_parts(source: Path, target: Path, digests: Iterable[str]) -> None:
    """Bring a second folder the same parts, which take no space there."""
    wanted = list(digests)
    if wanted:
        (target / PARTS).mkdir(exist_ok=True)
    for digest in wanted:
        with suppress(FileExistsError):
            os.link(source / part_path(digest), target / part_path(digest))
    remove_other_parts(target, wanted)


def digest_of_part(data: bytes) -> str:
    """What a part is named by, and referred to."""
    return blake2b(data, digest_size=12).hexdigest()


class ManifestParts:
    """The parts in a folder, read when they are asked for; the last ones stay in memory."""

    def __init__(self, folder: Path, digests: tuple[str, ...], bytes_kept: int = BYTES_KEPT):
        self.digests = digests
        self._folder = folder
        self._room = bytes_kept
        self._kept = OrderedDict[int, bytes]()

    def read(self, number: int) -> bytes:
        """The content of a part.

        Raises:
            LostPart: it is not there.
        """
        data = self._kept.get(number)
        if data is not None:
            self._kept.move_to_end(number)
            return data
        data = self._read_file(number)
        self._kept[number] = data
        self._room -= len(data)
        while self._room < 0:
            _, oldest = self._kept.popitem(last=False)
            self._room += len(oldest)
        return data

    def load(self, number: int) -> Part:
        """The files and redirects of a part.

        Raises:
            LostPart: it is not there.
        """
        import msgspec

        try:
            return msgspec.json.decode(self._read_file(number), type=Part)
        except msgspec.MsgspecError as error:
            raise LostPart(str(error)) from error

    def load_all(self) -> Iterator[Part]:
        """The files and redirects of all parts, one after the other."""
        return map(self.load, range(len(self.digests)))

    def find(self, name: str) -> int | None:
        """The number of the part that has a path or address, which is not decoded for this."""
        import msgspec

        if not self.digests:
            return None
        number = part_of(name, len(self.digests))
        # What stands before and after it can stand in no other text: quotation marks are escaped.
        key = msgspec.json.encode(name) + b':"'
        data = self.read(number)
        return number if b"," + key in data or b"{" + key in data else None

    def _read_file(self, number: int) -> bytes:
        file = self._folder / part_path(self.digests[number])
        try:
            data = file.read_bytes()
        except OSError as error:
            raise LostPart(error.errno, error.strerror, str(file)) from error
        if digest_of_part(data) != self.digests[number]:
            raise LostPart(f"{file} does not hold what its name says.")
        return data


class FilesInParts(Mapping[str, str]):
    """The digests of all files by path; the parts are read when they are asked for."""

    def __init__(self, parts: ManifestParts, count: int) -> None:
        self.parts = parts
        self._count = count

    def __contains__(self, path: object) -> bool:
        # What begins with a slash is an address, and stands among the redirects.
        return (
            isinstance(path, str) and not path.startswith("/") and self.parts.find(path) is not None
        )

    def __getitem__(self, path: str) -> str:
        number = None if path.startswith("/") else self.parts.find(path)
        if number is None:
            raise KeyError(path)
        return self.parts.load(number).files[path]

    def __iter__(self) -> Iterator[str]:
        return (path for part in self.parts.load_all() for path in part.files)

    def __len__(self) -> int:
        return self._count


class RedirectsInParts(Mapping[str, str]):
    """The locations of all redirects by address; the parts are read when they are asked for."""

    def __init__(self, parts: ManifestParts, count: int) -> None:
        self.parts = parts
        self._count = count

    def __contains__(self, address: object) -> bool:
        return (
            isinstance(address, str)
            and address.startswith("/")
            and self.parts.find(address) is not None
        )

    def __getitem__(self, address: str) -> str:
        number = self.parts.find(address) if address.startswith("/") else None
        if number is None:
            raise KeyError(address)
        return self.parts.load(number).redirects[address]

    def __iter__(self) -> Iterator[str]:
        return (address for part in self.parts.load_all() for address in part.redirects)

    def __len__(self) -> int:
        return self._count


def _write_once(file: Path, data: bytes) -> None:
    if file.exists():
        return
    # Written under another name first: a build that is killed leaves no half part behind.
    draft = file.with_suffix(".draft")
    draft.write_bytes(data)
    draft.replace(file)
