"""All measurements of the search, one part after the other."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

from playwright.sync_api import Error

from bench.demos.figures import Figure
from bench.process import CommandFailed
from bench.search.indexing import measure_indexing
from bench.search.size import measure_size
from bench.search.speed import measure_speed
from bench.search.visitor import measure_visits
from bench.server import ServerFailed

Say = Callable[[str], None]
Measure = Callable[[Say], Iterator[Figure]]

PARTS: Mapping[str, Measure] = {
    "speed": measure_speed,
    "visitor": measure_visits,
    "index": measure_indexing,
    "size": measure_size,
}
QUALITY = "quality"
"""The part that is no figures but a table of its own."""


def choose_parts(only: Sequence[str]) -> list[str]:
    """All parts, or those named.

    Raises:
        ValueError: there is no part of such a name.
    """
    names = [QUALITY, *PARTS]
    unknown = set(only) - set(names)
    if unknown:
        raise ValueError(f"There is no part {', '.join(unknown)}; there are {', '.join(names)}.")
    return [name for name in names if not only or name in only]


def measure_search(parts: Sequence[str], say: Say) -> list[Figure]:
    """The figures of some parts."""
    return [figure for name in parts if name in PARTS for figure in _measure(name, say)]


def _measure(name: str, say: Say) -> Iterable[Figure]:
    """The figures of one part; what goes wrong in it keeps no other from being measured."""
    try:
        yield from PARTS[name](say)
    except (CommandFailed, ServerFailed, Error, RuntimeError) as failure:
        yield Figure(name=name, unit="", runs=(), budget=0.0, failure=str(failure))
