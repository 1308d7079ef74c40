"""All commands of `tearsheet` with their options."""

from __future__ import annotations

import gc
import sys
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tearsheet import build_command
from tearsheet.authoring.commands import new_app
from tearsheet.build_command import find_reader_folders, run_build
from tearsheet.errors import MachineError
from tearsheet.serve.log_form import LogForm

if TYPE_CHECKING:
    from tearsheet.content.page_selection import PageSelection
    from tearsheet.progress import Progress
    from tearsheet.proving.checking import CheckRequest

Content = Annotated[
    Path, typer.Option("--content", "-c", help="The folder the site is written in.")
]
Out = Annotated[Path, typer.Option("--out", "-o", help="The folder the site is built into.")]
# Absolute, because tools with other working directories get paths in it.
Cache = Annotated[
    Path,
    typer.Option(
        resolve_path=True, help="What one build tells the next; deleting it costs only time."
    ),
]
ReaderCache = Annotated[
    Path | None,
    typer.Option(
        resolve_path=True,
        envvar=build_command.READER_CACHE,
        help="Where bundles of the reader are kept, for several sites to share; a cache of "
        "one's own holds its own.",
        show_default=False,
    ),
]
Fresh = Annotated[
    bool, typer.Option("--fresh", help="Believe nothing of earlier builds; write every file anew.")
]
Executor = Annotated[
    str | None,
    typer.Option(
        metavar="NAME",
        help="Who renders the pages in place of this machine: dask:ADDRESS for the workers of a "
        "Dask scheduler, or module:function for what a function returns.",
    ),
]
Packages = Annotated[
    list[str] | None,
    typer.Argument(metavar="[PACKAGE]...", help="As npm calls them; all when none is named."),
]
Host = Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0 for all.")]
Port = Annotated[int, typer.Option(help="The port to listen on.", min=0, max=65535)]
Target = Annotated[
    str,
    typer.Argument(
        help="A folder, s3://bucket/prefix, gs://bucket/prefix or az://container/prefix.",
        metavar="TARGET",
        show_default=False,
    ),
]
StoreOptions = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        metavar="KEY=VALUE",
        help="An option of the store, such as endpoint, region or allow_http; may be repeated.",
    ),
]
DryRun = Annotated[
    bool, typer.Option("--dry-run", help="Say what would be done, file by file, and do nothing.")
]
Concurrency = Annotated[
    int, typer.Option("--requests", help="Requests under way at a time.", min=1, max=256)
]
BreakLease = Annotated[
    bool, typer.Option("--break-lease", help="Take over from another publisher that hangs.")
]

CONTENT, OUT, CACHE = map(Path, (build_command.CONTENT, build_command.OUT, build_command.CACHE))
LOCAL, PORT = "127.0.0.1", 8000


app = typer.Typer(
    help="""Builds, proves and serves the documentation of a family of component libraries.

    An author needs two words: [bold]tearsheet dev[/] shows every page as it is written,
    [bold]tearsheet new[/] begins one. A maintainer needs two more: [bold]tearsheet build[/]
    makes the site, [bold]tearsheet serve[/] answers for it; [bold]tearsheet publish[/] brings it
    to a folder or an object store, [bold]tearsheet rollback[/] back to what stood there before.

    Ends with 0 when all is well, 1 when the content has mistakes, 2 when the command
    was called wrongly, 3 when the machine is in the way.
    """,
    rich_markup_mode="rich",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
app.add_typer(new_app, name="new")


def _print_version(requested: bool) -> None:
    if requested:
        from importlib.metadata import version

        print(f"Tearsheet {version('tearsheet')}")
        raise typer.Exit


@app.callback()
def tearsheet(
    *,
    version: Annotated[
        bool,
        typer.Option(
            "--version", help="Say which version this is.", callback=_print_version, is_eager=True
        ),
    ] = False,
) -> None:
    """Take the options that stand before every command."""


@app.command()
def build(
    content: Content = CONTENT,
    out: Out = OUT,
    cache: Cache = CACHE,
    reader_cache: ReaderCache = None,
    *,
    fresh: Fresh = False,
    executor: Executor = None,
) -> None:
    """Build the site: render what changed, prove everything, put it in place whole."""
    reader = find_reader_folders(cache, reader_cache)
    run_build(content, out, cache, reader, fresh=fresh, executor=executor)


@app.command()
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


@app.command()
def serve(
    *,
    out: Out = OUT,
    host: Host = LOCAL,
    port: Port = PORT,
    workers: Annotated[int, typer.Option(help="Processes that answer.", min=1, max=64)] = 1,
    access_log: Annotated[
        LogForm | None, typer.Option(help="Write a line for every request, in this form.")
    ] = None,
    access_log_file: Annotated[
        Path | None,
        typer.Option(help="Write those lines to this file, not to standard output."),
    ] = None,
    trusted_proxy: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NETWORK",
            help="Believe these in X-Forwarded-For; 10.0.0.0/8, say. May be repeated.",
        ),
    ] = None,
    metrics_port: Annotated[
        int | None,
        typer.Option(help="Tell numbers to Prometheus on this port.", min=1, max=65535),
    ] = None,
    metrics_host: Annotated[
        str | None, typer.Option(help="The address to tell them on, if not the site's own.")
    ] = None,
) -> None:
    """Answer for a built site as a production server does.

    A newer build is in service within a second, without a request lost.

    /healthz says whether there is a build to answer from.

    SIGTERM lets running requests end; SIGHUP opens the log's file anew.
    """
    from tearsheet.serve.access_log import AccessLog
    from tearsheet.serve.production import Watching, serve_site
    from tearsheet.serve.visitor import read_networks

    trusted = read_networks(trusted_proxy or ())
    watching = Watching(
        log=AccessLog(access_log, access_log_file, trusted) if access_log else None,
        metrics_address=(metrics_host or host, metrics_port) if metrics_port else None,
    )
    serve_site(out, host, port, workers, partial(_announce, "Serving"), watching)


@app.command()
def publish(
    target: Target,
    out: Out = OUT,
    option: StoreOptions = None,
    *,
    dry_run: DryRun = False,
    keep: Annotated[
        int, typer.Option(help="Releases that stay to go back to.", min=1, metavar="N")
    ] = 5,
    keep_days: Annotated[
        float,
        typer.Option(help="Days that whatever visitors no longer see stays at least.", min=0),
    ] = 7,
    requests: Concurrency = 16,
    fresh: Annotated[
        bool, typer.Option("--fresh", help="Believe nothing of what lies there; send all anew.")
    ] = False,
    adopt: Annotated[
        bool, typer.Option("--adopt", help="Publish over files that no release put there.")
    ] = False,
    break_lease: BreakLease = False,
) -> None:
    """Bring a built site to its visitors, as a new release: only what changed is sent."""
    from tearsheet.publish.opening import open_target
    from tearsheet.publish.publish_plan import Retention
    from tearsheet.publish.publishing import PublishOptions, plan_site, publish_site
    from tearsheet.publish.report import list_plan, sum_up, sum_up_recovery

    start = time.perf_counter()
    place = open_target(target, option or ())
    options = PublishOptions(
        out=out,
        concurrency=requests,
        retention=Retention(releases=keep, days=keep_days),
        fresh=fresh,
        adopt=adopt,
        break_lease=break_lease,
    )
    try:
        with _terminal_progress() as progress:
            plan = (plan_site if dry_run else publish_site)(place, options, progress)
    except KeyboardInterrupt:
        print("Stopped. Publish again to go on: what was sent is not sent again.", file=sys.stderr)
        raise
    if plan.recovered:
        print(sum_up_recovery(plan.recovered, target))
    if dry_run:
        _print_lines(list_plan(plan))
    seconds = time.perf_counter() - start
    print(f"{sum_up(plan, target, done=not dry_run)} ({seconds:.2f} s)")


@app.command()
def rollback(
    target: Target,
    release: Annotated[
        int | None,
        typer.Argument(
            metavar="[RELEASE]", help="As numbered by `releases`; without it, the one before."
        ),
    ] = None,
    option: StoreOptions = None,
    *,
    dry_run: DryRun = False,
    requests: Concurrency = 16,
    break_lease: BreakLease = False,
) -> None:
    """Let visitors see an earlier release again, or a later one; nothing is sent for it."""
    from tearsheet.publish.opening import open_target
    from tearsheet.publish.report import list_switch, sum_up_switch
    from tearsheet.publish.rollback import plan_rollback, roll_back

    place = open_target(target, option or ())
    if dry_run:
        chosen, switch = plan_rollback(place, release)
        _print_lines(list_switch(switch))
    else:
        with _terminal_progress() as progress:
            chosen, switch = roll_back(
                place, release, progress, concurrency=requests, break_lease=break_lease
            )
    would = "would show" if dry_run else "shows"
    print(f"{target} {would} release {chosen.number}: {sum_up_switch(switch)}.")


@app.command()
def releases(target: Target, option: StoreOptions = None) -> None:
    """List the releases at a target, and say which of them visitors see."""
    from tearsheet.publish.ledger import find_ledger
    from tearsheet.publish.opening import open_target
    from tearsheet.publish.recovery import finish_interrupted
    from tearsheet.publish.report import list_releases, sum_up_recovery

    place = open_target(target, option or ())
    try:
        with _terminal_progress() as progress:
            recovered = finish_interrupted(place, progress, concurrency=16)
        if recovered:
            print(sum_up_recovery(recovered, target))
    except MachineError as error:
        # Without write permission the list is still printed, and shows the interruption.
        print(error, file=sys.stderr)
    ledger, _ = find_ledger(place)
    if ledger.releases:
        _print_lines(list_releases(ledger))
    else:
        print(f"Nothing was published at {target} yet.")


@app.command()
def host_files(
    folder: Annotated[
        Path, typer.Argument(help="The folder they are written to.", show_default=False)
    ],
    out: Out = OUT,
) -> None:
    """Write what other hosts have to be told to answer as `tearsheet serve` does.

    `_headers` and `_redirects` are for static hosts and go with the site; the folders `nginx`
    and `caddy` hold what their settings include. All of them belong to one build.
    """
    from tearsheet.publish.host_files.write import write_host_files

    for file in write_host_files(out, folder):
        print(file)


@app.command()
def dev(
    content: Content = CONTENT,
    cache: Cache = CACHE,
    reader_cache: ReaderCache = None,
    host: Host = LOCAL,
    port: Port = PORT,
) -> None:
    """Show every page and demo as it is written, in the open browser, with its mistakes."""
    from tearsheet.dev.start import AuthorOptions, serve_author

    options = AuthorOptions(
        content=content,
        cache=cache,
        folders=find_reader_folders(cache, reader_cache),
        host=host,
        port=port,
        announce=partial(_announce, "Writing at"),
        note=_note,
    )
    serve_author(options)


@app.command()
def directives(content: Content = CONTENT) -> None:
    """List what a page can place with colons: demos, callouts, components, with their options."""
    from tearsheet.authoring.placeable import describe_placeable

    _print_lines(describe_placeable(content))


@app.command()
def sizes(packages: Packages = None, content: Content = CONTENT) -> None:
    """Measure the components of the documented packages, for their pages to show.

    Those are measured that are new, or whose package or bundler has another version than
    last time; of a package that is named, all. The result lies in the content and is
    committed with it.
    """
    from tearsheet.content.size_file import SIZE_FILE
    from tearsheet.derived.documented_packages import choose_packages, load_rules
    from tearsheet.derived.sizes.snapshot import bring_up_to_date

    documented = choose_packages(content, ())
    again = choose_packages(content, packages) if packages else []
    with _terminal_progress() as progress:
        rules = load_rules(content)
        measured = bring_up_to_date(content, documented, again, progress, rules)
    counts = ", ".join(f"{count} of {name}" for name, count in measured.items())
    print(f"Measured: {counts or 'nothing, because everything was up to date'}.")
    print(f"The sizes are in {content / SIZE_FILE}.")


@app.command()
def history(packages: Packages = None, content: Content = CONTENT) -> None:
    """Look at earlier versions of the documented packages: what came, went and changed, and when.

    npm fetches the newest patch of every minor since the major before the previous one, every
    preview of what was never released, and the packages each of them was published with.
    The result lies in the content and is committed with it.
    """
    from tearsheet.content.history_file import HISTORY_FOLDER
    from tearsheet.derived.documented_packages import choose_packages, load_rules
    from tearsheet.history.gathering import gather_histories

    chosen = choose_packages(content, packages or ())
    with _terminal_progress() as progress:
        gathered = gather_histories(
            content,
            chosen,
            progress,
            family=choose_packages(content, ()),
            rules=load_rules(content),
        )
    for result in gathered:
        package = result.history
        print(f"{package.package}: {len(package.versions)} versions up to {package.version}.")
        for reason in result.left_out:
            print(f"  Not read: {reason}")
    print(f"The histories are in {content / HISTORY_FOLDER}.")


@contextmanager
def _terminal_progress() -> Iterator[Progress]:
    from tearsheet.terminal import TerminalProgress

    progress = TerminalProgress()
    try:
        yield progress
    finally:
        progress.clear()


def _print_lines(lines: Iterable[str]) -> None:
    for line in lines:
        print(line)


def _announce(words: str, address: str) -> None:
    # Flushed: scripts that read a pipe wait for this line.
    print(f"{words} {address}", flush=True)


def _note(words: str) -> None:
    print(words, file=sys.stderr, flush=True)


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
        _note(f"Changed, but no part of a page: {', '.join(selection.beyond)}.")
        _note("`tearsheet check` without --changed checks what depends on it.")
    if not selection.addresses:
        _note("No page differs from the last commit.")
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

        _print_lines(
            describe_unmentioned(report.unmentioned, in_full=request.selection is not None)
        )
