"""How long each keystroke takes, and what is fetched before anything is found."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from statistics import quantiles

from bench.demos.figures import Figure
from bench.search.engine import type_into_engine
from bench.search.queries import load_queries
from bench.search.sites import build_large_site
from tearsheet.output.compression import ASSET_QUALITY, compress_brotli
from tearsheet.search.files import START

KEYSTROKE = 16.0
"""In milliseconds, for all but one keystroke in twenty: one frame of a screen."""

START_FILE = 35.0
"""In KB: half of what may be fetched before the first answer."""

Say = Callable[[str], None]


def measure_speed(say: Say) -> Iterator[Figure]:
    """Type every question letter by letter into the search of a large site."""
    say("  building a site of 1,000 pages")
    site = build_large_site()
    say("  typing")
    typed = type_into_engine(site.folder, load_queries())
    strokes = typed.strokes
    pages = sum(1 for _ in site.folder.rglob("index.html"))
    yield _count("pages", pages)
    yield _count("symbols", typed.symbols)
    yield _count("keystrokes", len(strokes))
    both = [stroke.both for stroke in strokes]
    yield _milliseconds("a keystroke, usually", find_part(both, 50), None)
    yield _milliseconds("a keystroke, 19 of 20", find_part(both, 95), KEYSTROKE)
    yield _milliseconds("of that: names", find_part([it.named for it in strokes], 95), None)
    yield _milliseconds("of that: text", find_part([it.text for it in strokes], 95), None)
    yield _milliseconds("processor time, 19 of 20", find_part([it.cpu for it in strokes], 95), None)
    start = (site.folder / START).read_bytes()
    size = len(compress_brotli(start, ASSET_QUALITY)) / 1000
    yield Figure(name="the start file, compressed", unit="KB", runs=[size], budget=START_FILE)


def find_part(values: Sequence[float], percent: int) -> float:
    """The value that so many percent stay below."""
    return quantiles(values, n=100)[percent - 1]


def _milliseconds(name: str, value: float, budget: float | None) -> Figure:
    return Figure(name=name, unit="ms", runs=[value], budget=budget)


def _count(name: str, number: int) -> Figure:
    return Figure(name=name, unit="", runs=[float(number)])
