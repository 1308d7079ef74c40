"""Compares the accessibility trees of a demo's variants, which must be equal."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import zip_longest

from tearsheet.errors import Mistake
from tearsheet.proving.demos_under_test import Case


def compare_trees(trees: Mapping[Case, str]) -> Iterator[Mistake]:
    """Find the variants whose tree differs from that of their demo's first variant."""
    firsts: dict[tuple[object, object], tuple[Case, str]] = {}
    for case, tree in trees.items():
        place = (case.demo_under_test.demo.id, case.stand)
        first, expected = firsts.setdefault(place, (case, tree))
        if tree and expected and tree != expected:
            yield _mistake(case, first, *_first_difference(tree, expected))


def _first_difference(tree: str, expected: str) -> tuple[str, str]:
    lines = zip_longest(tree.splitlines(), expected.splitlines(), fillvalue="- nothing")
    actual, wanted = next(pair for pair in lines if len(set(pair)) > 1)
    return actual.strip(" -"), wanted.strip(" -")


def _mistake(case: Case, first: Case, actual: str, expected: str) -> Mistake:
    return case.mistake(
        f"A screen reader finds {actual} where the {first.variant.styling} variant has {expected}.",
        "Give both the same elements, names and states in the same order.",
    )
