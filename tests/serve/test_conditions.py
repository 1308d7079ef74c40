"""Only if changed, only a part: what a request asks beyond its address."""

from __future__ import annotations

import pytest
from asked import AskedHeaders

from tearsheet.serve.conditions import (
    check_conditions,
    find_range,
    is_known,
    is_still_whole,
    read_date,
    write_date,
)

TAG = '"abc"'
DAY = "Sun, 06 Nov 1994 08:49:37 GMT"
BEFORE, AFTER = "Sun, 06 Nov 1994 08:49:36 GMT", "Sun, 06 Nov 1994 08:49:38 GMT"
SECOND = 784111777


def check(*lines: tuple[str, str], modified: int | None = SECOND) -> int:
    """What comes of some header lines, for a file with one tag and one date."""
    values: dict[str, list[str]] = {}
    for name, value in lines:
        values.setdefault(name, []).append(value)
    return check_conditions(AskedHeaders(values), TAG, modified)


@pytest.mark.parametrize("held", ['"abc"', 'W/"abc"', '"old", "abc"', "*", ' "abc" ,"x"'])
def test_a_browser_that_holds_this_version_is_recognised(held: str) -> None:
    assert is_known(held, '"abc"')


@pytest.mark.parametrize("held", ['"abc-br"', "abc", '"ab', "", '"ABC"'])
def test_another_version_is_not_taken_for_this_one(held: str) -> None:
    assert not is_known(held, '"abc"')


@pytest.mark.parametrize(
    ("header", "part"),
    [
        ("bytes=0-0", range(1)),
        ("bytes=2-4", range(2, 5)),
        ("bytes=4-", range(4, 10)),
        ("bytes=-3", range(7, 10)),
        ("bytes=-99", range(10)),
        ("bytes=8-99", range(8, 10)),
        ("Bytes=1-1", range(1, 2)),
    ],
)
def test_one_range_is_cut_to_the_file(header: str, part: range) -> None:
    assert find_range(header, 10) == part


@pytest.mark.parametrize("header", ["bytes=10-", "bytes=10-20", "bytes=-0"])
def test_bytes_beyond_the_end_are_an_empty_range(header: str) -> None:
    found = find_range(header, 10)

    assert found is not None
    assert not found


@pytest.mark.parametrize(
    "header",
    [
        "",
        "bytes=-",
        "bytes=4-2",
        "bytes=0-1,3-4",
        "lines=0-1",
        "bytes=a-b",
        "bytes=٣-٤",
        "bytes=0-" + "9" * 5000,
    ],
)
def test_a_range_nobody_understands_means_the_whole_file(header: str) -> None:
    assert find_range(header, 10) is None


@pytest.mark.parametrize(
    ("lines", "status"),
    [
        ([("if-none-match", '"x"'), ("if-none-match", TAG)], 304),
        ([("if-none-match", f'"x", "y",{TAG}')], 304),
        ([("if-none-match", '"x"'), ("if-none-match", '"y"')], 200),
        ([("if-match", '"x"'), ("if-match", TAG)], 200),
        ([("if-match", "*")], 200),
        ([("if-match", '"x"')], 412),
        ([("if-match", f"W/{TAG}")], 412),
        ([("if-match", "")], 412),
    ],
)
def test_all_lines_of_a_list_of_tags_count(lines: list[tuple[str, str]], status: int) -> None:
    assert check(*lines) == status


@pytest.mark.parametrize(
    ("name", "date", "status"),
    [
        ("if-modified-since", DAY, 304),
        ("if-modified-since", BEFORE, 200),
        # An earlier release is in service again: what is here is older, and another file.
        ("if-modified-since", AFTER, 200),
        ("if-modified-since", "yesterday", 200),
        ("if-unmodified-since", DAY, 200),
        ("if-unmodified-since", AFTER, 200),
        ("if-unmodified-since", BEFORE, 412),
        ("if-unmodified-since", "yesterday", 200),
    ],
)
def test_a_date_tells_one_version_from_another(name: str, date: str, status: int) -> None:
    assert check((name, date)) == status


@pytest.mark.parametrize("name", ["if-modified-since", "if-unmodified-since"])
def test_where_no_date_is_known_none_counts(name: str) -> None:
    assert check((name, BEFORE), modified=None) == 200


@pytest.mark.parametrize(
    ("lines", "status"),
    [
        ([("if-none-match", '"x"'), ("if-modified-since", DAY)], 200),
        ([("if-none-match", TAG), ("if-modified-since", BEFORE)], 304),
        ([("if-match", TAG), ("if-unmodified-since", BEFORE)], 200),
        ([("if-match", '"x"'), ("if-unmodified-since", AFTER)], 412),
        ([("if-match", '"x"'), ("if-none-match", TAG)], 412),
        ([("if-match", TAG), ("if-none-match", TAG)], 304),
        ([("if-unmodified-since", BEFORE), ("if-none-match", TAG)], 412),
        ([("if-unmodified-since", AFTER), ("if-modified-since", DAY)], 304),
    ],
)
def test_tags_go_before_dates_and_refusals_before_all_else(
    lines: list[tuple[str, str]], status: int
) -> None:
    assert check(*lines) == status


@pytest.mark.parametrize(
    "written",
    [DAY, "Sunday, 06-Nov-94 08:49:37 GMT", "Sun Nov  6 08:49:37 1994"],
)
def test_a_date_is_read_in_every_form_http_knows(written: str) -> None:
    assert read_date(written) == SECOND
    assert write_date(SECOND) == DAY


@pytest.mark.parametrize(
    "written", ["", "0", "yesterday", "x" * 5000, "Fri, 31 Dec 99999 23:59:59"]
)
def test_what_is_no_date_counts_for_nothing(written: str) -> None:
    assert read_date(written) is None


@pytest.mark.parametrize(
    ("told", "whole"),
    [(TAG, True), ('"x"', False), (f"W/{TAG}", False), (DAY, True), (AFTER, False), ("", False)],
)
def test_a_part_is_sent_only_of_the_bytes_the_visitor_has_parts_of(
    told: str, *, whole: bool
) -> None:
    assert is_still_whole(told, TAG, SECOND) is whole
