"""All commands of `tearsheet`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated

import typer

from tearsheet.authoring.commands import new_app
from tearsheet.cli.author_commands import dev, directives, history, sizes
from tearsheet.cli.build_command import find_reader_folders, run_build
from tearsheet.cli.check_command import check
from tearsheet.cli.options import (
    CACHE,
    CONTENT,
    OUT,
    Cache,
    Content,
    Executor,
    Fresh,
    Out,
    ReaderCache,
)
from tearsheet.cli.publish_commands import host_files, publish, releases, rollback
from tearsheet.cli.serve_command import serve

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


_IN_ORDER_OF_HELP: tuple[Callable[..., None], ...] = (
    build,
    check,
    serve,
    publish,
    rollback,
    releases,
    host_files,
    dev,
    directives,
    sizes,
    history,
)
for _command in _IN_ORDER_OF_HELP:
    app.command()(_command)
