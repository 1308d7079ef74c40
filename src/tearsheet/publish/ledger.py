"""The ledger of a target: its releases, and which of them is live."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import datetime

import msgspec

from tearsheet.errors import MachineError
from tearsheet.publish.target import Target, Version
from tearsheet.publish.target_paths import LEDGER

FORMAT = 1


@dataclass(frozen=True, slots=True, kw_only=True)
class PublishedRelease:
    """One release as an entry of the ledger."""

    number: int
    tree: str
    """Digest of the build."""
    begun: datetime
    files: int
    size: int
    finished: datetime | None = None
    """When it first went live; None for an abandoned publication."""
    replaced: datetime | None = None
    """When another release last replaced it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Ledger:
    """The releases at a target, and the number of the live one."""

    format: int = FORMAT
    current: int | None = None
    underway: tuple[int, ...] = ()
    """Releases whose switch has begun: their documents may already be live."""
    sweeping: tuple[int, ...] = ()
    """Expired releases whose files are being removed."""
    next: int = 1
    releases: tuple[PublishedRelease, ...] = ()

    def find(self, number: int | None) -> PublishedRelease | None:
        """The release with a number, if it is still available."""
        return next((release for release in self.releases if release.number == number), None)

    def with_release(self, changed: PublishedRelease) -> Ledger:
        """A copy with a release added or updated."""
        others = [release for release in self.releases if release.number != changed.number]
        releases = sorted([*others, changed], key=lambda release: release.number)
        return replace(self, releases=tuple(releases), next=max(self.next, changed.number + 1))

    def pointing_to(self, number: int, now: datetime) -> Ledger:
        """A copy in which a release is the live one."""
        changed = self
        previous = self.find(self.current)
        if previous and previous.number != number:
            changed = changed.with_release(replace(previous, replaced=now))
        live = self.find(number)
        if live:
            finished = live.finished or now
            changed = changed.with_release(replace(live, finished=finished, replaced=None))
        return replace(changed, current=number, underway=())


def find_ledger(target: Target) -> tuple[Ledger, Version | None]:
    """Read the ledger of a target; an empty one if nothing was published there yet.

    Raises:
        MachineError: it is damaged, or in an unknown format.
    """
    stored = target.find(LEDGER)
    if stored is None:
        return Ledger(), None
    try:
        ledger = msgspec.json.decode(stored.data, type=Ledger)
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
    return ledger, stored.version


def write_ledger(target: Target, ledger: Ledger, version: Version | None) -> Version:
    """Replace the ledger, provided it has not changed since it was read.

    Raises:
        MachineError: another publisher has changed it meanwhile.
    """
    data = msgspec.json.encode(ledger)
    if version is None:
        written = target.create(LEDGER, data)
    else:
        written = target.exchange(LEDGER, data, version)
    if written is None:
        # A retry whose first attempt succeeded conflicts with our own write.
        stored = target.find(LEDGER)
        if stored is None or stored.data != data:
            raise MachineError(
                f"{target.name}: somebody else published there at the same time.",
                "Nothing is mixed up: see `tearsheet releases`, and publish again.",
            )
        return stored.version
    return written
