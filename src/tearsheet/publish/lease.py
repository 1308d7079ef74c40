"""The lock of a target: a lease that one publisher holds and renews at a time."""

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
"""In seconds; the lease expires after three failed renewals."""
MARGIN = timedelta(seconds=15)
"""No new transfer starts with less time left."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Holding:
    """The stored lease: its holder and expiry; empty once it was released."""

    token: str = ""
    holder: str = ""
    machine: str = ""
    process: int = 0
    since: datetime | None = None
    until: datetime | None = None


@dataclass(slots=True)
class Lease:
    """A lease this process holds, renewed in a background thread."""

    target: Target
    holding: Holding
    version: Version
    lost: MachineError | None = None
    _ended: threading.Event = field(default_factory=threading.Event)
    _writing: threading.Lock = field(default_factory=threading.Lock)

    def confirm(self) -> None:
        """Check, before each write, that the lease is still held.

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
        """Renew the lease until it is released."""
        while not self._ended.wait(RENEWAL) and not self.lost:
            # A failed renewal is retried before the lease expires.
            with suppress(MachineError), self._writing:
                self._renew()

    def end(self) -> None:
        """Stop renewing, and release the lease unless another publisher took it over."""
        self._ended.set()
        # An unreachable target was reported already, and the lease expires by itself.
        with suppress(MachineError), self._writing:
            if not self.lost:
                self.target.exchange(LEASE, msgspec.json.encode(Holding()), self.version)

    def _renew(self) -> None:
        holding = replace(self.holding, until=_now() + DURATION)
        data = msgspec.json.encode(holding)
        version = self.target.exchange(LEASE, data, self.version)
        if version is None:
            # The first response may have been lost, and this one be of a retry.
            stored = self.target.find(LEASE)
            if stored is None or stored.data != data:
                self.lost = _broken(self.target)
                return
            version = stored.version
        self.holding, self.version = holding, version


@contextmanager
def hold_lease(target: Target, *, break_other: bool) -> Iterator[Lease]:
    """Hold the target's lease for as long as the block runs.

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
    """Current holder of the lease, if there is one."""
    stored = target.find(LEASE)
    other = _read(stored.data) if stored else Holding()
    return other if _is_alive(other) else None


def reject_other_publisher(target: Target) -> None:
    """Fail early, before any work is done, if another publisher holds the lease.

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
        _reject_unconditional_writes(target, data)
        return Lease(target, holding, version)
    stored = target.find(LEASE)
    if stored is None:
        raise _taken(target, Holding())
    # The first response may have been lost, and this one be of a retry.
    if stored.data == data:
        return Lease(target, holding, stored.version)
    other = _read(stored.data)
    if not break_other and _is_alive(other):
        raise _taken(target, other)
    version = target.exchange(LEASE, data, stored.version)
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
        # An unreadable lease has no holder.
        return Holding()


def _is_alive(other: Holding) -> bool:
    """Whether the lease has not expired and its process, if on this machine, still runs."""
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
    """Digest of the boot ID and PID namespace, within which process IDs are unique."""
    try:
        boot = Path("/proc/sys/kernel/random/boot_id").read_text(encoding="ascii").strip()
        namespace = Path("/proc/self/ns/pid").readlink()
    except OSError:
        return ""
    return blake2b(f"{boot} {namespace}".encode(), digest_size=12).hexdigest()


def _reject_unconditional_writes(target: Target, data: bytes) -> None:
    """Refuse a store that ignores the condition of a conditional write."""
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
