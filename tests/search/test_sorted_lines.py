"""More lines than fit into memory come back in order, wherever they were meanwhile."""

from __future__ import annotations

import pytest

from tearsheet.search.sorted_lines import SortedLines

RUNS = (
    [("a", "1"), ("b", "1"), ("ba", "1")],
    [("a", "2"), ("ab", "2"), ("é", "2")],
    [("b", "3"), ("b/c", "3"), ("ö", "3")],
)


@pytest.mark.parametrize("held", [0, 12, 1_000_000])
def test_lines_come_back_in_the_order_of_their_keys_and_then_of_their_values(held: int) -> None:
    with SortedLines(held) as lines:
        for run in RUNS:
            lines.add(run)

        merged = list(lines.merge())
        again = list(lines.merge())

    assert merged == sorted(pair for run in RUNS for pair in run)
    assert again == merged
