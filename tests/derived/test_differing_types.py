"""Long types, of which the page of changes carries only what differs."""

from __future__ import annotations

from tearsheet.derived.differing_types import DIFFERING, SHARED, differing_parts

MANY = " ".join(f"prop{number}?: object," for number in range(100))


def test_short_types_stay_as_they_are() -> None:
    assert differing_parts("'a' | 'b'", "'a' | 'c'") == ("'a' | 'b'", "'a' | 'c'")


def test_of_types_that_are_the_same_nothing_is_told() -> None:
    assert differing_parts(MANY, MANY) == ("", "")


def test_of_long_types_what_differs_stays_with_enough_around_it() -> None:
    before, after = differing_parts(f"{MANY} first, {MANY}", f"{MANY} second, {MANY}")

    assert before.replace("first", "second") == after
    ends = before.split(" first, ")
    assert all(SHARED <= len(end) <= SHARED + 20 for end in ends)
    assert MANY.endswith(ends[0])
    assert MANY.startswith(ends[1])


def test_of_what_differs_more_stays_than_is_shown() -> None:
    before, after = differing_parts("string", MANY)

    assert before == "string"
    assert MANY.startswith(after)
    assert DIFFERING <= len(after) <= DIFFERING + 20
