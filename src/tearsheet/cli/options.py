"""Options that several commands have."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from tearsheet.cli import build_command
from tearsheet.cli.build_command import READER_CACHE

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
        envvar=READER_CACHE,
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
