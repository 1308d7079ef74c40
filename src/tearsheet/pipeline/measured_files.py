"""Sizes and histories as files for programs, and for the pages that fetch them."""

from __future__ import annotations

from collections.abc import Iterator

from tearsheet.content.history_file import render_history
from tearsheet.content.size_file import render_sizes
from tearsheet.derived.measured_facts import MeasuredFacts

SIZES = "size-snapshot.json"
HISTORIES = "reference/history"
"""The reader fetches them from there, in `article/blocks/ApiChanges/loadHistory.ts`."""


def render_gathered(measured: MeasuredFacts) -> Iterator[tuple[str, str]]:
    """The files by their path in the site; none without measured sizes and histories."""
    if measured.sizes.packages:
        yield SIZES, render_sizes(measured.sizes)
    for package, history in measured.histories.items():
        yield f"{HISTORIES}/{package}.json", render_history(history)
