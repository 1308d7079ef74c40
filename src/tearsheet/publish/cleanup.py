"""What no kept release needs, taken away after a publication."""

from __future__ import annotations

from dataclasses import replace

from tearsheet.publish.publish_plan import Cleanup
from tearsheet.publish.switching import write_state
from tearsheet.publish.target import Target
from tearsheet.publish.target_paths import record_place
from tearsheet.publish.target_state import TargetState
from tearsheet.publish.transfers import Transfers

AT_ONCE = 1000


def clean_up_target(
    cleanup: Cleanup, target: Target, state: TargetState, transfers: Transfers
) -> TargetState:
    """Remove what only releases need that are no longer kept.

    They are taken off the list first: nobody goes back to a release while it is taken apart,
    and one that was taken apart only half is finished by the next publication.
    """
    if not cleanup.releases:
        return state
    gone = set(cleanup.releases)
    kept = tuple(release for release in state.ledger.releases if release.number not in gone)
    ledger = replace(state.ledger, releases=kept, sweeping=tuple(sorted(gone)))
    state = write_state(replace(state, ledger=ledger), target, transfers)
    batches = [
        cleanup.removals[start : start + AT_ONCE]
        for start in range(0, len(cleanup.removals), AT_ONCE)
    ]
    transfers.run_all("Sweeping", batches, target.remove)
    # The records go last: without them nobody would know what is left to remove.
    state = write_state(replace(state, ledger=replace(ledger, sweeping=())), target, transfers)
    target.remove(record_place(number) for number in sorted(gone))
    return state
