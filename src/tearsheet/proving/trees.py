"""What a screen reader makes of the cuts of a demo: it has to be the same."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import zip_longest

from tearsheet.errors import Mistake
from tearsheet.proving.demos_under_test import Case


def compare_trees(trees: Mapping[Case, str]) -> Iterator[Mistake]:
    """Find the cuts that read otherwise than the first cut of their demo in the same place."""
    firsts: dict[tuple[object, object], tuple[Case, str]] = {}
    for case, tree in trees.items():
        place = (case.demo_under_test.demo.id, case.stand)
        first, wanted = firsts.setdefault(place, (case, tree))
        if tree and wanted and tree != wanted:
            yield _tell(case, first, *_first_difference(tree, wanted))


def _first_difference(tree: str, wanted: str) -> tuple[str, str]:
    lines = zip_longest(tree.splitlines(), wanted.splitlines(), fillvalue="- nothing")
    here, there = next(pair for pair in lines if len(set(pair)) > 1)
    return here.strip(" -"), there.strip(" -")


def _tell(case: Case, first: Case, here: str, there: str) -> Mistake:
    return case.mistake(
        f"A screen reader finds {here} where the {first.variant.styling} cut has {there}.",
        "Give both the same elements, names and states in the same order.",
    )
