"""From one release to another, in the sight of visitors: documents exchanged, then the pointer."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime

from tearsheet.publish.books import Books
from tearsheet.publish.ledger import write_ledger
from tearsheet.publish.places import blob_place
from tearsheet.publish.plan import Exchange, Turn
from tearsheet.publish.target import Target
from tearsheet.publish.transfers import Crew

STEPS = ("Exchanging documents", "Exchanging what lists them", "Exchanging the last list")

COPIES_AT_A_TIME = 64


def turn_to(number: int, turn: Turn, target: Target, books: Books, crew: Crew) -> Books:
    """Let visitors see a release of which everything lies at the target.

    That documents may be of two releases is written down before the first is
    exchanged; the pointer names the new release when the last one stands.
    """
    books = _note_underway(number, target, books, crew)

    def put_in_place(exchange: Exchange) -> None:
        target.copy(blob_place(exchange.identity), exchange.path)

    quick = replace(crew, hands=_hands_for_copies(crew.hands))
    for name, step in zip(STEPS, turn.exchanges, strict=False):
        quick.do_all(name, step, put_in_place)
    if turn.removals:
        crew.lease.confirm()
        target.remove(turn.removals)
    return _point(number, target, books, crew)


def _hands_for_copies(hands: int) -> int:
    """Copies carry no bytes, and while they run visitors meet two releases: they run wide.

    A store that is to be asked for one thing at a time is asked so here too.
    """
    return hands if hands == 1 else max(hands, COPIES_AT_A_TIME)


def _note_underway(number: int, target: Target, books: Books, crew: Crew) -> Books:
    others = [other for other in books.ledger.underway if other != number]
    ledger = replace(books.ledger, underway=(*others, number))
    return write_books(replace(books, ledger=ledger), target, crew)


def _point(number: int, target: Target, books: Books, crew: Crew) -> Books:
    ledger = books.ledger.pointing_to(number, datetime.now(UTC))
    return write_books(replace(books, ledger=ledger), target, crew)


def write_books(books: Books, target: Target, crew: Crew) -> Books:
    """Write the ledger, as nobody else may by now."""
    crew.lease.confirm()
    return replace(books, version=write_ledger(target, books.ledger, books.version))
