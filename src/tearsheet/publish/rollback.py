"""Back to an earlier release, or forward again, with nothing but what lies at the target."""

from __future__ import annotations

from tearsheet.errors import MachineError
from tearsheet.progress import Progress
from tearsheet.publish.books import Books, open_books
from tearsheet.publish.lease import hold_lease
from tearsheet.publish.ledger import Ledger, Release
from tearsheet.publish.plan import Turn, plan_turn
from tearsheet.publish.target import Target
from tearsheet.publish.transfers import Crew
from tearsheet.publish.turning import turn_to


def plan_rollback(target: Target, number: int | None) -> tuple[Release, Turn]:
    """Work out what going back would change, and change nothing.

    Raises:
        MachineError: there is no such release to go back to.
    """
    return _plan(target, open_books(target), number)


def roll_back(
    target: Target, number: int | None, progress: Progress, *, hands: int, break_lease: bool
) -> tuple[Release, Turn]:
    """Let visitors see another release that is still kept, by default the one before.

    Raises:
        MachineError: there is none, the target refuses, or somebody else publishes.
    """
    release, _ = plan_rollback(target, number)
    with hold_lease(target, break_other=break_lease) as lease:
        books = open_books(target)
        release, turn = _plan(target, books, release.number)
        crew = Crew(lease=lease, hands=hands, progress=progress)
        if books.ledger.current != release.number or books.ledger.underway:
            turn_to(release.number, turn, target, books, crew)
    return release, turn


def _plan(target: Target, books: Books, number: int | None) -> tuple[Release, Turn]:
    release = _choose(target, books.ledger, number)
    return release, plan_turn(books, books.records[release.number])


def _choose(target: Target, ledger: Ledger, number: int | None) -> Release:
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
