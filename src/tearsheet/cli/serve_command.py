"""The command `serve`."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Annotated

import typer

from tearsheet.cli.messages import announce
from tearsheet.cli.options import LOCAL, OUT, PORT, Host, Out, Port
from tearsheet.serve.log_form import LogForm


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
    serve_site(out, host, port, workers, partial(announce, "Serving"), watching)
