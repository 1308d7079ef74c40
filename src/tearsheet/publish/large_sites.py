"""A large site as objects to publish: read, verified and compared part by part."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field, replace
from datetime import datetime
from functools import partial
from pathlib import Path

from tearsheet.output.headers import CONTENT_TYPES, NAMED, Rule, header_rules
from tearsheet.output.manifest import MANIFEST, ManifestRoot
from tearsheet.output.manifest_parts import LostPart, ManifestParts, part_of, part_path
from tearsheet.publish.ledger import Ledger
from tearsheet.publish.publish_plan import (
    Cleanup,
    PublishPlan,
    Retention,
    find_expired,
    ledger_after,
    plan_cleanup,
    plan_release,
    plan_switch,
    record_of,
    shows,
)
from tearsheet.publish.records import (
    DividedRecord,
    RecordPart,
    RecordParts,
    encode_part,
    find_differing,
)
from tearsheet.publish.site_objects import (
    STORED_HEADERS,
    FinishedSite,
    SiteObject,
    describe_file,
    describe_manifest,
    digest_of,
    no_build,
    reject_placeholders,
    reject_unsafe_paths,
)
from tearsheet.publish.target import Target
from tearsheet.publish.target_state import (
    Inventory,
    TargetState,
    load_divided,
    take_inventory,
)

NEWEST = 3
"""Finished releases that are asked, beside the live one, for what need not be sent again."""


@dataclass(frozen=True, slots=True, kw_only=True)
class LargeSite:
    """A site whose manifest is divided; its files are verified when they are described."""

    out: Path
    parts: ManifestParts
    manifest: SiteObject
    rules: tuple[Rule, ...]
    with_headers: bool
    described: dict[int, tuple[SiteObject, ...]] = field(default_factory=dict)
    """The files of the parts that were verified."""

    @property
    def headers(self) -> str:
        """Digest of the rules by which files have headers: others make other objects of them."""
        stored = [
            (rule.files, [header for header in rule.headers if header[0] in STORED_HEADERS])
            for rule in self.rules
        ]
        rules = (self.with_headers, stored, sorted(CONTENT_TYPES.items()), sorted(NAMED.items()))
        return digest_of([repr(rules).encode()])

    @property
    def place_of_manifest(self) -> int:
        """The part to which the file that names all parts is counted."""
        return part_of(MANIFEST, len(self.parts.digests))

    def describe(self, numbers: Iterable[int]) -> tuple[SiteObject, ...]:
        """Verify and describe all files of some parts.

        Raises:
            MachineError: a file differs from what the build wrote.
        """
        wanted = list(numbers)
        with ThreadPoolExecutor() as pool:
            for number in wanted:
                if number not in self.described:
                    self.described[number] = self._describe_part(number, pool)
        return tuple(item for number in wanted for item in self.described[number])

    def _describe_part(self, number: int, pool: ThreadPoolExecutor) -> tuple[SiteObject, ...]:
        try:
            files = self.parts.load(number).files
        except LostPart as error:
            raise no_build(self.out, error) from error
        reject_unsafe_paths(self.out, files)
        root = self.out.resolve()
        describe = partial(
            describe_file, root, rules=self.rules, with_headers=self.with_headers, shares=False
        )
        objects = list(pool.map(partial(describe, files), files))
        digest = self.parts.digests[number]
        itself = part_path(digest)
        objects.append(replace(describe({itself: digest}, itself), bears_hash=True))
        if number == self.place_of_manifest:
            objects.append(self.manifest)
        return tuple(objects)


def open_large_site(out: Path, root: ManifestRoot, *, with_headers: bool) -> LargeSite:
    """Open a finished large site; no file of it is read yet.

    Raises:
        MachineError: the build is unfinished.
        ContentErrors: the site was built with example addresses.
    """
    reject_placeholders(root.placeholders)
    return LargeSite(
        out=out,
        parts=ManifestParts(out, root.parts),
        manifest=describe_manifest(out, with_headers=with_headers),
        rules=header_rules(root.policies),
        with_headers=with_headers,
    )


def plan_large_site(
    target: Target,
    site: LargeSite,
    state: TargetState,
    retention: Retention,
    now: datetime,
    *,
    fresh: bool,
) -> PublishPlan:
    """Plan the publication of a large site; only parts in which releases differ are looked into.

    Raises:
        MachineError: a file differs from what the build wrote, or a record cannot be read.
    """
    reader = RecordParts(target, believes_nothing=fresh)
    record, new = record_large_site(site, state, fresh=fresh)
    for number, objects in site.described.items():
        reader.add(record.parts[number].digest, record_of(_site_of(site, objects)))
    numbers, narrowed = _narrow(record, state, reader, fresh=fresh)
    narrow_site = _site_of(site, site.describe(numbers))
    inventory = Inventory() if fresh else take_inventory(target, narrowed)
    plan = plan_release(narrow_site, narrowed, inventory)
    if fresh:
        plan = replace(plan, switch=plan_switch(narrowed, plan.record, all_anew=True))
    elif shows(narrowed, plan.record):
        plan = PublishPlan(number=state.ledger.current or 0, changes=False, record=plan.record)
    ledger = ledger_after(plan.number, narrow_site, state, now) if plan.changes else state.ledger
    divided = {**state.divided, plan.number: record}
    cleanup = plan_large_cleanup(ledger, replace(state, divided=divided), reader, retention, now)
    return replace(plan, divided=record, record_parts=new, cleanup=cleanup)


def record_large_site(
    site: LargeSite, state: TargetState, *, fresh: bool
) -> tuple[DividedRecord, dict[str, bytes]]:
    """The record of a site, and those of its parts that no release at the target has.

    Parts that the live release was made from are not made again.
    """
    sources, headers = site.parts.digests, site.headers
    live = None if fresh else state.divided.get(state.ledger.current or 0)
    before = live.parts if live and live.headers == headers else ()
    known = {} if fresh else {part.digest for it in state.divided.values() for part in it.parts}
    rows, new = list[RecordPart](), dict[str, bytes]()
    for number, source in enumerate(sources):
        is_same = len(before) == len(sources) and before[number].source == source
        if is_same and number != site.place_of_manifest:
            rows.append(before[number])
            continue
        objects = site.describe([number])
        digest, data = encode_part(number, record_of(_site_of(site, objects)))
        size = sum(item.size for item in objects)
        rows.append(RecordPart(digest=digest, source=source, files=len(objects), size=size))
        if digest not in known:
            new[digest] = data
    return DividedRecord(parts=tuple(rows), headers=headers), new


def plan_large_cleanup(
    ledger: Ledger, state: TargetState, reader: RecordParts, retention: Retention, now: datetime
) -> Cleanup:
    """Find the expired releases and the files that only they need, reading the parts they need.

    What one part of a record names is named by no other, so that each is looked at for itself.
    """
    retained, expired = find_expired(ledger, retention, now)
    if not expired:
        return Cleanup()
    numbers = _find_expiring(state, retained, expired)
    loaded = load_divided(reader, state, {*retained, *expired}, numbers)
    cleanup = plan_cleanup(ledger, loaded.records, retention, now)
    return replace(cleanup, record_parts=find_unneeded_parts(state.divided, expired))


def find_unneeded_parts(
    divided: Mapping[int, DividedRecord], expired: Collection[int]
) -> tuple[str, ...]:
    """The parts of records that only expired releases have."""
    going = {it.digest for number in expired if number in divided for it in divided[number].parts}
    needed = {
        it.digest
        for number, record in divided.items()
        if number not in expired
        for it in record.parts
    }
    return tuple(sorted(going - needed))


def _find_expiring(
    state: TargetState, retained: Collection[int], expired: Collection[int]
) -> list[int] | None:
    """The numbers of the parts that no retained release shares with an expired one."""
    differing = find_differing(state.divided.get(it, {}) for it in (*retained, *expired))
    if differing is None:
        return None
    return [
        number
        for number in differing
        if {state.divided[it].parts[number].digest for it in expired}
        - {state.divided[it].parts[number].digest for it in retained}
    ]


def _narrow(
    record: DividedRecord,
    state: TargetState,
    reader: RecordParts,
    *,
    fresh: bool,
) -> tuple[list[int], TargetState]:
    """The parts in which the site differs from what may be live, and the state about them."""
    ledger = state.ledger
    unfinished = [release.number for release in ledger.releases if not release.finished]
    involved = {*unfinished, *ledger.underway} | ({ledger.current} if ledger.current else set())
    differing = find_differing([record, *(state.divided.get(it, {}) for it in involved)])
    if differing is None or not ledger.current or fresh:
        # What cannot be compared by digests is compared file by file.
        everything = list(range(len(record.parts)))
        return everything, load_divided(reader, state, list(state.divided), None)
    finished = [release.number for release in ledger.releases if release.finished]
    count = len(record.parts)
    newest = {
        it
        for it in finished[-NEWEST:]
        if it in state.divided and len(state.divided[it].parts) == count
    }
    # Whole records would say what is in the other parts, too.
    narrowed = load_divided(reader, replace(state, records={}), involved | newest, differing)
    return differing, narrowed


def _site_of(site: LargeSite, objects: tuple[SiteObject, ...]) -> FinishedSite:
    return FinishedSite(tree=site.manifest.digest, objects=objects)
