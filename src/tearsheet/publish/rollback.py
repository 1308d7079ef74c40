"""Back to an earlier release, or forward again, with nothing but what lies at the target."""

from __future__ import annotations

from tearsheet.errors import MachineError
from tearsheet.progress import Progress
from tearsheet.publish.lease import hold_lease
from tearsheet.publish.ledger import Ledger, PublishedRelease
from tearsheet.publish.publish_plan import Switch, plan_switch
from tearsheet.publish.switching import switch_to
from tearsheet.publish.target import Target
from tearsheet.publish.target_state import TargetState, read_target_state
from tearsheet.publish.transfers import Transfers


def plan_rollback(target: Target, number: int | None) -> tuple[PublishedRelease, Switch]:
    """Work out what going back would change, and change nothing.

    Raises:
        MachineError: there is no such release to go back to.
    """
    return _plan(target, read_target_state(target), number)


def roll_back(
    target: Target, number: int | None, progress: Progress, *, concurrency: int, break_lease: bool
) -> tuple[PublishedRelease, Switch]:
    """Let visitors see another release that is still kept, by default the one before.

    Raises:
        MachineError: there is none, the target refuses, or somebody else publishes.
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
    return release, plan_switch(state, state.records[release.number])


def _choose(target: Target, ledger: Ledger, number: int | None) -> PublishedRelease:
    whole = [release for release in ledger.releases if release.finished]
    if number is None and ledger.underway:
        # A publication was stopped half-way: back means to what the pointer still names.
        number = ledger.current
    if number is None:
        earlier = [release for release in whole if release.number < (ledger.current or 0)]
        if not earlier:
            raise MachineError(
                f"{target.name}: there is no release before the one visitors see.",
                "See `tearsheet releases` for those that are kept.",
            )
        return earlier[-1]
    chosen = next((release for release in whole if release.number == number), None)
    if chosen is None:
        kept = ", ".join(str(release.number) for release in whole) or "none"
        raise MachineError(
            f"{target.name}: there is no release {number} to go back to.",
            f"Those that are kept whole: {kept}.",
        )
    return chosen
