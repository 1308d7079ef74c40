"""Measures Tearsheet beside its peers, in one run and on one machine."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.markup import escape

from bench.author_loop import measure_author_loops
from bench.budgets import judge_audits, judge_author_loop, judge_builds, judge_weights
from bench.builds import measure_builds
from bench.cluster.measure import measure_cluster
from bench.demos.measure import measure_demos
from bench.files.measure import measure_files
from bench.lighthouse import audit_site
from bench.places import RESULTS
from bench.records import save_author_loops, save_builds, save_engines, save_figures
from bench.report import (
    show_audits,
    show_author_loops,
    show_builds,
    show_figures,
    show_verdicts,
    show_weights,
)
from bench.search.comparison import compare_engines
from bench.search.evaluation import evaluate_search
from bench.search.matchers import compare_matchers
from bench.search.measure import QUALITY, choose_parts, measure_search
from bench.search.quality import find_answered, find_broken, find_lost, sum_up, write_failures
from bench.search.queries import load_missed
from bench.search.report import show_engines, show_matchers, show_quality
from bench.serving.measure import measure_serving
from bench.standards.check import check_standards
from bench.standards.check import choose_parts as choose_checkers
from bench.standards.report import describe
from bench.summary import find_own
from bench.tool import Tool, Unavailable, delete_removed
from bench.tools import choose_tools
from bench.visits import measure_visits
from bench.weight import weigh_pages

CORPORA = (1000, 5000)
MACHINE = 3
"""The exit of a command that could not ask, as `tearsheet` has it."""
LARGE = 2000
"""From this many pages on, slow tools are measured only with `--all` or by name."""

FAILURES = RESULTS / "search-failures.txt"

NARROWEST = 130
"""Columns a table needs; a log file says it has only 80."""

Pages = Annotated[int, typer.Option(min=20, help="How many pages the corpus has.")]
Rounds = Annotated[int, typer.Option(min=1, help="Every figure is the median of so many runs.")]
Edits = Annotated[int, typer.Option(min=1, help="How many edits are timed, after one that is not.")]
Only = Annotated[str, typer.Option(help="Tools by name, with commas: tearsheet,hugo,zensical.")]
All = Annotated[
    bool, typer.Option("--all", help="Slow tools too: at thousands of pages, and after an edit.")
]

app = typer.Typer(add_completion=False, help=__doc__, pretty_exceptions_enable=False)
console = Console(highlight=False)


def main() -> None:
    """Run the command line."""
    console.width = max(console.width, NARROWEST)
    try:
        app()
    finally:
        delete_removed()


@app.callback(invoke_without_command=True)
def everything(context: typer.Context, rounds: Rounds = 3, every: All = False) -> None:
    """Measure builds of 1,000 and 5,000 pages and the author's loop, beside the peers."""
    if context.invoked_subcommand is None:
        tools = choose_tools(())
        built = [_build(tools, pages, rounds, every=every, named=False) for pages in CORPORA]
        _end(all(built) & _author_loop(tools, CORPORA[0], 5))


@app.command()
def build(pages: Pages = 1000, rounds: Rounds = 3, only: Only = "", every: All = False) -> None:
    """Time, memory and output of whole builds, and of builds after an edit."""
    _end(_build(_choose(only), pages, rounds, every=every, named=bool(only)))


@app.command("author-loop")
def author_loop(pages: Pages = 1000, edits: Edits = 5, only: Only = "") -> None:
    """From saving a page to its new text in the open browser."""
    _end(_author_loop(_choose(only), pages, edits))


@app.command()
def weight(pages: Pages = 100, only: Only = "") -> None:
    """What a browser fetches for one page of prose, beside the peers."""
    results = weigh_pages(_choose(only), pages, _say)
    show_weights(console, pages, results)
    show_verdicts(console, judge_weights(results))
    _end(not any(result.failure for result in results if result.tool.name == "tearsheet"))


@app.command()
def lighthouse(rounds: Rounds = 1) -> None:
    """What Lighthouse says of every kind of page of the real site."""
    audits = audit_site(rounds, _say)
    show_audits(console, audits)
    verdicts = judge_audits(audits)
    show_verdicts(console, verdicts)
    _end(all(verdict.kept for verdict in verdicts))


@app.command()
def demos(
    rounds: Rounds = 3,
    edits: Edits = 5,
    only: Annotated[
        str, typer.Option(help="Parts by name, with commas: builds,proofs,author,weights,editing.")
    ] = "",
) -> None:
    """What hundreds of demos cost their author, the machine and the visitor."""
    try:
        figures = measure_demos(_names(only), rounds, edits, _say)
    except ValueError as mistake:
        raise typer.BadParameter(str(mistake)) from None
    show_figures(console, f"Demos: medians of {rounds}", figures)
    console.print(f"Every run is in {save_figures(figures)}.\n")
    _end(all(figure.is_kept for figure in figures))


@app.command()
def visits() -> None:
    """What the first page of a visit weighs, and the next one, by kind of page."""
    try:
        figures = list(measure_visits())
    except Unavailable as reason:
        raise typer.BadParameter(str(reason)) from None
    show_figures(console, "Visits", figures)
    console.print(f"Every run is in {save_figures(figures, 'visits')}.\n")


@app.command()
def search(
    only: Annotated[
        str, typer.Option(help="Parts by name, with commas: quality,speed,visitor,index,size.")
    ] = "",
    out: Annotated[
        Path | None, typer.Option(help="A site that was built, for quality; else it is built.")
    ] = None,
) -> None:
    """Whether the search finds what people look for, how fast, and for how much."""
    try:
        parts = choose_parts(_names(only))
    except ValueError as mistake:
        raise typer.BadParameter(str(mistake)) from None
    kept = _quality(out) if QUALITY in parts else True
    figures = measure_search(parts, _say)
    if figures:
        show_figures(console, "Search", figures)
        console.print(f"Every run is in {save_figures(figures, 'search')}.\n")
    _end(kept and all(figure.is_kept for figure in figures))


@app.command()
def serve(
    rounds: Rounds = 5,
    only: Annotated[
        str,
        typer.Option(
            help="Parts by name, with commas: nginx,cost,memory,idle,exchanges,fuzz,redbot."
        ),
    ] = "",
    out: Annotated[
        Path | None, typer.Option(help="A site that was built; else this repository's is.")
    ] = None,
) -> None:
    """The production server beside nginx, under load, and in the hands of hostile clients."""
    try:
        figures = measure_serving(_names(only), rounds, out, _say)
    except ValueError as mistake:
        raise typer.BadParameter(str(mistake)) from None
    show_figures(console, f"Serving: medians of {rounds}", figures)
    console.print(f"Every run is in {save_figures(figures, 'serve')}.\n")
    _end(all(figure.is_kept for figure in figures))


@app.command()
def files(
    pages: Annotated[str, typer.Option(help="Sizes of sites, with commas.")] = "1000,10000,100000",
    only: Annotated[str, typer.Option(help="Parts by name, with commas: serving,publishing.")] = "",
    folder: Annotated[
        Path | None, typer.Option(help="Where the sites are written; six files for each page.")
    ] = None,
) -> None:
    """What serving and publishing sites of up to 600,000 files takes."""
    try:
        sizes = [int(number) for number in _names(pages)]
        figures = measure_files(_names(only), sizes, folder, _say)
    except ValueError as mistake:
        raise typer.BadParameter(str(mistake)) from None
    show_figures(console, "Sites of many files", figures)
    console.print(f"Every run is in {save_figures(figures, 'files')}.\n")
    _end(all(figure.is_kept for figure in figures))


@app.command()
def cluster(
    pages: Annotated[str, typer.Option(help="Sizes of sites, with commas.")] = "1000,5000",
    only: Annotated[
        str, typer.Option(help="Parts by name, with commas: shared,apart,losses.")
    ] = "",
    workers: Annotated[int, typer.Option(min=1, help="Of one core each.")] = 4,
    folder: Annotated[Path | None, typer.Option(help="Where the sites are written.")] = None,
) -> None:
    """Builds through a Dask scheduler and its workers: the same bytes, and from when on it pays."""
    try:
        sizes = sorted({int(number) for number in _names(pages)})
        figures = measure_cluster(_names(only), sizes, workers, folder, _say)
    except ValueError as mistake:
        raise typer.BadParameter(str(mistake)) from None
    show_figures(console, "A cluster", figures)
    console.print(f"Every run is in {save_figures(figures, 'cluster')}.\n")
    _end(all(figure.is_kept for figure in figures))


@app.command("search-engines")
def search_engines() -> None:
    """Search engines beside Tearsheet's own, on the same pages and questions."""
    engines = compare_engines(_say)
    show_engines(console, engines)
    matchers = compare_matchers(_say)
    show_matchers(console, matchers)
    console.print(f"All of it is in {save_engines(engines, matchers)}.\n")
    _end(not any(engine.failure for engine in engines))


@app.command()
def standards(
    only: Annotated[
        str,
        typer.Option(
            help="Parts by name, with commas: markup,documents,manifest,accessibility.",
        ),
    ] = "",
    out: Annotated[Path, typer.Option(help="A site that was built.")] = Path("dist"),
) -> None:
    """What validators and readers of others say of everything that was built."""
    try:
        parts = choose_checkers(_names(only))
    except ValueError as mistake:
        raise typer.BadParameter(str(mistake)) from None
    try:
        judged = check_standards(parts, out.resolve(), _say)
    except Unavailable as reason:
        raise typer.Exit(_refuse(str(reason))) from None
    for line in describe(judged):
        console.print(escape(line), soft_wrap=True)
    _end(judged.are_kept)


def _quality(built: Path | None) -> bool:
    judged = evaluate_search(_say, built)
    qualities = sum_up(judged)
    show_quality(console, qualities)
    console.print(f"What was not first is in {write_failures(judged, FAILURES)}.\n")
    missed = load_missed()
    lost = find_lost(judged, missed)
    for line in find_answered(judged, missed):
        console.print(escape(line))
    for line in lost:
        console.print(f"[red]{escape(line)}[/red]")
    return not lost and not find_broken(qualities)


def _refuse(reason: str) -> int:
    console.print(escape(reason), style="red", soft_wrap=True)
    return MACHINE


def _build(tools: Sequence[Tool], pages: int, rounds: int, *, every: bool, named: bool) -> bool:
    chosen = [tool for tool in tools if every or named or pages < LARGE or not tool.slow]
    results = measure_builds(chosen, pages, rounds, every_step=every, say=_say)
    show_builds(console, pages, rounds, results)
    left_out = ", ".join(tool.title for tool in tools if tool not in chosen)
    if left_out:
        console.print(f"Left out at {pages:,} pages: {left_out}. Add --all to measure them.")
    show_verdicts(console, judge_builds(pages, results))
    console.print(f"Every run is in {save_builds(pages, rounds, results)}.\n")
    own = find_own(results)
    return own is None or own.failure is None


def _author_loop(tools: Sequence[Tool], pages: int, edits: int) -> bool:
    results = measure_author_loops(tools, pages, edits, say=_say)
    show_author_loops(console, pages, results)
    show_verdicts(console, judge_author_loop(results))
    console.print(f"Every edit is in {save_author_loops(pages, results)}.\n")
    own = find_own(results)
    return own is None or own.failure is None


def _names(only: str) -> list[str]:
    return [name.strip() for name in only.split(",") if name.strip()]


def _choose(only: str) -> Sequence[Tool]:
    try:
        return choose_tools(_names(only))
    except ValueError as mistake:
        raise typer.BadParameter(str(mistake)) from None


def _end(succeeded: bool) -> None:
    # A peer that fails is shown; only Tearsheet's own failure fails the command.
    raise typer.Exit(0 if succeeded else 1)


def _say(line: str) -> None:
    console.print(line, style="dim")
