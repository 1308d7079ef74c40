"""Whether the search of the real site finds what people look for, question by question."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest
from bench.search.evaluation import evaluate_built
from bench.search.quality import PROMISES, Judged, find_broken, find_lost, sum_up
from bench.search.queries import load_missed

from tearsheet.search.files import LIMIT, START

pytest_plugins = ["real_site"]


@pytest.fixture(scope="module")
def judged(built_site: Path) -> Sequence[Judged]:
    return evaluate_built(built_site)


def test_the_right_answer_is_first_or_nearly_so_as_often_as_was_promised(
    judged: Sequence[Judged],
) -> None:
    qualities = sum_up(judged)

    assert PROMISES.keys() <= {quality.name for quality in qualities}
    assert find_broken(qualities) == []


def test_most_questions_of_every_kind_are_answered_among_the_first_five(
    judged: Sequence[Judged],
) -> None:
    poor = [quality for quality in sum_up(judged) if quality.among_few < 85]

    assert poor == []


def test_no_page_loses_a_query_of_its_product(judged: Sequence[Judged]) -> None:
    assert find_lost(judged, load_missed()) == []


def test_no_file_of_the_index_is_long_to_fetch_where_nothing_is_compressed(
    built_site: Path,
) -> None:
    files = (built_site / START).parent.glob("*.json")

    large = {file.name: file.stat().st_size for file in files if file.stat().st_size >= LIMIT}

    assert large == {}
