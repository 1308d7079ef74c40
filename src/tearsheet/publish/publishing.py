"""Uploads a finished site and makes it live: `tearsheet publish`."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from pathlib import Path

from tearsheet.errors import MachineError
from tearsheet.output.manifest import ManifestRoot
from tearsheet.progress import Progress
from tearsheet.publish.cleanup import clean_up_target
from tearsheet.publish.folder import Folder
from tearsheet.publish.large_sites import (
    LargeSite,
    find_unneeded_parts,
    open_large_site,
    plan_large_site,
)
from tearsheet.publish.lease import hold_lease, reject_other_publisher
from tearsheet.publish.ledger import PublishedRelease, find_ledger
from tearsheet.publish.publish_plan import (
    PublishPlan,
    Retention,
    plan_cleanup,
    plan_publication,
    plan_switch,
    record_of,
    shows,
)
from tearsheet.publish.records import RecordParts, write_record
from tearsheet.publish.recovery import finish_interrupted
from tearsheet.publish.site_objects import (
    FinishedSite,
    SiteObject,
    load_bytes,
    load_site_objects,
    read_stored_manifest,
)
from tearsheet.publish.switching import switch_to, write_state
from tearsheet.publish.target import Target
from tearsheet.publish.target_paths import blob_place, record_part_place
from tearsheet.publish.target_state import (
    Inventory,
    TargetState,
    load_divided,
    read_target_state,
    reject_foreign,
    take_inventory,
)
from tearsheet.publish.transfers import Transfers

CONCURRENCY = 16
"""Default number of concurrent requests."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PublishOptions:
    """Options of a publication."""

    out: Path
    concurrency: int = CONCURRENCY
    retention: Retention = field(default_factory=Retention)
    fresh: bool = False
    """Whether to ignore what the ledger says of files at the target."""
    adopt: bool = False
    """Whether files that no release uploaded may be overwritten."""
    break_lease: bool = False


def plan_site(target: Target, options: PublishOptions, progress: Progress) -> PublishPlan:
    """Plan a publication without changing anything."""
    site = _load(target, options, progress)
    return _plan(target, options, site, read_target_state(target, fresh=options.fresh), progress)


def publish_site(target: Target, options: PublishOptions, progress: Progress) -> PublishPlan:
    """Make a finished site live as a new release, and return the plan that was carried out.

    Raises:
        MachineError: the site is incomplete, the target refuses, or another publisher is active.
    """
    # Checking the build takes seconds: an active publisher is reported before it, not after.
    if not options.break_lease:
        reject_other_publisher(target)
    state = read_target_state(target, fresh=options.fresh)
    recovered = _recover(target, options, progress) if state.ledger.underway else None
    if recovered:
        state = read_target_state(target)
    site = _load(target, options, progress)
    plan = _plan(target, options, site, state, progress)
    if not plan.changes and not plan.cleanup.releases:
        return replace(plan, recovered=recovered)
    with hold_lease(target, break_other=options.break_lease) as lease:
        # Another release may have gone live between the first read and the lease.
        if find_ledger(target)[1] != state.version:
            state = read_target_state(target, fresh=options.fresh)
            plan = _plan(target, options, site, state, progress)
        transfers = Transfers(lease=lease, concurrency=options.concurrency, progress=progress)
        if isinstance(target, Folder):
            target.clear_drafts()
        if plan.changes:
            state = _register_release(plan, target, state, transfers)
            _upload(plan, target, transfers)
            state = switch_to(plan.number, plan.switch, target, state, transfers)
        clean_up_target(plan.cleanup, target, state, transfers)
    return replace(plan, recovered=recovered)


def _recover(target: Target, options: PublishOptions, progress: Progress) -> int | None:
    # With --fresh the records at the target are not trusted either.
    if options.fresh:
        return None
    return finish_interrupted(
        target, progress, concurrency=options.concurrency, break_lease=options.break_lease
    )


def _load(target: Target, options: PublishOptions, progress: Progress) -> FinishedSite | LargeSite:
    _reject_overlap(target, options.out)
    stored = read_stored_manifest(options.out)
    if isinstance(stored, ManifestRoot):
        return open_large_site(options.out, stored, with_headers=target.keeps_headers)
    with progress.step("Proving the build"):
        return load_site_objects(options.out, with_headers=target.keeps_headers)


def _plan(
    target: Target,
    options: PublishOptions,
    site: FinishedSite | LargeSite,
    state: TargetState,
    progress: Progress,
) -> PublishPlan:
    if not options.adopt:
        reject_foreign(target, state.ledger)
    now, retention, fresh = datetime.now(UTC), options.retention, options.fresh
    if isinstance(site, LargeSite):
        # Of a large site, what changed is found and proven in one.
        with progress.step("Proving the build"):
            return plan_large_site(target, site, state, retention, now, fresh=fresh)
    if state.divided:
        reader = RecordParts(target, believes_nothing=fresh)
        state = load_divided(reader, state, list(state.divided), None)
    plan = _plan_small_site(target, site, state, retention, now, fresh=fresh)
    parts = find_unneeded_parts(state.divided, plan.cleanup.releases)
    return replace(plan, cleanup=replace(plan.cleanup, record_parts=parts))


def _plan_small_site(
    target: Target,
    site: FinishedSite,
    state: TargetState,
    retention: Retention,
    now: datetime,
    *,
    fresh: bool,
) -> PublishPlan:
    record = record_of(site)
    if fresh:
        plan = plan_publication(site, state, Inventory(), retention, now)
        return replace(plan, switch=plan_switch(state, record, all_anew=True))
    if shows(state, record):
        cleanup = plan_cleanup(state.ledger, state.records, retention, now)
        number = state.ledger.current or 0
        return PublishPlan(number=number, changes=False, record=record, cleanup=cleanup)
    inventory = take_inventory(target, state)
    return plan_publication(site, state, inventory, retention, now)


def _register_release(
    plan: PublishPlan, target: Target, state: TargetState, transfers: Transfers
) -> TargetState:
    """Store the release and its record before uploading, so that an interruption can be resumed."""
    records = {**state.records, plan.number: plan.record}
    if plan.resumes:
        return state

    def upload_part(part: tuple[str, bytes]) -> None:
        target.put(record_part_place(part[0]), part[1], {})

    transfers.run_all("Sending the record", list(plan.record_parts.items()), upload_part)
    transfers.lease.confirm()
    write_record(target, plan.number, plan.divided or plan.record)
    release = PublishedRelease(
        number=plan.number,
        tree=plan.tree,
        begun=datetime.now(UTC),
        files=plan.files_of_site,
        size=plan.size_of_site,
    )
    ledger = state.ledger.with_release(release)
    return write_state(replace(state, ledger=ledger, records=records), target, transfers)


def _upload(plan: PublishPlan, target: Target, transfers: Transfers) -> None:
    def upload_hashed(file: SiteObject) -> None:
        target.put(file.path, load_bytes(file), file.headers)

    def upload_document(file: SiteObject) -> None:
        target.put(blob_place(file.identity), load_bytes(file), file.headers)

    # Everything a document references must be uploaded before the document is live.
    transfers.run_all("Sending hashed files", plan.hashed, upload_hashed)
    transfers.run_all("Sending documents", plan.documents, upload_document)


def _reject_overlap(target: Target, out: Path) -> None:
    if not isinstance(target, Folder):
        return
    source = out.resolve()
    if source.is_relative_to(target.root) or target.root.is_relative_to(source):
        raise MachineError(
            f'{target.name}: "{out}" would be published into itself.',
            "Publish to a folder beside it.",
        )
