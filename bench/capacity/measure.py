"""The figures of the capacity note, in parts that are measured one by one."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bench.capacity.building import measure_builds
from bench.capacity.serving import measure_serving
from bench.capacity.site import serve_real_site
from bench.capacity.visits import measure_visits
from bench.demos.figures import Figure

PARTS = ("builds", "serving", "visits")


def measure_capacity(asked: Sequence[str], rounds: int, say: Callable[[str], None]) -> list[Figure]:
    """Measure all parts, or those that are asked for."""
    unknown = set(asked) - set(PARTS)
    if unknown:
        raise ValueError(f"There is no part {unknown.pop()}; there are {', '.join(PARTS)}.")
    parts = asked or PARTS
    figures: list[Figure] = []
    if "builds" in parts:
        say("Building")
        figures += measure_builds(rounds)
    if "serving" in parts or "visits" in parts:
        say("Building and serving the real site")
        with serve_real_site() as served:
            if "serving" in parts:
                figures += measure_serving(served, rounds)
            if "visits" in parts:
                figures += measure_visits(served)
    return figures
