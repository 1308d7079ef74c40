"""All measurements of demos, one part after the other."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

from playwright.sync_api import Error

from bench.demos.author import measure_replacement
from bench.demos.builds import measure_builds
from bench.demos.editing import measure_editing
from bench.demos.figures import Figure
from bench.demos.proofs import measure_proofs
from bench.demos.weights import measure_weights
from bench.process import CommandFailed
from bench.server import ServerFailed
from tearsheet.errors import TearsheetError

Say = Callable[[str], None]
Measure = Callable[[], Iterator[Figure]]


def measure_demos(only: Sequence[str], rounds: int, edits: int, say: Say) -> list[Figure]:
    """Measure all parts, or those named.

    Raises:
        ValueError: there is no part of such a name.
    """
    parts: Mapping[str, Measure] = {
        "builds": lambda: measure_builds(rounds, say),
        "proofs": lambda: measure_proofs(rounds, say),
        "author": lambda: measure_replacement(edits, say),
        "weights": lambda: measure_weights(say),
        "editing": lambda: measure_editing(say),
    }
    unknown = set(only) - parts.keys()
    if unknown:
        raise ValueError(f"There is no part {', '.join(unknown)}; there are {', '.join(parts)}.")
    chosen = {name: part for name, part in parts.items() if not only or name in only}
    return [figure for name, part in chosen.items() for figure in _measure(name, part)]


def _measure(name: str, part: Measure) -> Iterable[Figure]:
    """The figures of one part; what goes wrong in it keeps no other from being measured."""
    try:
        yield from part()
    except (CommandFailed, ServerFailed, Error, TearsheetError, RuntimeError) as failure:
        yield Figure(name=name, unit="", runs=(), budget=0.0, failure=str(failure))
