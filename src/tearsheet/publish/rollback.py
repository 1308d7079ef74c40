"""Rollback to another release, from files that are still at the target."""

from __future__ import annotations

from tearsheet.errors import MachineError
from tearsheet.progress import Progress
from tearsheet.publish.lease import hold_lease
from tearsheet.publish.ledger import Ledger, PublishedRelease
from tearsheet.publish.publish_plan import Switch, plan_switch
from tearsheet.publish.switching import switch_to
from tearsheet.publish.target import Target
from tearsheet.publish.target_state import TargetState, load_switched, read_target_state
from tearsheet.publish.transfers import Transfers


def plan_rollback(target: Target, number: int | None) -> tuple[PublishedRelease, Switch]:
    """Plan a rollback without changing anything.

    Raises:
        MachineError: there is no such release.
    """
    return _plan(target, read_target_state(target), number)


def roll_back(
    target: Target, number: int | None, progress: Progress, *, concurrency: int, break_lease: bool
) -> tuple[PublishedRelease, Switch]:
    """Make another retained release live, by default the previous one.

    Raises:
        MachineError: there is none, the target refuses, or another publisher is active.
    """
    release, _ = plan_rollback(target, number)
    with hold_lease(target, break_other=break_lease) as lease:
        state = read_target_state(target)
        release, switch = _plan(target, state, release.number)
        transfers = Transfers(lease=lease, concurrency=concurrency, progress=progress)
        if state.ledger.current != release.number or state.ledger.underway:
            switch_to(release.number, switch, target, state, transfers)
    return release, switch


def _plan(
    target: Target, state: TargetState, number: int | None
) -> tuple[PublishedRelease, Switch]:
    release = _choose(target, state.ledger, number)
    state = load_switched(target, state, release.number)
    return release, plan_switch(state, state.records[release.number])


def _choose(target: Target, ledger: Ledger, number: int | None) -> PublishedRelease:
    complete = [release for release in ledger.releases if release.finished]
    if number is None and ledger.underway:
        # After an interrupted switch, the previous release is the one the ledger still points to.
        number = ledger.current
    if number is None:
        earlier = [release for release in complete if release.number < (ledger.current or 0)]
        if not earlier:
            raise MachineError(
                f"{target.name}: there is no release before the one visitors see.",
                "See `tearsheet releases` for those that are kept.",
            )
        return earlier[-1]
    chosen = next((release for release in complete if release.number == number), None)
    if chosen is None:
        retained = ", ".join(str(release.number) for release in complete) or "none"
        raise MachineError(
            f"{target.name}: there is no release {number} to go back to.",
            f"Those that are kept whole: {retained}.",
        )
    return chosen
