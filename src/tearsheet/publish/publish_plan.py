"""The plan of a publication, computed before anything is changed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta

from tearsheet.output.manifest import MANIFEST
from tearsheet.output.offline_worker import PATH as OFFLINE_WORKER
from tearsheet.publish.ledger import Ledger, PublishedRelease
from tearsheet.publish.records import DividedRecord, PublishedFile, ReleaseRecord, identities
from tearsheet.publish.site_objects import FinishedSite, SiteObject
from tearsheet.publish.target_paths import blob_place
from tearsheet.publish.target_state import Inventory, TargetState


@dataclass(frozen=True, slots=True, kw_only=True)
class Retention:
    """How long replaced releases are retained, for visits in progress and for rollbacks."""

    releases: int = 5
    days: float = 7.0


@dataclass(frozen=True, slots=True)
class DocumentCopy:
    """The copy of an uploaded document to its live path, which is quick within a store."""

    identity: str
    path: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Switch:
    """The copies and removals that make another release live."""

    exchanges: tuple[tuple[DocumentCopy, ...], ...] = ()
    """In steps, each relying on the one before."""
    removals: tuple[str, ...] = ()

    @property
    def paths(self) -> list[str]:
        """Every path whose content changes, in order of the copies."""
        return [exchange.path for step in self.exchanges for exchange in step]


@dataclass(frozen=True, slots=True, kw_only=True)
class Cleanup:
    """Expired releases, and the files that only they need."""

    releases: tuple[int, ...] = ()
    removals: tuple[str, ...] = ()
    record_parts: tuple[str, ...] = ()
    """Digests of the parts of records that only these releases need."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PublishPlan:
    """The uploads, the switch, the cleanup and the number of a release."""

    number: int
    tree: str = ""
    """Digest of the build."""
    resumes: bool = False
    """Whether it resumes an interrupted publication of the same site."""
    changes: bool = True
    """Whether anything visitors see changes."""
    record: ReleaseRecord
    """Of a large site only what may have changed."""
    divided: DividedRecord | None = None
    """The record of a large site."""
    record_parts: Mapping[str, bytes] = field(default_factory=dict)
    """Those that are new, by digest."""
    hashed: tuple[SiteObject, ...] = ()
    documents: tuple[SiteObject, ...] = ()
    switch: Switch = Switch()
    cleanup: Cleanup = Cleanup()
    recovered: int | None = None
    """The release whose interrupted switch was completed first."""

    @property
    def files_of_site(self) -> int:
        """Number of files of the release."""
        if self.divided:
            return sum(part.files for part in self.divided.parts)
        return len(self.record)

    @property
    def size_of_site(self) -> int:
        """Number of bytes of the release."""
        if self.divided:
            return sum(part.size for part in self.divided.parts)
        return sum(file.size for file in self.record.values())

    @property
    def size(self) -> int:
        """Number of bytes uploaded."""
        return sum(upload.size for upload in (*self.hashed, *self.documents))


def record_of(site: FinishedSite) -> ReleaseRecord:
    """The record of a site as a release."""
    return {
        file.path: PublishedFile(file.identity, file.size, file.bears_hash) for file in site.objects
    }


def shows(state: TargetState, record: ReleaseRecord) -> bool:
    """Whether exactly this release is already live."""
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
    """Plan the uploads, the switch and the cleanup that make a site live."""
    plan = plan_release(site, state, inventory)
    after = ledger_after(plan.number, site, state, now)
    records = {**state.records, plan.number: plan.record}
    return replace(plan, cleanup=plan_cleanup(after, records, retention, now))


def ledger_after(number: int, site: FinishedSite, state: TargetState, now: datetime) -> Ledger:
    """The ledger as it will be when a site is live as this release."""
    return state.ledger.with_release(_release_of(number, site, now)).pointing_to(number, now)


def plan_release(site: FinishedSite, state: TargetState, inventory: Inventory) -> PublishPlan:
    """Plan the uploads and the switch that make a site live.

    Site and state may be narrowed to the parts in which anything differs.
    """
    record = record_of(site)
    resumed = _find_interrupted(state, record)
    number = state.ledger.next if resumed is None else resumed
    hashed = [file for file in site.objects if file.bears_hash]
    documents = [file for file in site.objects if not file.bears_hash]
    return PublishPlan(
        number=number,
        tree=site.tree,
        resumes=resumed is not None,
        record=record,
        hashed=tuple(f for f in hashed if inventory.hashed.get(f.path) != f.identity),
        documents=tuple(_unsent(documents, inventory)),
        switch=plan_switch(state, record),
    )


def plan_switch(state: TargetState, wanted: ReleaseRecord, *, all_anew: bool = False) -> Switch:
    """Plan the document changes that make a release live."""
    ledger = state.ledger
    # After an interrupted switch, a path may hold the document of any of these.
    candidates = [ledger.current, *ledger.underway] if ledger.current else [*ledger.underway]
    states = [state.records[number] for number in candidates]
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
    """Find the expired releases and the files that only they need."""
    retained, expired = find_expired(ledger, retention, now)
    needed = {path for number in retained for path in _stored_paths(records[number])}
    unneeded = {path for number in expired for path in _stored_paths(records[number])} - needed
    return Cleanup(releases=expired, removals=tuple(sorted(unneeded)))


def find_expired(
    ledger: Ledger, retention: Retention, now: datetime
) -> tuple[frozenset[int], tuple[int, ...]]:
    """The releases that stay, and those that go."""
    retained = frozenset(release.number for release in _retained(ledger, retention, now))
    expired = [release.number for release in ledger.releases if release.number not in retained]
    expired += [number for number in ledger.sweeping if number not in expired]
    return retained, tuple(expired)


def _retained(ledger: Ledger, retention: Retention, now: datetime) -> Iterable[PublishedRelease]:
    since = now - timedelta(days=retention.days)
    finished = [release.number for release in ledger.releases if release.finished]
    newest = set(finished[-retention.releases :])
    for release in ledger.releases:
        last_used = release.replaced or release.begun
        if release.number in newest | {ledger.current} or last_used > since:
            yield release


def _stored_paths(record: ReleaseRecord) -> Iterable[str]:
    yield from (blob_place(identity) for identity in identities(record))
    yield from (path for path, file in record.items() if file.bears_hash)


def _documents(record: ReleaseRecord) -> Iterable[str]:
    return (path for path, file in record.items() if not file.bears_hash)


def _is_in_place(path: str, states: Iterable[ReleaseRecord], wanted: ReleaseRecord) -> bool:
    return all(state.get(path) == wanted.get(path) for state in states)


def _rank(path: str) -> int:
    """Order of the switch: documents, then the service worker, then the manifest."""
    return 2 if path == MANIFEST else int(path.startswith(OFFLINE_WORKER))


def _unsent(documents: Iterable[SiteObject], inventory: Inventory) -> Iterable[SiteObject]:
    # Identical documents at several paths are uploaded once.
    unique = {file.identity: file for file in documents}
    return (file for identity, file in unique.items() if identity not in inventory.documents)


def _find_interrupted(state: TargetState, record: ReleaseRecord) -> int | None:
    for release in state.ledger.releases:
        if release.finished is None and state.records[release.number] == record:
            return release.number
    return None


def _release_of(number: int, site: FinishedSite, now: datetime) -> PublishedRelease:
    return PublishedRelease(
        number=number,
        tree=site.tree,
        begun=now,
        files=len(site.objects),
        size=sum(file.size for file in site.objects),
    )
