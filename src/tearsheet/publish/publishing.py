"""A finished site brought to its visitors: what `tearsheet publish` does."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from pathlib import Path

from tearsheet.errors import MachineError
from tearsheet.progress import Progress
from tearsheet.publish.cleanup import clean_up_target
from tearsheet.publish.folder import Folder
from tearsheet.publish.lease import hold_lease, reject_other_publisher
from tearsheet.publish.ledger import PublishedRelease, find_ledger, write_record
from tearsheet.publish.publish_plan import (
    PublishPlan,
    Retention,
    plan_cleanup,
    plan_publication,
    plan_switch,
    record_of,
    shows,
)
from tearsheet.publish.recovery import finish_interrupted
from tearsheet.publish.site_objects import FinishedSite, SiteObject, load_bytes, load_site_objects
from tearsheet.publish.switching import switch_to, write_state
from tearsheet.publish.target import Target
from tearsheet.publish.target_paths import blob_place
from tearsheet.publish.target_state import (
    Inventory,
    TargetState,
    read_target_state,
    reject_foreign,
    take_inventory,
)
from tearsheet.publish.transfers import Transfers

CONCURRENCY = 16
"""How many requests are under way at a time, as long as nobody says otherwise."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PublishOptions:
    """What a publication is asked to do."""

    out: Path
    concurrency: int = CONCURRENCY
    retention: Retention = field(default_factory=Retention)
    fresh: bool = False
    """Whether nothing is believed of what lies at the target."""
    adopt: bool = False
    """Whether it may be published over files of somebody else."""
    break_lease: bool = False


def plan_site(target: Target, options: PublishOptions, progress: Progress) -> PublishPlan:
    """Work out what a publication would do, and change nothing."""
    site = _load(target, options, progress)
    return _plan(target, options, site, read_target_state(target, fresh=options.fresh))


def publish_site(target: Target, options: PublishOptions, progress: Progress) -> PublishPlan:
    """Let visitors see a finished site, as a new release; what was done is what is returned.

    Raises:
        MachineError: the site is not whole, the target refuses, or somebody else publishes.
    """
    # Proving the build takes seconds: somebody else's publication is told before, not after it.
    if not options.break_lease:
        reject_other_publisher(target)
    state = read_target_state(target, fresh=options.fresh)
    recovered = _recover(target, options, progress) if state.ledger.underway else None
    if recovered:
        state = read_target_state(target)
    site = _load(target, options, progress)
    plan = _plan(target, options, site, state)
    if not plan.changes and not plan.cleanup.releases:
        return replace(plan, recovered=recovered)
    with hold_lease(target, break_other=options.break_lease) as lease:
        # Somebody may have published between the first look and the lease.
        if find_ledger(target)[1] != state.version:
            state = read_target_state(target, fresh=options.fresh)
            plan = _plan(target, options, site, state)
        transfers = Transfers(lease=lease, concurrency=options.concurrency, progress=progress)
        if isinstance(target, Folder):
            target.clear_drafts()
        if plan.changes:
            state = _enter(plan, site, target, state, transfers)
            _send(plan, target, transfers)
            state = switch_to(plan.number, plan.switch, target, state, transfers)
        clean_up_target(plan.cleanup, target, state, transfers)
    return replace(plan, recovered=recovered)


def _recover(target: Target, options: PublishOptions, progress: Progress) -> int | None:
    # Whoever believes nothing of what lies there cannot rely on its records either.
    if options.fresh:
        return None
    return finish_interrupted(
        target, progress, concurrency=options.concurrency, break_lease=options.break_lease
    )


def _load(target: Target, options: PublishOptions, progress: Progress) -> FinishedSite:
    _reject_itself(target, options.out)
    with progress.step("Proving the build"):
        return load_site_objects(options.out, with_headers=target.keeps_headers)


def _plan(
    target: Target, options: PublishOptions, site: FinishedSite, state: TargetState
) -> PublishPlan:
    if not options.adopt:
        reject_foreign(target, state.ledger)
    now = datetime.now(UTC)
    record = record_of(site)
    if options.fresh:
        plan = plan_publication(site, state, Inventory(), options.retention, now)
        return replace(plan, switch=plan_switch(state, record, all_anew=True))
    if shows(state, record):
        cleanup = plan_cleanup(state.ledger, state.records, options.retention, now)
        number = state.ledger.current or 0
        return PublishPlan(number=number, changes=False, record=record, cleanup=cleanup)
    inventory = take_inventory(target, state)
    return plan_publication(site, state, inventory, options.retention, now)


def _enter(
    plan: PublishPlan, site: FinishedSite, target: Target, state: TargetState, transfers: Transfers
) -> TargetState:
    """Write down what will be sent, so that a later publication knows of it, come what may."""
    records = {**state.records, plan.number: plan.record}
    if plan.resumes:
        return state
    transfers.lease.confirm()
    write_record(target, plan.number, plan.record)
    release = PublishedRelease(
        number=plan.number,
        tree=site.tree,
        begun=datetime.now(UTC),
        files=len(site.objects),
        size=sum(each.size for each in site.objects),
    )
    ledger = state.ledger.with_release(release)
    return write_state(replace(state, ledger=ledger, records=records), target, transfers)


def _send(plan: PublishPlan, target: Target, transfers: Transfers) -> None:
    def send_hashed(each: SiteObject) -> None:
        target.put(each.path, load_bytes(each), each.headers)

    def send_document(each: SiteObject) -> None:
        target.put(blob_place(each.identity), load_bytes(each), each.headers)

    # No document may be seen before everything lies there that it names.
    transfers.run_all("Sending hashed files", plan.hashed, send_hashed)
    transfers.run_all("Sending documents", plan.documents, send_document)


def _reject_itself(target: Target, out: Path) -> None:
    if not isinstance(target, Folder):
        return
    source = out.resolve()
    if source.is_relative_to(target.root) or target.root.is_relative_to(source):
        raise MachineError(
            f'{target.name}: "{out}" would be published into itself.',
            "Publish to a folder beside it.",
        )
