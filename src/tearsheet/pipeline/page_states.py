"""The states of all pages, in parts: what an edit does not ask for is neither read nor written."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from pathlib import Path

import msgspec

from tearsheet.page.render import PageRecord
from tearsheet.pipeline.encoded_page import PageFacts, PageState, decode_state
from tearsheet.pipeline.spilled_bytes import SpilledBytes
from tearsheet.pipeline.stored_parts import (
    DamagedParts,
    Parts,
    PartsFolder,
    number_of_part,
    store_all,
    store_changed,
)

FOLDER = "pages"
DRAFT = "pages.draft"

_HELD = 4
"""Parts in memory at once: pages are asked for by and large in the order of their addresses."""

MOST_IN_MEMORY = 1000
"""A state takes 1.5 KB; further ones lie in a file until they are stored."""


class StoredStates:
    """The states that a build has stored."""

    def __init__(self, cache: Path, parts: Parts = ()) -> None:
        self.cache = cache
        self.parts = parts
        self.folder = PartsFolder(cache / FOLDER)
        self._firsts = [first for first, _ in parts]
        self._load = lru_cache(_HELD)(self._read_part)

    def find(self, address: str) -> msgspec.Raw:
        """The encoded state of a page that was stored.

        Raises:
            DamagedParts: it cannot be read.
        """
        try:
            return self._load(number_of_part(self._firsts, address))[address]
        except KeyError as error:
            raise DamagedParts(address) from error

    def _read_part(self, number: int) -> dict[str, msgspec.Raw]:
        if number < 0:
            return {}
        data = self.folder.read(self.parts[number][1])
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
        folder, before = self.stored.folder, self.stored.parts
        if self._known and self._known.keys() == self.facts.keys():
            parts = store_changed(folder, before, self.facts, [*self._new], self._encode)
        else:
            parts = store_all(folder, self.facts, self._encode)
        # Those of the last build may be removed from now on.
        self.stored = StoredStates(self.stored.cache, parts)
        return parts

    def _encode(self, addresses: Sequence[str]) -> bytes:
        states = {address: msgspec.Raw(self._encoded(address)) for address in addresses}
        return msgspec.msgpack.encode(states)

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


def forget_other_states(cache: Path, parts: Parts) -> None:
    """Remove the parts that no state names any more."""
    PartsFolder(cache / FOLDER).forget_others({digest for _, digest in parts})
