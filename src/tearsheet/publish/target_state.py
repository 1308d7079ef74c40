"""What is known to lie at a target: what its releases say and, where one was given up, a look."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import partial

from tearsheet.errors import MachineError
from tearsheet.publish.ledger import (
    Ledger,
    LostRecord,
    ReleaseRecord,
    find_ledger,
    identities,
    load_record,
)
from tearsheet.publish.target import Target, Version
from tearsheet.publish.target_paths import BLOBS, blob_place, is_own

READERS = 8


@dataclass(frozen=True, slots=True, kw_only=True)
class TargetState:
    """The ledger of a target, and the records of the releases it lists."""

    ledger: Ledger
    version: Version | None
    records: Mapping[int, ReleaseRecord]


@dataclass(frozen=True, slots=True, kw_only=True)
class Inventory:
    """What need not be sent, because it lies at the target."""

    documents: frozenset[str] = frozenset()
    """The documents that lie there under the name of what they are."""
    hashed: Mapping[str, str] = field(default_factory=dict)
    """The files that lie there under an address that never changes, with what they are."""


def read_target_state(target: Target, *, fresh: bool = False) -> TargetState:
    """Read what a target says of its releases; of a lost record it may be told to make nothing.

    Raises:
        MachineError: it cannot be read, or is damaged.
    """
    ledger, version = find_ledger(target)
    numbers = [release.number for release in ledger.releases] + list(ledger.sweeping)
    load = partial(_load_if_there if fresh else load_record, target)
    with ThreadPoolExecutor(READERS) as pool:
        records = dict(zip(numbers, pool.map(load, numbers), strict=True))
    return TargetState(ledger=ledger, version=version, records=records)


def take_inventory(target: Target, state: TargetState) -> Inventory:
    """Find out what lies at a target.

    A release that visitors saw was whole. Of one that was given up nobody knows
    how far it came, so then the target is asked what it has.
    """
    whole = [release.number for release in state.ledger.releases if release.finished]
    given_up = [release.number for release in state.ledger.releases if not release.finished]
    documents = {name for number in whole for name in identities(state.records[number])}
    hashed: dict[str, str | None] = {}
    lying = _look(target, [state.records[number] for number in given_up]) if given_up else set()
    for number in sorted([*whole, *given_up]):
        record = state.records[number]
        if number in whole:
            hashed |= {path: held.identity for path, held in record.items() if held.bears_hash}
            continue
        documents |= {name for name in identities(record) if blob_place(name) in lying}
        for path, held in record.items():
            if held.bears_hash and path in lying:
                known = hashed.setdefault(path, held.identity)
                # With another header, or compressed anew: nobody knows which of the two it is.
                hashed[path] = held.identity if known == held.identity else None
    sure = {path: identity for path, identity in hashed.items() if identity}
    return Inventory(documents=frozenset(documents), hashed=sure)


def reject_foreign(target: Target, ledger: Ledger) -> None:
    """Refuse to publish for the first time where somebody else has put something.

    Raises:
        MachineError: there is something.
    """
    if ledger.releases or ledger.sweeping:
        return
    found = next((path for path in target.walk("") if not is_own(path)), None)
    if found is not None:
        raise MachineError(
            f'{target.name}: "{found}" lies there, and no release put it there.',
            "Choose another place; or publish over what lies there with --adopt, which removes"
            " nothing of it.",
        )


def _load_if_there(target: Target, number: int) -> ReleaseRecord:
    try:
        return load_record(target, number)
    except LostRecord:
        return {}


def _look(target: Target, records: Iterable[ReleaseRecord]) -> set[str]:
    """Name what lies where the files of some releases would lie, in a listing for each folder."""
    tops = {path.partition("/")[0] for record in records for path in _hashed_paths(record)}
    return {path for folder in (BLOBS, *sorted(tops)) for path in target.walk(folder)}


def _hashed_paths(record: ReleaseRecord) -> Iterable[str]:
    return (path for path, held in record.items() if held.bears_hash)
