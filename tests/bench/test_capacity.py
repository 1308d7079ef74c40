"""What is concluded from measured builds."""

from __future__ import annotations

import pytest
from bench.capacity.building import Effort, find_growth
from bench.capacity.measure import measure_capacity


def test_more_cores_shorten_only_what_is_shared() -> None:
    small = Effort(pages=1000, alone=2.0, shared=4.0)
    large = Effort(pages=5000, alone=6.0, shared=20.0)

    growth = find_growth(small, large)

    assert growth.seconds(1000, 1) == pytest.approx(6.0)
    assert growth.seconds(10_000, 2) == pytest.approx(1.0 + 10.0 + 20.0)
    assert growth.seconds(10_000, 1_000_000) == pytest.approx(11.0, rel=0.01)


def test_a_part_that_does_not_exist_is_refused_before_anything_is_measured() -> None:
    with pytest.raises(ValueError, match="builds, serving, visits"):
        measure_capacity(["bulids"], 1, print)
