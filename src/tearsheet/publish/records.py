"""Records of releases: what each consists of. That of a large site is divided into parts.

The parts are named by their digests, so releases share those in which nothing changed, and
comparing two releases takes reading the parts in which they differ.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from hashlib import blake2b

import msgspec

from tearsheet.errors import MachineError
from tearsheet.publish.target import Target
from tearsheet.publish.target_paths import record_part_place, record_place

READERS = 8

_DIVIDED = b'{"parts":['


@dataclass(frozen=True, slots=True)
class PublishedFile:
    """A file of a release."""

    identity: str
    size: int
    bears_hash: bool


ReleaseRecord = Mapping[str, PublishedFile]
"""The files of a release by path; of a large one perhaps only those of some parts."""


_STORED_PART = tuple[int, dict[str, PublishedFile]]
"""The number of a part, which tells parts with the same content apart, and its files."""


class RecordPart(msgspec.Struct, frozen=True, array_like=True):
    """A part of a record, and what it was made from."""

    digest: str
    source: str
    """Digest of the part of the manifest with these files."""
    files: int
    size: int


class DividedRecord(msgspec.Struct, frozen=True, kw_only=True):
    """The record of a release of a large site, whose files stand in parts."""

    parts: tuple[RecordPart, ...]
    headers: str
    """Digest of the rules by which its files have headers."""


class LostRecord(MachineError):
    """The record of a release is missing or damaged."""

    def __init__(self, target: Target, number: int, place: str = "") -> None:
        place = place or record_place(number)
        super().__init__(
            f'{target.name}: "{place}" is lost, which says what release {number} consists of.',
            "Publish with --fresh, which believes nothing of what lies there.",
        )


def load_record(target: Target, number: int) -> ReleaseRecord | DividedRecord:
    """Read the record of a release, without the parts of a divided one.

    Raises:
        LostRecord: it is missing or damaged.
    """
    stored = target.find(record_place(number))
    if stored is None:
        raise LostRecord(target, number)
    try:
        if stored.data.startswith(_DIVIDED):
            return msgspec.json.decode(stored.data, type=DividedRecord)
        return msgspec.json.decode(stored.data, type=dict[str, PublishedFile])
    except msgspec.MsgspecError as error:
        raise LostRecord(target, number) from error


def write_record(target: Target, number: int, record: ReleaseRecord | DividedRecord) -> None:
    """Store the record of a release; the parts of a divided one are there already."""
    target.put(record_place(number), msgspec.json.encode(record), {})


def encode_part(number: int, record: ReleaseRecord) -> tuple[str, bytes]:
    """The digest and the content of a part of a record."""
    data = msgspec.json.encode([number, record])
    return blake2b(data, digest_size=12).hexdigest(), data


def identities(record: ReleaseRecord) -> Iterable[str]:
    """The digests of all documents of a release, without duplicates."""
    return {file.identity for file in record.values() if not file.bears_hash}


def find_differing(records: Iterable[ReleaseRecord | DividedRecord]) -> list[int] | None:
    """The numbers of the parts in which some records differ; None if they have no such parts."""
    divided = list[DividedRecord]()
    for record in records:
        if not isinstance(record, DividedRecord):
            return None
        divided.append(record)
    if len({len(record.parts) for record in divided}) != 1:
        return None
    columns = zip(*(record.parts for record in divided), strict=True)
    return [number for number, parts in enumerate(columns) if len({it.digest for it in parts}) > 1]


class RecordParts:
    """Reads parts of the records of a target, each once."""

    def __init__(self, target: Target, *, believes_nothing: bool = False) -> None:
        self._target = target
        self._believes_nothing = believes_nothing
        """Whether a lost part counts as empty."""
        self._known: dict[str, ReleaseRecord] = {}

    def add(self, digest: str, part: ReleaseRecord) -> None:
        """Note a part that need not be read, and may not be there yet."""
        self._known[digest] = part

    def load(
        self, records: Mapping[int, DividedRecord], numbers: Collection[int] | None
    ) -> dict[int, ReleaseRecord]:
        """Read some parts of the records of releases; all of them if no numbers are given.

        Raises:
            LostRecord: a part is missing or damaged.
        """
        wanted = {
            part.digest: release
            for release, record in records.items()
            for part in _choose(record, numbers)
            if part.digest not in self._known
        }
        with ThreadPoolExecutor(READERS) as pool:
            parts = pool.map(self._load, wanted.values(), wanted)
            self._known |= zip(wanted, parts, strict=True)
        return {release: self._merge(record, numbers) for release, record in records.items()}

    def _merge(self, record: DividedRecord, numbers: Collection[int] | None) -> ReleaseRecord:
        parts = (self._known[part.digest] for part in _choose(record, numbers))
        return {path: file for part in parts for path, file in part.items()}

    def _load(self, release: int, digest: str) -> ReleaseRecord:
        place = record_part_place(digest)
        stored = self._target.find(place)
        try:
            if stored is not None:
                files: ReleaseRecord = msgspec.json.decode(stored.data, type=_STORED_PART)[1]
                return files
        except msgspec.MsgspecError:
            stored = None
        if self._believes_nothing:
            return {}
        raise LostRecord(self._target, release, place)


def _choose(record: DividedRecord, numbers: Collection[int] | None) -> Iterator[RecordPart]:
    if numbers is None:
        return iter(record.parts)
    return (record.parts[number] for number in numbers)
