"""Completes an interrupted switch before anything else happens at a target."""

from __future__ import annotations

from tearsheet.progress import Progress
from tearsheet.publish.lease import find_publisher, hold_lease
from tearsheet.publish.ledger import find_ledger
from tearsheet.publish.publish_plan import plan_switch
from tearsheet.publish.switching import switch_to
from tearsheet.publish.target import Target
from tearsheet.publish.target_state import TargetState, load_switched, read_target_state
from tearsheet.publish.transfers import Transfers


def finish_interrupted(
    target: Target, progress: Progress, *, concurrency: int, break_lease: bool = False
) -> int | None:
    """Complete a switch whose publisher is gone; returns the release's number if there was one.

    Until then visitors get documents of two releases. All files of a release are uploaded before
    its switch begins, so only copies within the target are left to do.

    Raises:
        MachineError: the target refuses, or a record of its releases is lost.
    """
    if not find_ledger(target)[0].underway:
        return None
    if not break_lease and find_publisher(target):
        # Not interrupted: the holder of the lease is in the middle of it.
        return None
    with hold_lease(target, break_other=break_lease) as lease:
        state = read_target_state(target)
        if not state.ledger.underway:
            return None
        return _finish(
            target, state, Transfers(lease=lease, concurrency=concurrency, progress=progress)
        )


def _finish(target: Target, state: TargetState, transfers: Transfers) -> int:
    number = state.ledger.underway[-1]
    state = load_switched(target, state, number)
    switch_to(number, plan_switch(state, state.records[number]), target, state, transfers)
    return number
