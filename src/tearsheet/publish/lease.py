"""One publisher at a time: whoever publishes holds a lease at the target, and renews it."""

from __future__ import annotations

import getpass
import os
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime, timedelta
from hashlib import blake2b
from pathlib import Path
from uuid import uuid4

import msgspec

from tearsheet.errors import MachineError
from tearsheet.publish.target import Target, Version
from tearsheet.publish.target_paths import LEASE

DURATION = timedelta(seconds=90)
RENEWAL = 20.0
"""In seconds; three may fail before somebody else may take it."""
MARGIN = timedelta(seconds=15)
"""Nothing more is begun when so little is left."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Holding:
    """What a lease says; one that was given back says nothing of its holder."""

    token: str = ""
    holder: str = ""
    machine: str = ""
    process: int = 0
    since: datetime | None = None
    until: datetime | None = None


@dataclass(slots=True)
class Lease:
    """A lease that is held, and renewed beside the work."""

    target: Target
    holding: Holding
    version: Version
    lost: MachineError | None = None
    _ended: threading.Event = field(default_factory=threading.Event)
    _writing: threading.Lock = field(default_factory=threading.Lock)

    def confirm(self) -> None:
        """Make sure, before anything is changed, that nobody else may change it.

        Raises:
            MachineError: the lease was broken, or could not be renewed in time.
        """
        if self.lost:
            raise self.lost
        if self.holding.until and _now() > self.holding.until - MARGIN:
            raise MachineError(
                f"{self.target.name}: the lease could not be renewed in time.",
                "Publish again; what was sent is not sent again.",
            )

    def keep(self) -> None:
        """Renew the lease until the work has ended."""
        while not self._ended.wait(RENEWAL) and not self.lost:
            # A store that does not answer now may do so in time.
            with suppress(MachineError), self._writing:
                self._renew()

    def end(self) -> None:
        """Renew no more, and give the lease back, unless it is somebody else's by now."""
        self._ended.set()
        # It runs out by itself: whoever cannot reach the target has said so already.
        with suppress(MachineError), self._writing:
            if not self.lost:
                self.target.exchange(LEASE, msgspec.json.encode(Holding()), self.version)

    def _renew(self) -> None:
        holding = replace(self.holding, until=_now() + DURATION)
        data = msgspec.json.encode(holding)
        version = self.target.exchange(LEASE, data, self.version)
        if version is None:
            found = self.target.find(LEASE)
            if found is None or found.data != data:
                self.lost = _broken(self.target)
                return
            version = found.version
        self.holding, self.version = holding, version


@contextmanager
def hold_lease(target: Target, *, break_other: bool) -> Iterator[Lease]:
    """Keep other publishers away for as long as the block runs.

    Raises:
        MachineError: somebody else is publishing, or the store cannot keep two apart.
    """
    lease = _take(target, break_other)
    renewing = threading.Thread(target=lease.keep, daemon=True)
    renewing.start()
    try:
        yield lease
    finally:
        lease.end()


def find_publisher(target: Target) -> Holding | None:
    """Whoever publishes there at this moment, as far as the target says."""
    found = target.find(LEASE)
    other = _read(found.data) if found else Holding()
    return other if _is_alive(other) else None


def reject_other_publisher(target: Target) -> None:
    """Refuse at once, before any work is done, where somebody else is publishing.

    Raises:
        MachineError: somebody is.
    """
    if other := find_publisher(target):
        raise _taken(target, other)


def _take(target: Target, break_other: bool) -> Lease:
    holding = _holding()
    data = msgspec.json.encode(holding)
    version = target.create(LEASE, data)
    if version is not None:
        _reject_indifferent(target, data)
        return Lease(target, holding, version)
    found = target.find(LEASE)
    if found is None:
        raise _taken(target, Holding())
    # The first answer may have been lost on the way, and this is the second.
    if found.data == data:
        return Lease(target, holding, found.version)
    other = _read(found.data)
    if not break_other and _is_alive(other):
        raise _taken(target, other)
    version = target.exchange(LEASE, data, found.version)
    if version is None:
        raise _taken(target, other)
    return Lease(target, holding, version)


def _holding() -> Holding:
    now = _now()
    try:
        user = getpass.getuser()
    except (OSError, KeyError):
        user = "somebody"
    return Holding(
        token=uuid4().hex,
        holder=f"{user} on {socket.gethostname()}",
        machine=_machine(),
        process=os.getpid(),
        since=now,
        until=now + DURATION,
    )


def _read(data: bytes) -> Holding:
    try:
        return msgspec.json.decode(data, type=Holding)
    except msgspec.MsgspecError:
        # Nobody can hold what cannot be read.
        return Holding()


def _is_alive(other: Holding) -> bool:
    """Whether a holder may still be at work: its time is not over, and its process runs."""
    if other.until is None or _now() > other.until:
        return False
    if not other.machine or other.machine != _machine():
        return True
    try:
        os.kill(other.process, 0)
    except ProcessLookupError:
        return False
    except OSError:
        return True
    return True


def _machine() -> str:
    """What tells this running machine, and this room of processes in it, from all others."""
    try:
        boot = Path("/proc/sys/kernel/random/boot_id").read_text(encoding="ascii").strip()
        room = Path("/proc/self/ns/pid").readlink()
    except OSError:
        return ""
    return blake2b(f"{boot} {room}".encode(), digest_size=12).hexdigest()


def _reject_indifferent(target: Target, data: bytes) -> None:
    """Refuse a store that lets two write what only the first may."""
    if target.create(LEASE, data) is not None:
        raise MachineError(
            f"{target.name}: the store writes over what it was asked to leave alone, so two"
            " publishers could not be kept apart.",
            "Choose a store with conditional writes, or publish to a folder.",
        )


def _taken(target: Target, other: Holding) -> MachineError:
    since = f" since {other.since:%Y-%m-%d %H:%M:%S} UTC" if other.since else ""
    until = f" (it ends by itself at {other.until:%H:%M:%S} UTC)" if other.until else ""
    return MachineError(
        f"{target.name}: {other.holder or 'somebody else'} has been publishing there{since}.",
        f"Wait for that to end{until}; if it hangs, take over with --break-lease.",
    )


def _broken(target: Target) -> MachineError:
    return MachineError(
        f"{target.name}: somebody else took over while this was publishing.",
        "See `tearsheet releases` for what visitors get now, and publish again if need be.",
    )


def _now() -> datetime:
    return datetime.now(UTC)
