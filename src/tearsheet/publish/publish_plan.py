"""What a publication would do, worked out before anything is done."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta

from tearsheet.output.manifest import MANIFEST
from tearsheet.output.offline_worker import PATH as OFFLINE_WORKER
from tearsheet.publish.ledger import (
    Ledger,
    PublishedFile,
    PublishedRelease,
    ReleaseRecord,
    identities,
)
from tearsheet.publish.site_objects import FinishedSite, SiteObject
from tearsheet.publish.target_paths import blob_place
from tearsheet.publish.target_state import Inventory, TargetState


@dataclass(frozen=True, slots=True, kw_only=True)
class Retention:
    """How long what visitors no longer see stays for those in mid-visit, and for going back."""

    releases: int = 5
    days: float = 7.0


@dataclass(frozen=True, slots=True)
class DocumentCopy:
    """A document that is put in its place by copying, which takes the store a moment."""

    identity: str
    path: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Switch:
    """What turns the documents at the target into those of another release."""

    exchanges: tuple[tuple[DocumentCopy, ...], ...] = ()
    """In steps: what comes later relies on what comes earlier."""
    removals: tuple[str, ...] = ()

    @property
    def paths(self) -> list[str]:
        """Every address that shows something else then, in the order in which it does."""
        return [exchange.path for step in self.exchanges for exchange in step]


@dataclass(frozen=True, slots=True, kw_only=True)
class Cleanup:
    """What no visitor needs any more."""

    releases: tuple[int, ...] = ()
    removals: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class PublishPlan:
    """What is sent, exchanged and cleaned up, and the number of the release."""

    number: int
    resumes: bool = False
    """Whether it goes on where an earlier publication of the same site was stopped."""
    changes: bool = True
    """Whether visitors see anything else then."""
    record: ReleaseRecord
    hashed: tuple[SiteObject, ...] = ()
    documents: tuple[SiteObject, ...] = ()
    switch: Switch = Switch()
    cleanup: Cleanup = Cleanup()
    recovered: int | None = None
    """The release whose interrupted exchange was finished before."""

    @property
    def size(self) -> int:
        """How many bytes are sent."""
        return sum(each.size for each in (*self.hashed, *self.documents))


def record_of(site: FinishedSite) -> ReleaseRecord:
    """What a release of a site consists of."""
    return {
        each.path: PublishedFile(each.identity, each.size, each.bears_hash) for each in site.objects
    }


def shows(state: TargetState, record: ReleaseRecord) -> bool:
    """Whether visitors already see exactly this."""
    ledger = state.ledger
    return (
        ledger.current is not None
        and not ledger.underway
        and state.records.get(ledger.current) == record
    )


def plan_publication(
    site: FinishedSite,
    state: TargetState,
    inventory: Inventory,
    retention: Retention,
    now: datetime,
) -> PublishPlan:
    """Work out what has to happen for visitors to see a site."""
    record = record_of(site)
    resumed = _find_given_up(state, record)
    number = state.ledger.next if resumed is None else resumed
    hashed = [each for each in site.objects if each.bears_hash]
    documents = [each for each in site.objects if not each.bears_hash]
    after = state.ledger.with_release(_sketch(number, site, now)).pointing_to(number, now)
    return PublishPlan(
        number=number,
        resumes=resumed is not None,
        record=record,
        hashed=tuple(e for e in hashed if inventory.hashed.get(e.path) != e.identity),
        documents=tuple(_unsent(documents, inventory)),
        switch=plan_switch(state, record),
        cleanup=plan_cleanup(after, {**state.records, number: record}, retention, now),
    )


def plan_switch(state: TargetState, wanted: ReleaseRecord, *, all_anew: bool = False) -> Switch:
    """Work out which documents have to change for visitors to see a release."""
    ledger = state.ledger
    # Where an exchange was interrupted, each of these may stand at an address.
    seen = [ledger.current, *ledger.underway] if ledger.current else [*ledger.underway]
    states = [state.records[number] for number in seen]
    if not ledger.current:
        states.append({})
    paths = sorted({path for record in (*states, wanted) for path in _documents(record)})
    changed = [path for path in paths if all_anew or not _is_in_place(path, states, wanted)]
    exchanges = [DocumentCopy(wanted[path].identity, path) for path in changed if path in wanted]
    steps = [tuple(e for e in exchanges if _rank(e.path) == rank) for rank in range(3)]
    return Switch(
        exchanges=tuple(step for step in steps if step),
        removals=tuple(path for path in changed if path not in wanted),
    )


def plan_cleanup(
    ledger: Ledger, records: Mapping[int, ReleaseRecord], retention: Retention, now: datetime
) -> Cleanup:
    """Work out what only releases need that are no longer kept."""
    kept = {release.number for release in _kept(ledger, retention, now)}
    gone = [release.number for release in ledger.releases if release.number not in kept]
    gone += [number for number in ledger.sweeping if number not in gone]
    needed = {place for number in kept for place in _places(records[number])}
    doomed = {place for number in gone for place in _places(records[number])} - needed
    return Cleanup(releases=tuple(gone), removals=tuple(sorted(doomed)))


def _kept(ledger: Ledger, retention: Retention, now: datetime) -> Iterable[PublishedRelease]:
    since = now - timedelta(days=retention.days)
    finished = [release.number for release in ledger.releases if release.finished]
    newest = set(finished[-retention.releases :])
    for release in ledger.releases:
        left = release.replaced or release.begun
        if release.number in newest | {ledger.current} or left > since:
            yield release


def _places(record: ReleaseRecord) -> Iterable[str]:
    yield from (blob_place(identity) for identity in identities(record))
    yield from (path for path, held in record.items() if held.bears_hash)


def _documents(record: ReleaseRecord) -> Iterable[str]:
    return (path for path, held in record.items() if not held.bears_hash)


def _is_in_place(path: str, states: Iterable[ReleaseRecord], wanted: ReleaseRecord) -> bool:
    return all(state.get(path) == wanted.get(path) for state in states)


def _rank(path: str) -> int:
    """Documents first; then the worker that keeps them offline; last the list of all of them."""
    return 2 if path == MANIFEST else int(path.startswith(OFFLINE_WORKER))


def _unsent(documents: Iterable[SiteObject], inventory: Inventory) -> Iterable[SiteObject]:
    # The same document may stand at several addresses, and is sent once.
    once = {each.identity: each for each in documents}
    return (each for identity, each in once.items() if identity not in inventory.documents)


def _find_given_up(state: TargetState, record: ReleaseRecord) -> int | None:
    for release in state.ledger.releases:
        if release.finished is None and state.records[release.number] == record:
            return release.number
    return None


def _sketch(number: int, site: FinishedSite, now: datetime) -> PublishedRelease:
    return PublishedRelease(
        number=number,
        tree=site.tree,
        begun=now,
        files=len(site.objects),
        size=sum(each.size for each in site.objects),
    )
