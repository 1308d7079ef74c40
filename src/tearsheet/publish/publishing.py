"""A finished site brought to its visitors: what `tearsheet publish` does."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from pathlib import Path

from tearsheet.errors import MachineError
from tearsheet.progress import Progress
from tearsheet.publish.books import Books, Stock, open_books, reject_foreign, take_stock
from tearsheet.publish.folder import Folder
from tearsheet.publish.lease import hold_lease, reject_other_publisher
from tearsheet.publish.ledger import Release, find_ledger, write_record
from tearsheet.publish.places import blob_place
from tearsheet.publish.plan import (
    Plan,
    Retention,
    plan_publication,
    plan_sweep,
    plan_turn,
    record_of,
    shows,
)
from tearsheet.publish.recovery import finish_interrupted
from tearsheet.publish.site_objects import FinishedSite, SiteObject, load_bytes, load_site_objects
from tearsheet.publish.sweeping import sweep_target
from tearsheet.publish.target import Target
from tearsheet.publish.transfers import Crew
from tearsheet.publish.turning import turn_to, write_books

HANDS = 16
"""How many requests are under way at a time, as long as nobody says otherwise."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PublishOptions:
    """What a publication is asked to do."""

    out: Path
    hands: int = HANDS
    retention: Retention = field(default_factory=Retention)
    fresh: bool = False
    """Whether nothing is believed of what lies at the target."""
    adopt: bool = False
    """Whether it may be published over files of somebody else."""
    break_lease: bool = False


def plan_site(target: Target, options: PublishOptions, progress: Progress) -> Plan:
    """Work out what a publication would do, and change nothing."""
    site = _load(target, options, progress)
    return _plan(target, options, site, open_books(target, fresh=options.fresh))


def publish_site(target: Target, options: PublishOptions, progress: Progress) -> Plan:
    """Let visitors see a finished site, as a new release; what was done is what is returned.

    Raises:
        MachineError: the site is not whole, the target refuses, or somebody else publishes.
    """
    # Proving the build takes seconds: somebody else's publication is told before, not after it.
    if not options.break_lease:
        reject_other_publisher(target)
    books = open_books(target, fresh=options.fresh)
    recovered = _recover(target, options, progress) if books.ledger.underway else None
    if recovered:
        books = open_books(target)
    site = _load(target, options, progress)
    plan = _plan(target, options, site, books)
    if not plan.changes and not plan.sweep.releases:
        return replace(plan, recovered=recovered)
    with hold_lease(target, break_other=options.break_lease) as lease:
        # Somebody may have published between the first look and the lease.
        if find_ledger(target)[1] != books.version:
            books = open_books(target, fresh=options.fresh)
            plan = _plan(target, options, site, books)
        crew = Crew(lease=lease, hands=options.hands, progress=progress)
        if isinstance(target, Folder):
            target.clear_drafts()
        if plan.changes:
            books = _enter(plan, site, target, books, crew)
            _send(plan, target, crew)
            books = turn_to(plan.number, plan.turn, target, books, crew)
        sweep_target(plan.sweep, target, books, crew)
    return replace(plan, recovered=recovered)


def _recover(target: Target, options: PublishOptions, progress: Progress) -> int | None:
    # Whoever believes nothing of what lies there cannot rely on its records either.
    if options.fresh:
        return None
    return finish_interrupted(
        target, progress, hands=options.hands, break_lease=options.break_lease
    )


def _load(target: Target, options: PublishOptions, progress: Progress) -> FinishedSite:
    _reject_itself(target, options.out)
    with progress.step("Proving the build"):
        return load_site_objects(options.out, with_headers=target.keeps_headers)


def _plan(target: Target, options: PublishOptions, site: FinishedSite, books: Books) -> Plan:
    if not options.adopt:
        reject_foreign(target, books.ledger)
    now = datetime.now(UTC)
    record = record_of(site)
    if options.fresh:
        plan = plan_publication(site, books, Stock(), options.retention, now)
        return replace(plan, turn=plan_turn(books, record, all_anew=True))
    if shows(books, record):
        sweep = plan_sweep(books.ledger, books.records, options.retention, now)
        number = books.ledger.current or 0
        return Plan(number=number, changes=False, record=record, sweep=sweep)
    stock = take_stock(target, books)
    return plan_publication(site, books, stock, options.retention, now)


def _enter(plan: Plan, site: FinishedSite, target: Target, books: Books, crew: Crew) -> Books:
    """Write down what will be sent, so that a later publication knows of it, come what may."""
    records = {**books.records, plan.number: plan.record}
    if plan.resumes:
        return books
    crew.lease.confirm()
    write_record(target, plan.number, plan.record)
    release = Release(
        number=plan.number,
        tree=site.tree,
        begun=datetime.now(UTC),
        files=len(site.objects),
        size=sum(each.size for each in site.objects),
    )
    ledger = books.ledger.with_release(release)
    return write_books(replace(books, ledger=ledger, records=records), target, crew)


def _send(plan: Plan, target: Target, crew: Crew) -> None:
    def send_hashed(each: SiteObject) -> None:
        target.put(each.path, load_bytes(each), each.headers)

    def send_document(each: SiteObject) -> None:
        target.put(blob_place(each.identity), load_bytes(each), each.headers)

    # No document may be seen before everything lies there that it names.
    crew.do_all("Sending hashed files", plan.hashed, send_hashed)
    crew.do_all("Sending documents", plan.documents, send_document)


def _reject_itself(target: Target, out: Path) -> None:
    if not isinstance(target, Folder):
        return
    source = out.resolve()
    if source.is_relative_to(target.root) or target.root.is_relative_to(source):
        raise MachineError(
            f'{target.name}: "{out}" would be published into itself.',
            "Publish to a folder beside it.",
        )
