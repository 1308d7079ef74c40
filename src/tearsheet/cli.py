"""The command `tearsheet`: what an author and a maintainer type."""

from __future__ import annotations

import gc
import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from enum import IntEnum
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tearsheet.authoring.commands import new_app
from tearsheet.errors import ContentErrors, Mistake, TearsheetError

if TYPE_CHECKING:
    from tearsheet.build.progress import Progress

Content = Annotated[
    Path, typer.Option("--content", "-c", help="The folder the site is written in.")
]
Out = Annotated[Path, typer.Option("--out", "-o", help="The folder the site is built into.")]
Cache = Annotated[
    Path, typer.Option(help="What one build tells the next; deleting it costs only time.")
]
Fresh = Annotated[
    bool, typer.Option("--fresh", help="Believe nothing of earlier builds; write every file anew.")
]
Packages = Annotated[
    list[str] | None,
    typer.Argument(metavar="[PACKAGE]...", help="As npm calls them; all when none is named."),
]
Host = Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0 for all.")]
Port = Annotated[int, typer.Option(help="The port to listen on.", min=0, max=65535)]

CONTENT, OUT, CACHE = Path("content"), Path("dist"), Path(".tearsheet/cache")
LOCAL, PORT = "127.0.0.1", 8000


class ExitCode(IntEnum):
    """What a script can tell from the end of the command."""

    DONE = 0
    CONTENT = 1
    """Something is wrong with the content; what, stands on the error output."""
    USAGE = 2
    """The command was called wrongly."""
    MACHINE = 3
    """The machine is in the way: no space, no right, a tool that is missing."""


app = typer.Typer(
    help="""Builds, proves and serves the documentation of a family of component libraries.

    An author needs two words: [bold]tearsheet dev[/] shows every page as it is written,
    [bold]tearsheet new[/] begins one. A maintainer needs two more: [bold]tearsheet build[/]
    makes the site, [bold]tearsheet serve[/] answers for it.

    Ends with 0 when all is well, 1 when the content has mistakes, 2 when the command
    was called wrongly, 3 when the machine is in the way.
    """,
    rich_markup_mode="rich",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
app.add_typer(new_app, name="new")


def _tell_version(wanted: bool) -> None:
    if wanted:
        from importlib.metadata import version

        print(f"Tearsheet {version('tearsheet')}")
        raise typer.Exit


@app.callback()
def tearsheet(
    *,
    version: Annotated[
        bool,
        typer.Option(
            "--version", help="Say which version this is.", callback=_tell_version, is_eager=True
        ),
    ] = False,
) -> None:
    """Take the options that stand before every command."""


@app.command()
def build(
    content: Content = CONTENT, out: Out = OUT, cache: Cache = CACHE, *, fresh: Fresh = False
) -> None:
    """Build the site: render what changed, prove everything, put it in place whole."""
    _run_build(content, out, cache, write=True, fresh=fresh)


@app.command()
def check(
    content: Content = CONTENT,
    cache: Cache = CACHE,
    *,
    fresh: Fresh = False,
    demos: Annotated[
        bool, typer.Option("--demos", help="Prove every demo in every cut, in a browser.")
    ] = False,
    projects: Annotated[
        bool,
        typer.Option("--projects", help="Prove the demos, and build what visitors take away."),
    ] = False,
    spelling: Annotated[
        bool, typer.Option("--spelling", help="Prove the words of pages and demos.")
    ] = False,
) -> None:
    """Prove the content without writing a site."""
    if spelling:
        _run_spelling(content)
    elif demos or projects:
        _run_proof(content, cache, fresh=fresh, projects=projects)
    else:
        _run_build(content, OUT, cache, write=False, fresh=fresh)


@app.command()
def serve(
    out: Out = OUT,
    host: Host = LOCAL,
    port: Port = PORT,
    workers: Annotated[int, typer.Option(help="Processes that answer.", min=1, max=64)] = 1,
) -> None:
    """Answer for a built site as a production server does."""
    from tearsheet.serve.production import serve_site

    serve_site(out, host, port, workers, announce=partial(_announce, "Serving"))


@app.command()
def dev(
    content: Content = CONTENT, cache: Cache = CACHE, host: Host = LOCAL, port: Port = PORT
) -> None:
    """Show every page and demo as it is written, in the open browser, with its mistakes."""
    from tearsheet.serve.author.server import serve_author

    serve_author(content, cache, host, port, announce=partial(_announce, "Writing at"))


@app.command()
def sizes(packages: Packages = None, content: Content = CONTENT) -> None:
    """Measure the components of the documented packages, for their pages to show.

    Those are measured that are new, or whose package or bundler has another version than
    last time; of a package that is named, all. The result lies in the content and is
    committed with it.
    """
    from tearsheet.build.documented_packages import choose_packages
    from tearsheet.build.sizes.snapshot import bring_up_to_date
    from tearsheet.content.size_file import SIZE_FILE

    documented = choose_packages(content, ())
    again = choose_packages(content, packages) if packages else []
    with _gathering() as progress:
        measured = bring_up_to_date(content, documented, again, progress)
    counts = ", ".join(f"{count} of {name}" for name, count in measured.items())
    print(f"Measured: {counts or 'nothing, because everything was up to date'}.")
    print(f"The sizes are in {content / SIZE_FILE}.")


@app.command()
def history(packages: Packages = None, content: Content = CONTENT) -> None:
    """Look at earlier versions of the documented packages: what came, went and changed, and when.

    npm fetches the newest patch of every minor since the major before the previous one.
    The result lies in the content and is committed with it.
    """
    from tearsheet.build.documented_packages import choose_packages
    from tearsheet.content.history_file import HISTORY_FOLDER
    from tearsheet.history.gathering import gather_histories

    chosen = choose_packages(content, packages or ())
    with _gathering() as progress:
        gathered = gather_histories(content, chosen, progress)
    for found in gathered:
        noted = found.history
        print(f"{noted.package}: {len(noted.versions)} versions up to {noted.version}.")
        for reason in found.left_out:
            print(f"  Left out: {reason}")
    print(f"The histories are in {content / HISTORY_FOLDER}.")


@contextmanager
def _gathering() -> Iterator[Progress]:
    from tearsheet.terminal import TerminalProgress

    progress = TerminalProgress()
    try:
        yield progress
    finally:
        progress.clear()


def _announce(words: str, address: str) -> None:
    # At once, also to those who read it through a pipe: scripts wait for this line.
    print(f"{words} {address}", flush=True)


def _run_build(content: Path, out: Path, cache: Path, *, write: bool, fresh: bool) -> None:
    from tearsheet.build.freshness import count_fresh_pages
    from tearsheet.content.scan import scan_content

    start = time.perf_counter()
    scan = scan_content(content)
    pages = count_fresh_pages(content, out, cache, scan) if write and not fresh else None
    if pages is not None:
        seconds = time.perf_counter() - start
        print(f"Nothing changed in {pages:,} page{'' if pages == 1 else 's'} ({seconds:.2f} s).")
        return

    # Only now, because importing the engine takes longer than finding out.
    from tearsheet.build.options import BuildOptions
    from tearsheet.build.pipeline import build_site
    from tearsheet.terminal import TerminalProgress, show_summary

    # A build makes hundreds of thousands of objects and no rings of them: looking for rings is a
    # tenth of its time and finds nothing.
    gc.disable()
    progress = TerminalProgress()
    options = BuildOptions(content=content, out=out, cache=cache, write=write, fresh=fresh)
    try:
        summary = build_site(options, progress, scan)
    finally:
        progress.clear()
    show_summary(summary, time.perf_counter() - start)


def _run_proof(content: Path, cache: Path, *, fresh: bool, projects: bool) -> None:
    from tearsheet.build.options import BuildOptions
    from tearsheet.build.pipeline import build_site
    from tearsheet.proving.prove import prove_demos
    from tearsheet.terminal import TerminalProgress, show_proof

    start = time.perf_counter()
    progress = TerminalProgress()
    options = BuildOptions(content=content, out=OUT, cache=cache, write=False, fresh=fresh)
    mistakes: list[Mistake] = []
    try:
        # What is wrong with the pages hides nothing that is wrong with the demos.
        try:
            build_site(options, progress)
        except ContentErrors as error:
            mistakes += error.mistakes
        summary = prove_demos(options, progress, projects=projects)
    except ContentErrors as error:
        raise ContentErrors([*mistakes, *error.mistakes]) from error
    finally:
        progress.clear()
    if mistakes:
        raise ContentErrors(mistakes)
    show_proof(summary, time.perf_counter() - start)


def _run_spelling(content: Path) -> None:
    from tearsheet.content.scan import scan_content
    from tearsheet.proving.spelling import check_spelling, load_dictionary

    mistakes = check_spelling(content, scan_content(content), load_dictionary(content))
    if mistakes:
        raise ContentErrors(mistakes)
    print("Every word is in the dictionary or among our own.")


def main() -> None:
    """Run the command; a mistake becomes three lines and an exit code, never a traceback."""
    code = _run()
    # Everything is closed by now. Taking what a large site was made from apart, object by
    # object, would only keep the author waiting.
    with suppress(BrokenPipeError):
        sys.stdout.flush()
        sys.stderr.flush()
    os._exit(code)


def _run() -> int:
    try:
        app()
    except SystemExit as ended:
        return ended.code if isinstance(ended.code, int) else int(ended.code is not None)
    except ContentErrors as error:
        count = len(error.mistakes)
        print(f"{error}\n", file=sys.stderr)
        print(f"{count} mistake{'s' if count > 1 else ''}.", file=sys.stderr)
        return ExitCode.CONTENT
    except TearsheetError as error:
        print(error, file=sys.stderr)
        return ExitCode.CONTENT if hasattr(error, "mistake") else ExitCode.MACHINE
    except KeyboardInterrupt:
        return 130
    return ExitCode.DONE
