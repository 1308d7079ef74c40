"""Sizes and histories as files for programs, and for the pages that fetch them."""

from __future__ import annotations

from collections.abc import Iterator

from tearsheet.content.history_file import render_history
from tearsheet.content.size_file import render_sizes
from tearsheet.derived.gathered import Gathered

SIZES = "size-snapshot.json"
HISTORIES = "reference/history"
"""The reader asks for them there, in `article/embeds/ApiChanges/operateChanges.ts`."""


def render_gathered(gathered: Gathered) -> Iterator[tuple[str, str]]:
    """Each file by its path in the site; none of what nobody gathered."""
    if gathered.sizes.packages:
        yield SIZES, render_sizes(gathered.sizes)
    for package, history in gathered.histories.items():
        yield f"{HISTORIES}/{package}.json", render_history(history)
