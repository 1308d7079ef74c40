"""What a target says of its releases: the ledger with its pointer, and a record of each."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from datetime import datetime

import msgspec

from tearsheet.errors import MachineError
from tearsheet.publish.target import Target, Version
from tearsheet.publish.target_paths import LEDGER, record_place

FORMAT = 1


@dataclass(frozen=True, slots=True, kw_only=True)
class PublishedRelease:
    """One publication, as the ledger lists it."""

    number: int
    tree: str
    """What names the build."""
    begun: datetime
    files: int
    size: int
    finished: datetime | None = None
    """When visitors first saw it; a release that was given up has no such day."""
    replaced: datetime | None = None
    """When visitors last ceased to see it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Ledger:
    """The releases at a target, and the pointer to the one that visitors see."""

    format: int = FORMAT
    current: int | None = None
    underway: tuple[int, ...] = ()
    """Releases whose documents may already stand in the place of the current one's."""
    sweeping: tuple[int, ...] = ()
    """Releases that are no longer to be had; what only they needed is being removed."""
    next: int = 1
    releases: tuple[PublishedRelease, ...] = ()

    def find(self, number: int | None) -> PublishedRelease | None:
        """One of the releases that can be had."""
        return next((release for release in self.releases if release.number == number), None)

    def with_release(self, changed: PublishedRelease) -> Ledger:
        """The same with a release added, or another one in its place."""
        others = [release for release in self.releases if release.number != changed.number]
        releases = sorted([*others, changed], key=lambda release: release.number)
        return replace(self, releases=tuple(releases), next=max(self.next, changed.number + 1))

    def pointing_to(self, number: int, now: datetime) -> Ledger:
        """The same with all visitors seeing one release."""
        changed = self
        left = self.find(self.current)
        if left and left.number != number:
            changed = changed.with_release(replace(left, replaced=now))
        seen = self.find(number)
        if seen:
            finished = seen.finished or now
            changed = changed.with_release(replace(seen, finished=finished, replaced=None))
        return replace(changed, current=number, underway=())


@dataclass(frozen=True, slots=True)
class PublishedFile:
    """What a release has under one address."""

    identity: str
    size: int
    bears_hash: bool


ReleaseRecord = Mapping[str, PublishedFile]
"""Everything a release consists of, by address."""


class LostRecord(MachineError):
    """It is no longer written down what a release consists of."""

    def __init__(self, target: Target, number: int) -> None:
        place = record_place(number)
        super().__init__(
            f'{target.name}: "{place}" is lost, which says what release {number} consists of.',
            "Publish with --fresh, which believes nothing of what lies there.",
        )


def find_ledger(target: Target) -> tuple[Ledger, Version | None]:
    """Read the ledger of a target; one where nothing was published has an empty one.

    Raises:
        MachineError: it is damaged, or of another age.
    """
    found = target.find(LEDGER)
    if found is None:
        return Ledger(), None
    try:
        ledger = msgspec.json.decode(found.data, type=Ledger)
    except msgspec.MsgspecError as error:
        raise MachineError(
            f'{target.name}: "{LEDGER}" is damaged: {error}.',
            "Bring back an earlier version of it, or remove it and publish with --adopt.",
        ) from error
    if ledger.format != FORMAT:
        raise MachineError(
            f"{target.name}: its releases are listed in a format ({ledger.format}) this Tearsheet"
            " does not know.",
            "Publish with the version of Tearsheet that published there last.",
        )
    return ledger, found.version


def write_ledger(target: Target, ledger: Ledger, version: Version | None) -> Version:
    """Put a changed ledger in the place of the one it was made from.

    Raises:
        MachineError: somebody else has changed it meanwhile.
    """
    data = msgspec.json.encode(ledger)
    if version is None:
        written = target.create(LEDGER, data)
    else:
        written = target.exchange(LEDGER, data, version)
    if written is None:
        # An answer that got lost on the way is asked for again, and then we are in our own way.
        found = target.find(LEDGER)
        if found is None or found.data != data:
            raise MachineError(
                f"{target.name}: somebody else published there at the same time.",
                "Nothing is mixed up: see `tearsheet releases`, and publish again.",
            )
        return found.version
    return written


def load_record(target: Target, number: int) -> ReleaseRecord:
    """Read what a release consists of.

    Raises:
        LostRecord: that is no longer written down.
    """
    found = target.find(record_place(number))
    if found is None:
        raise LostRecord(target, number)
    try:
        return msgspec.json.decode(found.data, type=dict[str, PublishedFile])
    except msgspec.MsgspecError as error:
        raise LostRecord(target, number) from error


def write_record(target: Target, number: int, record: ReleaseRecord) -> None:
    """Write down what a release consists of."""
    target.put(record_place(number), msgspec.json.encode(record), {})


def identities(record: ReleaseRecord) -> Iterable[str]:
    """The documents of a release, each named once."""
    return {held.identity for held in record.values() if not held.bears_hash}
