"""Shows measurements as tables, with what there is to know about them below."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich import box
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from bench.author_loop import AuthorLoop
from bench.budgets import Verdict
from bench.builds import STEPS, Measurements
from bench.demos.figures import Figure
from bench.lighthouse import Audit
from bench.summary import (
    MEGABYTE,
    divide,
    find_fastest_hugo,
    find_own,
    median_edit,
    median_megabytes,
    median_processor,
    median_seconds,
)
from bench.weight import KINDS, PageWeight

NOTHING = "–"


def show_builds(console: Console, pages: int, rounds: int, results: Sequence[Measurements]) -> None:
    """One row per tool; behind every time, how many times Tearsheet's it is."""
    own = find_own(results)
    for figure, unit in ((median_seconds, "time"), (median_processor, "processors' time")):
        table = open_table(
            f"Building {pages:,} pages: medians of {rounds}, × Tearsheet's {unit}",
            (*STEPS.values(), "peak MB", "HTML files", "output MB"),
        )
        for result in results:
            times = (_with_ratio(figure(result, step), figure(own, step)) for step in STEPS)
            table.add_row(_name(result.tool.title, result.version), *times, *_weigh(result))
        console.print(table)
    hugo = find_fastest_hugo(results)
    if hugo:
        console.print(f"The Hugo to compare with, the fastest here, is {hugo.version}.")
    for result in results:
        console.print(f"[dim]{escape(result.tool.title)}: {escape(result.tool.note)}[/dim]")
    _show_failures(console, results)


def show_author_loops(console: Console, pages: int, results: Sequence[AuthorLoop]) -> None:
    """One row per tool: the median and worst of its edits, and how long it took to begin."""
    own = median_edit(find_own(results))
    table = open_table(
        f"From save to browser with {pages:,} pages, × Tearsheet's time",
        ("median", "worst", "start to first page"),
    )
    for result in results:
        table.add_row(
            _name(result.tool.title, result.version),
            _with_ratio(median_edit(result), own),
            _format_seconds(max(result.edits, default=None)),
            _format_seconds(result.start_seconds),
        )
    console.print(table)
    _show_failures(console, results)


def show_weights(console: Console, pages: int, results: Sequence[PageWeight]) -> None:
    """One row per tool: what the browser fetches for one page, in KB as they travel."""
    table = open_table(
        f"One page of {pages:,} before anything is operated: KB, brotli",
        (*KINDS, "other", "requests"),
    )
    for result in results:
        sizes = result.sizes
        shown = [NOTHING if sizes is None else f"{sizes[k] / 1000:.1f}" for k in (*KINDS, "other")]
        table.add_row(_name(result.tool.title, result.version), *shown, str(result.requests))
    console.print(table)
    _show_failures(console, results)


def show_audits(console: Console, audits: Sequence[Audit]) -> None:
    """One row per kind of page, its scores and what Lighthouse measured."""
    categories = audits[0].scores if audits else {}
    table = open_table(
        "Lighthouse, as on a phone", (*categories, "largest paint", "blocking", "shift")
    )
    for audit in audits:
        scores = (f"{score:.0f}" for score in audit.scores.values())
        measured = (f"{audit.largest_paint / 1000:.2f} s", f"{audit.blocking:.0f} ms")
        table.add_row(audit.kind, *scores, *measured, f"{audit.shift:.3f}")
    console.print(table)


def show_figures(console: Console, title: str, figures: Sequence[Figure]) -> None:
    """One row per figure: what was reached, what was promised, and whether that holds."""
    table = open_table(title, ("reached", "worst", "budget", ""))
    for figure in figures:
        reached = NOTHING if figure.reached is None else f"{figure.reached:,.2f} {figure.unit}"
        worst = f"{max(figure.runs):,.2f}" if len(figure.runs) > 1 else NOTHING
        budget = NOTHING if figure.budget is None else f"{figure.budget:,.2f} {figure.unit}"
        verdict = "[green]kept[/green]" if figure.is_kept else "[red]missed[/red]"
        told = verdict if figure.budget is not None or figure.failure else ""
        table.add_row(figure.name, reached, worst, budget, told)
    console.print(table)
    for figure in figures:
        if figure.failure:
            console.print(f"[red]{escape(figure.name)}: {escape(figure.failure)}[/red]")


def show_verdicts(console: Console, verdicts: Iterable[Verdict]) -> None:
    """One line per promise, the broken ones in red."""
    for verdict in verdicts:
        sentence = f"{verdict.promise}: {verdict.reached:.2f} of {verdict.limit:.2f} {verdict.unit}"
        console.print(
            f"[green]kept[/green]    {sentence}"
            if verdict.kept
            else f"[red]missed[/red]  {sentence}"
        )


def open_table(title: str, headings: Iterable[str]) -> Table:
    """An empty table; its first column names the rows."""
    table = Table(title=title, title_justify="left", box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0))
    table.add_column("", no_wrap=True)
    for heading in headings:
        table.add_column(heading, justify="right", no_wrap=True)
    return table


def _show_failures(
    console: Console, results: Iterable[Measurements | AuthorLoop | PageWeight]
) -> None:
    for result in results:
        if result.failure:
            console.print(f"[red]{escape(result.tool.title)}: {escape(result.failure)}[/red]")


def _weigh(result: Measurements) -> tuple[str, str, str]:
    memory = median_megabytes(result, "cold")
    shown = NOTHING if memory is None else f"{memory:,.0f}"
    if result.output is None:
        return shown, NOTHING, NOTHING
    return shown, f"{result.output.html_files:,}", f"{result.output.size / MEGABYTE:,.0f}"


def _with_ratio(seconds: float | None, own: float | None) -> str:
    text = _format_seconds(seconds)
    ratio = divide(seconds, own)
    return text if ratio is None else f"{text} ×{ratio:.1f}"


def _format_seconds(seconds: float | None) -> str:
    return NOTHING if seconds is None else f"{seconds:.2f} s"


def _name(title: str, version: str) -> str:
    return f"{title} {version}".strip()
