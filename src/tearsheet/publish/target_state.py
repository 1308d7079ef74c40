"""What a target holds, from its records or, after an interruption, from a listing."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field, replace
from functools import partial

from tearsheet.errors import MachineError
from tearsheet.publish.ledger import Ledger, find_ledger
from tearsheet.publish.records import (
    READERS,
    DividedRecord,
    LostRecord,
    RecordParts,
    ReleaseRecord,
    find_differing,
    identities,
    load_record,
)
from tearsheet.publish.target import Target, Version
from tearsheet.publish.target_paths import BLOBS, blob_place, is_own

MOST_FOLDERS = 16
"""Of blobs; to list more of them one by one takes longer than to list all at once."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TargetState:
    """The ledger of a target, and the records of the releases it lists."""

    ledger: Ledger
    version: Version | None
    records: Mapping[int, ReleaseRecord]
    """Of large releases those that were asked for, as far as they were."""
    divided: Mapping[int, DividedRecord] = field(default_factory=dict)
    """The records of large releases."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Inventory:
    """The files that are at the target already and need no upload."""

    documents: frozenset[str] = frozenset()
    """Digests of the documents stored there."""
    hashed: Mapping[str, str] = field(default_factory=dict)
    """Digests of the hashed files stored there, by path."""


def read_target_state(target: Target, *, fresh: bool = False) -> TargetState:
    """Read the ledger and all records of a target; with `fresh`, lost records count as empty.

    Raises:
        MachineError: it cannot be read, or is damaged.
    """
    ledger, version = find_ledger(target)
    numbers = [release.number for release in ledger.releases] + list(ledger.sweeping)
    load = partial(_load_if_there if fresh else load_record, target)
    with ThreadPoolExecutor(READERS) as pool:
        loaded = dict(zip(numbers, pool.map(load, numbers), strict=True))
    divided = {it: record for it, record in loaded.items() if isinstance(record, DividedRecord)}
    records = {it: record for it, record in loaded.items() if not isinstance(record, DividedRecord)}
    return TargetState(ledger=ledger, version=version, records=records, divided=divided)


def load_switched(target: Target, state: TargetState, wanted: int) -> TargetState:
    """The state with what making a release live takes to know: where it differs from live ones.

    Raises:
        MachineError: a record cannot be read, or is damaged.
    """
    ledger = state.ledger
    involved = {wanted, *ledger.underway} | ({ledger.current} if ledger.current else set())
    numbers = None
    if ledger.current:
        numbers = find_differing(state.divided.get(it, {}) for it in involved)
    return load_divided(RecordParts(target), state, involved, numbers)


def load_divided(
    reader: RecordParts,
    state: TargetState,
    releases: Collection[int],
    numbers: Collection[int] | None,
) -> TargetState:
    """The state with the records of some large releases, or with some of their parts.

    Raises:
        MachineError: a record cannot be read, or is damaged.
    """
    large = {it: record for it, record in state.divided.items() if it in releases}
    return replace(state, records={**state.records, **reader.load(large, numbers)})


def take_inventory(target: Target, state: TargetState) -> Inventory:
    """Determine which files a target has already.

    Releases that went live were uploaded completely. An interrupted upload may
    have stopped anywhere, so the files of such a release are listed.
    """
    known = [release for release in state.ledger.releases if release.number in state.records]
    complete = [release.number for release in known if release.finished]
    interrupted = [release.number for release in known if not release.finished]
    documents = {digest for number in complete for digest in identities(state.records[number])}
    hashed: dict[str, str | None] = {}
    unsure = {number: _leave_out(documents, state.records[number]) for number in interrupted}
    listed = _list_files(target, unsure.values()) if unsure else set()
    for number in sorted([*complete, *interrupted]):
        record = unsure.get(number, state.records[number])
        if number in complete:
            hashed |= {path: file.identity for path, file in record.items() if file.bears_hash}
            continue
        documents |= {digest for digest in identities(record) if blob_place(digest) in listed}
        for path, file in record.items():
            if file.bears_hash and path in listed:
                earlier = hashed.setdefault(path, file.identity)
                # Headers or compression differ, and the listing does not tell which is stored.
                hashed[path] = file.identity if earlier == file.identity else None
    certain = {path: identity for path, identity in hashed.items() if identity}
    return Inventory(documents=frozenset(documents), hashed=certain)


def reject_foreign(target: Target, ledger: Ledger) -> None:
    """Refuse a first publication to a target that has other files.

    Raises:
        MachineError: it has some.
    """
    if ledger.releases or ledger.sweeping:
        return
    foreign = next((path for path in target.walk("") if not is_own(path)), None)
    if foreign is not None:
        raise MachineError(
            f'{target.name}: "{foreign}" lies there, and no release put it there.',
            "Choose another place; or publish over what lies there with --adopt, which removes"
            " nothing of it.",
        )


def _load_if_there(target: Target, number: int) -> ReleaseRecord | DividedRecord:
    try:
        return load_record(target, number)
    except LostRecord:
        return {}


def _list_files(target: Target, records: Iterable[ReleaseRecord]) -> set[str]:
    """List the folders of a target in which the files of some releases belong."""
    blobs, others = set[str](), set[str]()
    for record in records:
        blobs |= {_folder_of(blob_place(identity)) for identity in identities(record)}
        others |= {path.partition("/")[0] for path in _hashed_paths(record)}
    if len(blobs) > MOST_FOLDERS:
        blobs = {BLOBS}
    return {path for folder in sorted(blobs | others) for path in target.walk(folder)}


def _leave_out(documents: Collection[str], record: ReleaseRecord) -> ReleaseRecord:
    """What is left of a record without the documents that are at the target for certain."""
    return {path: file for path, file in record.items() if file.identity not in documents}


def _folder_of(path: str) -> str:
    return path.rpartition("/")[0]


def _hashed_paths(record: ReleaseRecord) -> Iterable[str]:
    return (path for path, file in record.items() if file.bears_hash)
