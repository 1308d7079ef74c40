"""A check of many things is shared by processes, and ends like one that is not."""

from __future__ import annotations

import time
from pathlib import Path

from tearsheet.processes.forked_check import holds_for_all

HANDFUL = 10
"""Things that are worth a fork in these tests."""


def test_each_thing_is_checked_once(tmp_path: Path) -> None:
    def note(begin: int, end: int) -> bool:
        for number in range(begin, end):
            (tmp_path / str(number)).touch(exist_ok=False)
        return True

    assert holds_for_all(note, 105, HANDFUL)
    assert {int(file.name) for file in tmp_path.iterdir()} == set(range(105))


def test_one_thing_that_fails_is_enough_wherever_it_is() -> None:
    def passes_but(failing: int) -> bool:
        return holds_for_all(lambda begin, end: not begin <= failing < end, 100, HANDFUL)

    assert not any(passes_but(failing) for failing in (0, 49, 50, 99))
    assert passes_but(100)


def test_a_file_that_is_not_there_fails_in_any_process(tmp_path: Path) -> None:
    paths = [*[tmp_path] * 99, tmp_path / "gone"]

    def look(begin: int, end: int) -> bool:
        return all(path.stat() for path in paths[begin:end])

    assert not holds_for_all(look, len(paths), HANDFUL)


def test_few_things_are_checked_here() -> None:
    asked: list[tuple[int, int]] = []

    def note(begin: int, end: int) -> bool:
        asked.append((begin, end))
        return True

    assert holds_for_all(note, 9, HANDFUL)
    assert holds_for_all(note, 0, HANDFUL)
    assert asked == [(0, 9), (0, 0)]


def test_nobody_waits_for_the_rest_once_one_failed() -> None:
    def look(begin: int, _end: int) -> bool:
        if begin:
            time.sleep(600)
        return False

    assert not holds_for_all(look, 100, HANDFUL)
