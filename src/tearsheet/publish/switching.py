"""Makes a release live: copies its documents into place, then updates the ledger."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime

from tearsheet.publish.ledger import write_ledger
from tearsheet.publish.publish_plan import DocumentCopy, Switch
from tearsheet.publish.target import Target
from tearsheet.publish.target_paths import blob_place
from tearsheet.publish.target_state import TargetState
from tearsheet.publish.transfers import Transfers

STEPS = ("Exchanging documents", "Exchanging what lists them", "Exchanging the last list")

CONCURRENT_COPIES = 64


def switch_to(
    number: int, switch: Switch, target: Target, state: TargetState, transfers: Transfers
) -> TargetState:
    """Make a release live whose files are all uploaded.

    The ledger notes that a switch is in progress before the first copy, and
    points to the new release after the last one.
    """
    state = _note_underway(number, target, state, transfers)

    def put_in_place(exchange: DocumentCopy) -> None:
        target.copy(blob_place(exchange.identity), exchange.path)

    copying = replace(transfers, concurrency=_concurrency_of_copies(transfers.concurrency))
    for name, step in zip(STEPS, switch.exchanges, strict=False):
        copying.run_all(name, step, put_in_place)
    if switch.removals:
        transfers.lease.confirm()
        target.remove(switch.removals)
    return _point(number, target, state, transfers)


def _concurrency_of_copies(concurrency: int) -> int:
    """More than for uploads: copies are cheap, and visitors see two releases while they run.

    A concurrency of one is respected for copies too.
    """
    return concurrency if concurrency == 1 else max(concurrency, CONCURRENT_COPIES)


def _note_underway(
    number: int, target: Target, state: TargetState, transfers: Transfers
) -> TargetState:
    others = [other for other in state.ledger.underway if other != number]
    ledger = replace(state.ledger, underway=(*others, number))
    return write_state(replace(state, ledger=ledger), target, transfers)


def _point(number: int, target: Target, state: TargetState, transfers: Transfers) -> TargetState:
    ledger = state.ledger.pointing_to(number, datetime.now(UTC))
    return write_state(replace(state, ledger=ledger), target, transfers)


def write_state(state: TargetState, target: Target, transfers: Transfers) -> TargetState:
    """Write the ledger, after confirming the lease."""
    transfers.lease.confirm()
    return replace(state, version=write_ledger(target, state.ledger, state.version))
