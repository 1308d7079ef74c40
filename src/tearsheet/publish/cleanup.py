"""Removal, after a publication, of files that no retained release needs."""

from __future__ import annotations

from dataclasses import replace

from tearsheet.publish.publish_plan import Cleanup
from tearsheet.publish.switching import write_state
from tearsheet.publish.target import Target
from tearsheet.publish.target_paths import record_part_place, record_place
from tearsheet.publish.target_state import TargetState
from tearsheet.publish.transfers import Transfers

BATCH_SIZE = 1000


def clean_up_target(
    cleanup: Cleanup, target: Target, state: TargetState, transfers: Transfers
) -> TargetState:
    """Remove the files that only expired releases need.

    The releases leave the ledger first, so that no rollback can choose one while its files are
    being removed; the next publication completes an interrupted cleanup.
    """
    if not cleanup.releases:
        return state
    expired = set(cleanup.releases)
    retained = tuple(release for release in state.ledger.releases if release.number not in expired)
    ledger = replace(state.ledger, releases=retained, sweeping=tuple(sorted(expired)))
    state = write_state(replace(state, ledger=ledger), target, transfers)
    batches = [
        cleanup.removals[start : start + BATCH_SIZE]
        for start in range(0, len(cleanup.removals), BATCH_SIZE)
    ]
    transfers.run_all("Sweeping", batches, target.remove)
    # The records go last: an interrupted cleanup is resumed from them.
    state = write_state(replace(state, ledger=replace(ledger, sweeping=())), target, transfers)
    target.remove(record_place(number) for number in sorted(expired))
    target.remove(record_part_place(digest) for digest in cleanup.record_parts)
    return state
