"""The states of all pages, in parts: what an edit does not ask for is neither read nor written.

A part holds pages whose addresses follow each other, and is named by its digest, so that it is
never changed. Where parts end depends on the address there alone: a page more moves no other end.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from zlib import crc32

import msgspec

from tearsheet.cache.hashing import blake2b
from tearsheet.errors import TearsheetError
from tearsheet.output.disk_errors import CACHE, disk_error
from tearsheet.page.render import PageRecord
from tearsheet.pipeline.encoded_page import PageFacts, PageState, decode_state
from tearsheet.pipeline.spilled_bytes import SpilledBytes

FOLDER = "pages"
DRAFT = "pages.draft"

_ENDS = 64
"""One address in so many ends a part."""

MOST_IN_PART = 512

_HELD = 4
"""Parts in memory at once: pages are asked for by and large in the order of their addresses."""

MOST_IN_MEMORY = 1000
"""A state takes 1.5 KB; further ones lie in a file until they are stored."""

Parts = tuple[tuple[str, str], ...]
"""The first address of each part, and its digest."""


class DamagedStates(TearsheetError):
    """A part is not there any more, or is not what its name says; all has to be built again."""


class StoredStates:
    """The states that a build has stored."""

    def __init__(self, cache: Path, parts: Parts = ()) -> None:
        self.cache = cache
        self.parts = parts
        self._firsts = [first for first, _ in parts]
        self._load = lru_cache(_HELD)(self._read_part)

    def find(self, address: str) -> msgspec.Raw:
        """The encoded state of a page that was stored.

        Raises:
            DamagedStates: it cannot be read.
        """
        try:
            return self._load(self.number_of(address))[address]
        except KeyError as error:
            raise DamagedStates(address) from error

    def number_of(self, address: str) -> int:
        """The number of the part in which an address belongs; -1 before all of them."""
        return bisect_right(self._firsts, address) - 1

    def begins(self) -> Sequence[str]:
        """The first address of each part."""
        return self._firsts

    def _read_part(self, number: int) -> dict[str, msgspec.Raw]:
        if number < 0:
            return {}
        digest = self.parts[number][1]
        try:
            data = _file(self.cache, digest).read_bytes()
        except OSError as error:
            raise DamagedStates(digest) from error
        if _digest(data) != digest:
            raise DamagedStates(digest)
        return msgspec.msgpack.decode(data, type=dict[str, msgspec.Raw])


class PageStates(Mapping[str, PageState]):
    """The states of the pages of a build by their address, each decoded when it is asked for."""

    def __init__(
        self,
        stored: StoredStates,
        facts: Mapping[str, PageFacts],
        most: int = MOST_IN_MEMORY,
    ) -> None:
        self.stored = stored
        self.facts = dict(facts)
        """What is asked about all pages at once."""
        self._known = facts
        self._most = most
        self._new = SpilledBytes(stored.cache / DRAFT, most)

    def add(self, address: str, state: bytes, facts: PageFacts) -> None:
        """Add the encoded state of a page that was rendered."""
        self._new.add(address, state)
        self.facts[address] = facts

    def reuse(self, addresses: Iterable[str]) -> PageStates:
        """The same with some of these states, to which new ones can be added."""
        states = PageStates(self.stored, self._known, self._most)
        states.facts = {address: self.facts[address] for address in addresses}
        return states

    @property
    def records(self) -> Mapping[str, PageRecord]:
        """The records of all pages, each decoded when it is asked for."""
        return _Records(self)

    def __contains__(self, address: object) -> bool:
        return address in self.facts

    def __getitem__(self, address: str) -> PageState:
        if address not in self.facts:
            raise KeyError(address)
        return decode_state(self._encoded(address))

    def __iter__(self) -> Iterator[str]:
        # In this order each part is read once.
        return iter(sorted(self.facts))

    def __len__(self) -> int:
        return len(self.facts)

    def close(self) -> None:
        """Give the room of what is not stored back."""
        self._new.close()

    def store(self) -> Parts:
        """Write the parts that are new; those that are there already are not read.

        Raises:
            MachineError: the disk is full, or closed to us.
        """
        parts: list[tuple[str, str]] = []
        for addresses in self._divide():
            if isinstance(addresses, int):
                parts.append(self.stored.parts[addresses])
            else:
                parts += map(self._write_part, _cut(addresses))
        # Those of the last build may be removed from now on.
        self.stored = StoredStates(self.stored.cache, tuple(parts))
        return self.stored.parts

    def _divide(self) -> Iterator[int | list[str]]:
        """The number of each part that stays as it is, or the addresses that have to be written."""
        if not self._known or self._known.keys() != self.facts.keys():
            yield sorted(self.facts)
            return
        changed = sorted(self._new)
        begins = self.stored.begins()
        numbers = {self.stored.number_of(address) for address in changed}
        addresses = sorted(self.facts) if numbers else []
        for number, begin in enumerate(begins):
            if number not in numbers:
                yield number
                continue
            end = begins[number + 1 : number + 2]
            high = bisect_left(addresses, end[0]) if end else len(addresses)
            yield addresses[bisect_left(addresses, begin) : high]

    def _write_part(self, addresses: Sequence[str]) -> tuple[str, str]:
        states = {address: msgspec.Raw(self._encoded(address)) for address in addresses}
        data = msgspec.msgpack.encode(states)
        digest = _digest(data)
        _write_once(_file(self.stored.cache, digest), data)
        return addresses[0], digest

    def _encoded(self, address: str) -> bytes | msgspec.Raw:
        return self._new[address] if address in self._new else self.stored.find(address)


class _Records(Mapping[str, PageRecord]):
    def __init__(self, states: PageStates) -> None:
        self._states = states

    def __contains__(self, address: object) -> bool:
        return address in self._states

    def __getitem__(self, address: str) -> PageRecord:
        return self._states[address].record

    def __iter__(self) -> Iterator[str]:
        return iter(self._states)

    def __len__(self) -> int:
        return len(self._states)


def forget_other_parts(cache: Path, parts: Parts) -> None:
    """Remove the parts that no state names any more."""
    wanted = {digest for _, digest in parts}
    folder = cache / FOLDER
    if folder.is_dir():
        for file in folder.iterdir():
            if file.name not in wanted:
                file.unlink(missing_ok=True)


def _cut(addresses: Iterable[str]) -> Iterator[list[str]]:
    part: list[str] = []
    for address in addresses:
        part.append(address)
        if crc32(address.encode()) % _ENDS == 0 or len(part) == MOST_IN_PART:
            yield part
            part = []
    if part:
        yield part


def _file(cache: Path, digest: str) -> Path:
    return cache / FOLDER / digest


def _digest(data: bytes) -> str:
    return blake2b(data, digest_size=12).hexdigest()


def _write_once(file: Path, data: bytes) -> None:
    if file.exists():
        return
    draft = file.with_suffix(".draft")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        draft.write_bytes(data)
        draft.replace(file)
    except OSError as error:
        raise disk_error(error, file, CACHE) from error
