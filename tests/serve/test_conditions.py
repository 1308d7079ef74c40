"""Only if changed, only a part: what a request asks beyond its address."""

from __future__ import annotations

import pytest

from tearsheet.serve.conditions import find_range, is_known


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
