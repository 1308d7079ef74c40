"""An exchange that was interrupted, brought to its end before anything else is done there."""

from __future__ import annotations

from tearsheet.progress import Progress
from tearsheet.publish.books import Books, open_books
from tearsheet.publish.lease import find_publisher, hold_lease
from tearsheet.publish.ledger import find_ledger
from tearsheet.publish.plan import plan_turn
from tearsheet.publish.target import Target
from tearsheet.publish.transfers import Crew
from tearsheet.publish.turning import turn_to


def finish_interrupted(
    target: Target, progress: Progress, *, hands: int, break_lease: bool = False
) -> int | None:
    """Finish an exchange whose publisher is gone; the number of its release, when there was one.

    Until then visitors meet documents of two releases. Everything the release consists of lies at
    the target before its exchange begins, so nothing is needed but copies.

    Raises:
        MachineError: the target refuses, or a record of its releases is lost.
    """
    if not find_ledger(target)[0].underway:
        return None
    if not break_lease and find_publisher(target):
        # The exchange is not interrupted: whoever holds the lease is at it.
        return None
    with hold_lease(target, break_other=break_lease) as lease:
        books = open_books(target)
        if not books.ledger.underway:
            return None
        return _finish(target, books, Crew(lease=lease, hands=hands, progress=progress))


def _finish(target: Target, books: Books, crew: Crew) -> int:
    number = books.ledger.underway[-1]
    turn_to(number, plan_turn(books, books.records[number]), target, books, crew)
    return number
