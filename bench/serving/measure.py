"""All measurements of the production server, one part after the other."""

from __future__ import annotations

import subprocess
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path

from bench.demos.figures import Figure
from bench.process import CommandFailed
from bench.search.sites import build_real_site
from bench.server import ServerFailed
from bench.serving.cost import measure_cost
from bench.serving.exchanges import measure_exchanges
from bench.serving.hostile import measure_hostility
from bench.serving.load import compare_with_nginx
from bench.serving.memory import measure_idle_connections, measure_memory
from bench.serving.redbot import ask_redbot
from bench.tool import Unavailable

Say = Callable[[str], None]
Measure = Callable[[], Iterator[Figure]]


def measure_serving(only: Sequence[str], rounds: int, dist: Path | None, say: Say) -> list[Figure]:
    """Measure all parts, or those named, on a site that was built or on this repository's.

    Raises:
        ValueError: there is no part of such a name.
    """
    site = dist.resolve() if dist else Path()
    parts: Mapping[str, Measure] = {
        "nginx": lambda: compare_with_nginx(site, rounds, say),
        "cost": lambda: measure_cost(site, rounds, say),
        "memory": lambda: measure_memory(site, say),
        "idle": lambda: measure_idle_connections(site, say),
        "exchanges": lambda: measure_exchanges(say),
        "fuzz": lambda: measure_hostility(site, say),
        "redbot": lambda: ask_redbot(site, say),
    }
    unknown = set(only) - parts.keys()
    if unknown:
        raise ValueError(f"There is no part {', '.join(unknown)}; there are {', '.join(parts)}.")
    if dist is None:
        say("Building the site")
        site = build_real_site().folder
    chosen = {name: part for name, part in parts.items() if not only or name in only}
    return [figure for name, part in chosen.items() for figure in _measure(name, part, say)]


def _measure(name: str, part: Measure, say: Say) -> Iterable[Figure]:
    """The figures of one part; what goes wrong in it keeps no other from being measured."""
    say(name)
    try:
        yield from part()
    except Unavailable as reason:
        # What this machine has not got is no fault of the server.
        say(f"  skipped: {reason}")
    except (CommandFailed, ServerFailed, OSError, RuntimeError, subprocess.SubprocessError) as it:
        yield Figure(name=name, unit="", runs=(), budget=0.0, failure=str(it))
