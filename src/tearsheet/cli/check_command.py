"""The command `check`."""

from __future__ import annotations

import gc
import time
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tearsheet.cli.build_command import find_reader_folders
from tearsheet.cli.messages import note, print_lines
from tearsheet.cli.options import CACHE, CONTENT, OUT, Cache, Content, Fresh, ReaderCache

if TYPE_CHECKING:
    from tearsheet.content.page_selection import PageSelection
    from tearsheet.proving.checking import CheckRequest


def check(
    content: Content = CONTENT,
    cache: Cache = CACHE,
    reader_cache: ReaderCache = None,
    *,
    fresh: Fresh = False,
    page: Annotated[
        list[str] | None,
        typer.Option(
            metavar="ADDRESS", help="Check this page and its demos alone; may be repeated."
        ),
    ] = None,
    changed: Annotated[
        bool,
        typer.Option("--changed", help="Check the pages that differ from the last commit alone."),
    ] = False,
    demos: Annotated[
        bool,
        typer.Option(
            "--demos",
            help="Prove every demo in every variant, in a browser, and compile the code in pages.",
        ),
    ] = False,
    projects: Annotated[
        bool,
        typer.Option("--projects", help="Prove the demos, and build what visitors take away."),
    ] = False,
    spelling: Annotated[
        bool, typer.Option("--spelling", help="Prove the words of pages and demos, nothing else.")
    ] = False,
    everything: Annotated[
        bool,
        typer.Option("--all", help="All of it but --projects: what to run before handing over."),
    ] = False,
) -> None:
    """Prove the content without writing a site.

    Without options: links, headings, settings, weight, demos that no page places, and a report
    of the props, slots and hooks that a page about a component does not mention. With --all
    these are mistakes.

    \b
    tearsheet check --all --page /library/react-chip/
    tearsheet check --all --changed
    """
    selection = _select_pages(content, page or (), changed=changed)
    if selection and not selection.addresses:
        return
    from tearsheet.pipeline.options import BuildOptions
    from tearsheet.proving.checking import CheckRequest

    reader = find_reader_folders(cache, reader_cache)
    request = CheckRequest(
        options=BuildOptions(
            content=content, out=OUT, cache=cache, reader=reader, write=False, fresh=fresh
        ),
        selection=selection,
        site=everything or demos or projects or not spelling,
        spelling=spelling or everything,
        demos=demos or everything,
        projects=projects,
        strict=everything,
    )
    _run_checks(request)


def _select_pages(content: Path, typed: Iterable[str], *, changed: bool) -> PageSelection | None:
    """The pages that the options name; None for all."""
    from tearsheet.content.changed_files import find_changed_files
    from tearsheet.content.page_selection import join_selections, select_changed, select_pages
    from tearsheet.content.scan import scan_content

    typed = tuple(typed)
    if not typed and not changed:
        return None
    paths = scan_content(content).files
    selection = select_pages(content, paths, typed)
    if changed:
        selection = join_selections(
            select_changed(content, paths, find_changed_files(content)), selection
        )
    if selection.beyond:
        note(f"Changed, but no part of a page: {', '.join(selection.beyond)}.")
        note("`tearsheet check` without --changed checks what depends on it.")
    if not selection.addresses:
        note("No page differs from the last commit.")
    return selection


def _run_checks(request: CheckRequest) -> None:
    from tearsheet.proving.checking import run_checks
    from tearsheet.terminal import TerminalProgress, show_proof, show_summary

    start = time.perf_counter()
    # As in a build: there is nothing to collect.
    gc.disable()
    progress = TerminalProgress()
    try:
        report = run_checks(request, progress)
    finally:
        progress.clear()
    seconds = time.perf_counter() - start
    if report.spelling:
        print("No spelling mistakes, and no words to avoid.")
    if report.site:
        show_summary(report.site, seconds)
    if report.proof:
        show_proof(report.proof, seconds)
    if report.unmentioned:
        from tearsheet.proving.mention_report import describe_unmentioned

        print_lines(describe_unmentioned(report.unmentioned, in_full=request.selection is not None))
