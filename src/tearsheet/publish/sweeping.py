"""What no kept release needs, taken away after a publication."""

from __future__ import annotations

from dataclasses import replace

from tearsheet.publish.books import Books
from tearsheet.publish.places import record_place
from tearsheet.publish.plan import Sweep
from tearsheet.publish.target import Target
from tearsheet.publish.transfers import Crew
from tearsheet.publish.turning import write_books

AT_ONCE = 1000


def sweep_target(sweep: Sweep, target: Target, books: Books, crew: Crew) -> Books:
    """Remove what only releases need that are no longer kept.

    They are taken off the list first: nobody goes back to a release while it is taken apart,
    and one that was taken apart only half is finished by the next publication.
    """
    if not sweep.releases:
        return books
    gone = set(sweep.releases)
    kept = tuple(release for release in books.ledger.releases if release.number not in gone)
    ledger = replace(books.ledger, releases=kept, sweeping=tuple(sorted(gone)))
    books = write_books(replace(books, ledger=ledger), target, crew)
    batches = [
        sweep.removals[start : start + AT_ONCE] for start in range(0, len(sweep.removals), AT_ONCE)
    ]
    crew.do_all("Sweeping", batches, target.remove)
    # The records go last: without them nobody would know what is left to remove.
    books = write_books(replace(books, ledger=replace(ledger, sweeping=())), target, crew)
    target.remove(record_place(number) for number in sorted(gone))
    return books
