"""What a screen reader makes of the cuts of a demo: it has to be the same."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import zip_longest

from tearsheet.errors import Mistake
from tearsheet.proving.subjects import Specimen


def compare_trees(trees: Mapping[Specimen, str]) -> Iterator[Mistake]:
    """Find the cuts that read otherwise than the first cut of their demo in the same place."""
    firsts: dict[tuple[object, object], tuple[Specimen, str]] = {}
    for specimen, tree in trees.items():
        place = (specimen.subject.demo.id, specimen.stand)
        first, wanted = firsts.setdefault(place, (specimen, tree))
        if tree and wanted and tree != wanted:
            yield _tell(specimen, first, *_first_difference(tree, wanted))


def _first_difference(tree: str, wanted: str) -> tuple[str, str]:
    lines = zip_longest(tree.splitlines(), wanted.splitlines(), fillvalue="- nothing")
    here, there = next(pair for pair in lines if len(set(pair)) > 1)
    return here.strip(" -"), there.strip(" -")


def _tell(specimen: Specimen, first: Specimen, here: str, there: str) -> Mistake:
    return specimen.mistake(
        f"A screen reader finds {here} where the {first.cut.styling} cut has {there}.",
        "Give both the same elements, names and states in the same order.",
    )
