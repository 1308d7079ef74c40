"""Which ends of a worker are worth a line."""

from __future__ import annotations

import logging
from threading import Event, Timer

from tearsheet.serve.expected_exits import ExpectExits


def line(words: str) -> logging.LogRecord:
    return logging.LogRecord("_granian", logging.ERROR, __file__, 1, words, (), None)


def test_a_worker_that_stops_before_its_parent_hears_of_it_is_not_worth_a_line() -> None:
    stopping = Event()
    quiet = ExpectExits(stopping)
    Timer(0.05, stopping.set).start()

    assert not quiet.filter(line("Unexpected exit from worker-2"))


def test_a_worker_that_ends_by_itself_is_told() -> None:
    quiet = ExpectExits(Event())

    assert quiet.filter(line("Unexpected exit from worker-2"))
    assert quiet.filter(line("Something else"))
