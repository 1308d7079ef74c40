"""The figures of sites of many files, from small to large."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from bench.demos.figures import Figure
from bench.files.publishing import measure_publishing_of
from bench.files.serving import measure_serving_of
from bench.files.site import FILES, write_large_site
from bench.places import INSTALLED
from bench.tool import remove_all

PARTS = ("serving", "publishing")


def measure_files(
    only: Sequence[str], sizes: Sequence[int], folder: Path | None, say: Callable[[str], None]
) -> list[Figure]:
    """Measure all parts, or those that are asked for, with sites of several sizes.

    Raises:
        ValueError: there is no such part.
    """
    unknown = set(only) - set(PARTS)
    if unknown:
        raise ValueError(f"There is no part {unknown.pop()}; there are {', '.join(PARTS)}.")
    parts, place = only or PARTS, folder or INSTALLED / "files"
    return [figure for pages in sizes for figure in _measure(parts, pages, place, say)]


def _measure(
    parts: Sequence[str], pages: int, folder: Path, say: Callable[[str], None]
) -> Iterator[Figure]:
    place = folder / str(pages)
    remove_all([place])
    say(f"Writing {pages * len(FILES):,} files of {pages:,} pages")
    write_large_site(place / "dist", pages)
    if "serving" in parts:
        say("  serving")
        yield from measure_serving_of(place / "dist", pages)
    if "publishing" in parts:
        say("  publishing")
        yield from measure_publishing_of(place / "dist", place / "www", pages)
    remove_all([place])
