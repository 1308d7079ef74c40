"""Shows what was measured of searches as tables."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.markup import escape

from bench.report import NOTHING, open_table
from bench.search.comparison import GROUPS, SIZES, Compared
from bench.search.matchers import Matched
from bench.search.quality import PROMISES, Quality


def show_quality(console: Console, qualities: Sequence[Quality]) -> None:
    """One row per group of questions; what was promised of a group stands beside it."""
    table = open_table(
        "Right answers, in percent", ("questions", "first", "first five", "mean rank", "promised")
    )
    for quality in qualities:
        promise = PROMISES.get(quality.name)
        kept = promise and promise.is_kept_by(quality)
        color = "green" if kept else "red"
        table.add_row(
            quality.name,
            str(quality.count),
            f"{quality.first:.1f}",
            f"{quality.among_few:.1f}",
            f"{quality.mean_reciprocal_rank:.3f}",
            f"[{color}]{promise}[/{color}]" if promise else "",
        )
    console.print(table)


def show_engines(console: Console, engines: Sequence[Compared]) -> None:
    """One row per engine."""
    built = (f"{pages:,} pages" for pages in SIZES)
    answered = (f"{name}: 1st / 5" for name, _ in GROUPS)
    table = open_table(
        "Search engines: indexing prose; size and right answers on the real site",
        (*built, "MB", "all KB", "largest", "first KB", *answered, "ms", "part by part", "same"),
    )
    for engine in engines:
        times = _times(engine) or [NOTHING] * len(SIZES)
        rates = [f"{first:.0f} / {few:.0f}" for first, few in engine.answered]
        table.add_row(
            engine.name,
            *times,
            _number(engine.megabytes),
            _number(engine.total),
            _number(engine.largest),
            _number(engine.first),
            *(rates or [NOTHING] * len(GROUPS)),
            _number(engine.milliseconds, digits=1),
            _say(engine.is_incremental),
            _say(engine.is_reproducible),
        )
    console.print(table)
    for engine in engines:
        if engine.failure:
            console.print(f"[red]{escape(engine.name)}: {escape(engine.failure)}[/red]")


def show_matchers(console: Console, matchers: Sequence[Matched]) -> None:
    """One row per matcher."""
    table = open_table(
        "Matchers of names, on the real site", ("first", "first five", "misspelt: first five", "ms")
    )
    for matcher in matchers:
        shares = (matcher.first, matcher.among_few, matcher.misspelt)
        table.add_row(
            matcher.name, *(f"{share:.0f}" for share in shares), f"{matcher.milliseconds:.1f}"
        )
    console.print(table)


def _times(engine: Compared) -> list[str]:
    """Seconds, and in brackets those of the processors where they were counted."""
    counted = [f" ({seconds:.1f})" for seconds in engine.processor] or [""] * len(SIZES)
    both = zip(engine.seconds, counted, strict=False)
    return [_number(seconds, "s", 1) + processor for seconds, processor in both]


def _number(value: float | None, unit: str = "", digits: int = 0) -> str:
    return NOTHING if value is None else f"{value:,.{digits}f} {unit}".strip()


def _say(answer: bool | None) -> str:
    return NOTHING if answer is None else "yes" if answer else "no"
